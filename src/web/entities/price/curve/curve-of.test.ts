import { describe, expect, test } from 'vitest'
import type { PriceStep } from '#contract/prices.ts'
import { curveOf, outline } from './curve-of.ts'

const id = '3f0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a11'
const step = (day: number, newPriceHt: number | null, unit: PriceStep['unit'] = 'kg'): PriceStep => ({
  id,
  actId: id,
  at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  source: 'typed',
  origin: null,
  personId: null,
  unit,
  oldPriceHt: null,
  newPriceHt,
  undoneAt: null,
  formerProduct: null,
})
const NOW = Date.parse('2026-11-11T00:00:00.000Z')

describe('the curve of a price', () => {
  test('leaves out the prices of a product that was merged into this one', () => {
    const own = [step(5, 12), step(1, 10)]
    const [newest, first] = own as [PriceStep, PriceStep]
    const merged = [newest, { ...step(3, 90), formerProduct: 'Beurre doux' }, first]
    expect(curveOf(merged, NOW)).toEqual(curveOf(own, NOW))
  })

  test('goes in steps from the first price to now', () => {
    const curve = curveOf([step(6, 12), step(1, 10)], NOW)
    expect(curve?.steps).toEqual([
      { from: 0, to: 0.5, height: 0, price: 10 },
      { from: 0.5, to: 1, height: 1, price: 12 },
    ])
    expect(curve && outline(curve.steps, 100, 40)).toBe('M0 40H50V0H100')
  })

  test('knows the first, the last, the lowest and the highest', () => {
    const curve = curveOf([step(9, 11), step(6, 8), step(3, 14), step(1, 10)], NOW)
    expect([curve?.first, curve?.last, curve?.lowest, curve?.highest].map((known) => known?.price)).toEqual([
      10, 11, 8, 14,
    ])
    expect(curve?.highest.at).toBe(step(3, 14).at)
  })

  test('breaks where there was no price', () => {
    const curve = curveOf([step(8, 12), step(6, null), step(1, 10)], NOW)
    expect(curve && outline(curve.steps, 10, 10)).toBe('M0 10H5M7 0H10')
  })

  test('is in the middle when the price came back to what it was', () => {
    expect(curveOf([step(6, 10), step(3, null), step(1, 10)], NOW)?.steps[0]?.height).toBe(0.5)
  })

  test('starts a new curve with another unit: a gram and a kilogram share no scale', () => {
    const curve = curveOf([step(9, 0.013, 'g'), step(6, 0.012, 'g'), step(1, 10)], NOW)
    expect(curve?.first.price).toBe(0.012)
    expect(curve?.steps).toHaveLength(2)
  })

  test('is none before there are two prices', () => {
    expect(curveOf([], NOW)).toBeUndefined()
    expect(curveOf([step(1, 10)], NOW)).toBeUndefined()
    expect(curveOf([step(3, null), step(1, 10)], NOW)).toBeUndefined()
  })
})
