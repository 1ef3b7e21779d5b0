import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeLabels } from './place-labels.ts'
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

describe('names of points', () => {
  const space = { left: 0, top: 0, right: 600, bottom: 400, line: 14, gap: 10 }
  it('are placed on the right, and on the left where the right is taken', () => {
    const placed = placeLabels(
      [
        { id: 'sole', x: 100, y: 100, width: 60 },
        { id: 'onglet', x: 190, y: 100, width: 60 },
        { id: 'edge', x: 590, y: 300, width: 60 },
      ],
      space,
    )
    expect(placed.find(({ id }) => id === 'sole')).toEqual({ id: 'sole', x: 115, y: 100 })
    expect(placed.find(({ id }) => id === 'edge')?.x).toBe(590 - 15 - 60)
  })
  it('never lie over each other, nor outside', () => {
    const points = fc.array(
      fc.record({
        id: fc.uuid(),
        x: fc.integer({ min: 0, max: 600 }),
        y: fc.integer({ min: 0, max: 400 }),
        width: fc.integer({ min: 20, max: 160 }),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(points, (list) => {
        const boxes = placeLabels(list, space).map(({ id, x, y }) => {
          const width = list.find((point) => point.id === id)?.width ?? 0
          return { left: x, right: x + width, top: y - 7, bottom: y + 7 }
        })
        boxes.forEach((one, index) => {
          expect(Math.min(one.left, one.top, 600 - one.right, 400 - one.bottom)).toBeGreaterThanOrEqual(0)
          for (const other of boxes.slice(index + 1)) {
            const apart =
              one.left >= other.right ||
              other.left >= one.right ||
              one.top >= other.bottom ||
              other.top >= one.bottom
            expect(apart).toBe(true)
          }
        })
      }),
    )
  })
})
