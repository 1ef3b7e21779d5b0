import { describe, expect, it } from 'vitest'
import { priceHt } from './price-ht.ts'
import { priceTtc } from './price-ttc.ts'
import { DEFAULT_VAT_RATE, VAT_RATES } from './vat-rate.ts'

describe('VAT', () => {
  it('offers take-away, served meals and alcohol, served meals first', () => {
    expect(VAT_RATES).toEqual([5.5, 10, 20])
    expect(DEFAULT_VAT_RATE).toBe(10)
  })
  it.each([
    [10, 5.5, 10.55],
    [10, 10, 11],
    [10, 20, 12],
    [0, 10, 0],
  ])('a price of %d EUR HT at %d %% is %d EUR TTC', (ht, tvaRate, ttc) => {
    expect(priceTtc(ht, tvaRate)).toBeCloseTo(ttc, 12)
    expect(priceHt(ttc, tvaRate)).toBeCloseTo(ht, 12)
  })
  it('at 10 % the price HT of a carte is its price TTC divided by 1.1', () => {
    expect(priceHt(18.7, 10)).toBe(18.7 / 1.1)
  })
})
