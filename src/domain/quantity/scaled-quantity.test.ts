import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MIN_QUANTITY } from './limits.ts'
import { MEASURES } from './measure.ts'
import { scaledQuantity } from './scaled-quantity.ts'
import { LINE_UNITS } from './unit.ts'

test.each([
  // From 12 portions to 80.
  [2.4, 'kg', 80 / 12, 16, 16],
  [4, 'pièce', 80 / 12, 26.666667, 27],
  [350, 'g', 80 / 12, 2333.333333, 2330],
  [60, 'cl', 80 / 12, 400, 400],
  [0.35, 'kg', 80 / 12, 2.333333, 2.33],
  // From 12 to 4.
  [5, 'pièce', 4 / 12, 1.666667, 1.75],
  [7, 'pièce', 8 / 12, 4.666667, 4.5],
  [1, 'botte', 4 / 12, 0.333333, 0.35],
  [1, 'sachet', 1 / 30, 0.033333, 0.033333],
  [3, 'g', 4 / 12, 1, 1],
  [2, 'g', 4 / 12, 0.666667, 0.67],
  [1.5, 'portion', 80 / 12, 10, 10],
] as const)('%d %s times %d are %d, and %d in a kitchen', (quantity, unit, times, exact, rounded) => {
  expect(scaledQuantity(quantity, unit, times)).toEqual({ exact, rounded })
})

test('less than can be kept is as little as can be kept', () => {
  expect(scaledQuantity(MIN_QUANTITY, 'g', 1 / 100)).toEqual({ exact: MIN_QUANTITY, rounded: MIN_QUANTITY })
})

test('rounding changes a weight or a volume by 5 % at most, and never to nothing', () => {
  const quantity = fc.integer({ min: 1, max: 5_000_000 }).map((grains) => grains / 1000)
  fc.assert(
    fc.property(
      quantity,
      fc.constantFrom(...LINE_UNITS),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 100 }),
      (amount, unit, from, to) => {
        const { exact, rounded } = scaledQuantity(amount, unit, to / from)
        expect(rounded).toBeGreaterThan(0)
        // Of a gram or a millilitre two decimals are read.
        const measure = unit === 'portion' ? null : MEASURES[unit]
        if (measure !== null && exact * measure.amount >= 0.1)
          expect(Math.abs(rounded / exact - 1)).toBeLessThanOrEqual(0.05 + 1e-9)
      },
    ),
  )
})
