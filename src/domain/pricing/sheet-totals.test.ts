import { describe, expect, it } from 'vitest'
import { sheetTotals } from './sheet-totals.ts'

describe('the totals of a sheet', () => {
  it('of one portion are the specification’s formula to the letter', () => {
    const sheet = { coutMatiere: 3, portions: 1, sellingPriceHt: 12, tvaRate: 10 }
    expect(sheetTotals(sheet)).toEqual({
      costTotal: 3,
      costPortion: 3,
      marginPercent: 75,
      sellingPriceTtc: 12 * 1.1,
    })
  })
  it('of eight portions compare the price of one with the cost of one', () => {
    const sheet = { coutMatiere: 24, portions: 8, sellingPriceHt: 12, tvaRate: 20 }
    const totals = sheetTotals(sheet)
    expect(totals).toMatchObject({ costTotal: 24, costPortion: 3, marginPercent: 75 })
    expect(totals.sellingPriceTtc).toBeCloseTo(14.4, 12)
  })
  it('without a price show no price TTC and a margin of 0', () => {
    const sheet = { coutMatiere: 24, portions: 8, sellingPriceHt: null, tvaRate: 10 }
    expect(sheetTotals(sheet)).toEqual({
      costTotal: 24,
      costPortion: 3,
      marginPercent: 0,
      sellingPriceTtc: null,
    })
  })
  it('without a cost show a margin of 0', () => {
    const sheet = { coutMatiere: 0, portions: 8, sellingPriceHt: 12, tvaRate: 10 }
    expect(sheetTotals(sheet)).toMatchObject({ costPortion: 0, marginPercent: 0 })
  })
})
