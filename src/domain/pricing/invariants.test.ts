import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coefficient } from './coefficient.ts'
import { hasMargin } from './has-margin.ts'
import { marginRate } from './margin-rate.ts'
import { priceForMargin } from './price-for-margin.ts'
import { priceHt } from './price-ht.ts'
import { priceTtc } from './price-ttc.ts'
import { suggestedPrice } from './suggested-price.ts'
import { VAT_RATES } from './vat-rate.ts'

/** Whole numbers of the last decimal, as people type them. */
const decimal = (min: number, max: number, decimals: number) =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((units) => units / 10 ** decimals)

const price = decimal(0, 500, 4)
const runs = { numRuns: 1000 }

function close(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected))
}

test('VAT on and off again is the same price', () => {
  fc.assert(
    fc.property(price, fc.constantFrom(...VAT_RATES), (ht, tvaRate) => {
      close(priceHt(priceTtc(ht, tvaRate), tvaRate), ht)
    }),
    runs,
  )
})

test('the price for a margin leaves that margin, and a suggested price its coefficient', () => {
  fc.assert(
    fc.property(decimal(1, 500, 4), decimal(0, 99, 1), decimal(1, 20, 1), (cost, margin, wanted) => {
      expect(marginRate(priceForMargin(cost, margin), cost)).toBeCloseTo(margin, 9)
      close(coefficient(suggestedPrice(cost, wanted), cost) ?? Number.NaN, wanted)
    }),
    runs,
  )
})

test('a higher price never lowers a margin, and no margin reaches 100 %', () => {
  fc.assert(
    fc.property(price, price, decimal(0, 100, 4), (one, other, cost) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      if (hasMargin(low, cost)) expect(marginRate(high, cost)).toBeGreaterThanOrEqual(marginRate(low, cost))
      expect(marginRate(high, cost)).toBeLessThan(100)
    }),
    runs,
  )
})
