import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf, scaleOf } from './scales.ts'

describe('an axis', () => {
  it('names round figures', () => {
    expect(scaleOf([3, 21.4], { from: 0, atMost: 6 }).ticks).toEqual([0, 5, 10, 15, 20])
    expect(scaleOf([0.02, 0.11], { from: 0, atMost: 6 }).ticks).toEqual([0, 0.02, 0.04, 0.06, 0.08, 0.1])
  })
  it('begins below 0 for a loss', () => {
    const scale = scaleOf([-2, 10], { from: 0, atMost: 5 })
    expect(scale.from).toBeLessThan(-2)
    expect(scale.ticks).toContain(0)
  })
  it('holds every figure, and names some but not too many', () => {
    const cents = fc.integer({ min: -50_000, max: 500_000 }).map((figure) => figure / 100)
    const figures = fc.array(cents, { minLength: 1 })
    fc.assert(
      fc.property(figures, (list) => {
        const scale = scaleOf(list, { from: 0, atMost: 6 })
        for (const figure of list) {
          expect(placeOf(figure, scale)).toBeGreaterThanOrEqual(-1e-9)
          expect(placeOf(figure, scale)).toBeLessThanOrEqual(1 + 1e-9)
        }
        expect(scale.ticks.length).toBeGreaterThanOrEqual(2)
        expect(scale.ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
