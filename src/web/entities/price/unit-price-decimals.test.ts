import { expect, test } from 'vitest'
import {
  comparedDecimals,
  lineUnitDecimals,
  listPriceDecimals,
  unitPriceDecimals,
} from './unit-price-decimals.ts'

test.each([
  [16.9, 2],
  [3.4567, 4],
  [31.123456, 6],
  [20 / 7, 2],
  [1 / 7, 6],
  [0.22, 2],
  [0.5, 2],
  [0.0169, 4],
  [0.125, 3],
  [0, 2],
])('a price of %d € is shown with %d decimals', (price, decimals) => {
  expect(unitPriceDecimals(price)).toBe(decimals)
})

test.each([
  ['2,28 and 2,30', 2.282609, 2.3, [2, 2]],
  ['2,282609 and 2,28', 2.282609, 2.28, [6, 2]],
  ['0,825 and 0,8247', 0.825, 0.8247, [3, 4]],
])('two prices beside each other differ where they are shown: %s', (_written, one, other, decimals) => {
  expect([one, other].map(comparedDecimals(one, other))).toEqual(decimals)
})

test.each([
  [17.1597, 2],
  [8.3458, 2],
  [1, 2],
  [0.9975, 4],
  [0.0169, 4],
  [0.012934, 4],
  [0.73333, 3],
  [0.066667, 4],
  [0.000123, 6],
  [0.004_567, 5],
  [0.85, 2],
])('in a list a price of %d € is shown with %d decimals', (price, decimals) => {
  expect(listPriceDecimals(price)).toBe(decimals)
})

test.each([
  [3.32134, 2],
  [0.825778, 3],
  [0.1, 3],
  [0.0123456, 4],
  [0.9999, 3],
  [0, 2],
])('%d € for a unit of a preparation is shown with %d decimals', (cost, decimals) => {
  expect(lineUnitDecimals(cost, { preparationId: crypto.randomUUID() })).toBe(decimals)
})

test('the price of a product stays as it was typed on a line', () => {
  expect(lineUnitDecimals(3.32134, { preparationId: null })).toBe(5)
})
