import { expect, test } from 'vitest'
import { unitPriceDecimals } from './unit-price-decimals.ts'

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
