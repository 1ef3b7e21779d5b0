import { expect, test } from 'vitest'
import { marginRate } from './margin-rate.ts'
import { priceKeepingMargin } from './price-keeping-margin.ts'

test.each([
  // 2 € ÷ (1 − 75 %) = 8 € without VAT.
  [2, 75, 10, 8.8],
  [2, 75, 20, 9.6],
  [1, 66.7, 10, 3.31],
  [2, 100, 10, null],
])('a portion that costs %d € earns %d %% again, with %d %% of VAT', (cost, margin, tva, price) => {
  expect(priceKeepingMargin(cost, margin, tva)).toBe(price)
})

test('the price in whole cents leaves no less than the margin', () => {
  for (let cents = 1; cents < 500; cents += 7) {
    const price = priceKeepingMargin(cents / 100, 71.3, 10) ?? 0
    expect(marginRate(price / 1.1, cents / 100)).toBeGreaterThanOrEqual(71.3 - 1e-6)
  }
})
