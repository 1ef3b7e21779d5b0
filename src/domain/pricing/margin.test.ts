import { describe, expect, it } from 'vitest'
import { portionCost } from '../costing/portion-cost.ts'
import { costRatio } from './cost-ratio.ts'
import { hasMargin } from './has-margin.ts'
import { marginAmount } from './margin-amount.ts'
import { DEFAULT_MARGIN_THRESHOLDS, marginBand } from './margin-band.ts'
import { marginRate } from './margin-rate.ts'
import { priceForMargin } from './price-for-margin.ts'
import { priceHt } from './price-ht.ts'

describe('a margin compares the price of a portion with the cost of a portion', () => {
  it('12 EUR HT for a cost of 3 EUR leave 9 EUR, 75 %', () => {
    expect(marginAmount(12, 3)).toBe(9)
    expect(marginRate(12, 3)).toBe(75)
  })
  it('a dish sold under its cost has a margin below zero', () => {
    expect(marginAmount(3, 4.5)).toBe(-1.5)
    expect(marginRate(3, 4.5)).toBe(-50)
  })
  it.each([
    ['no price', null, 3],
    ['a price of zero', 0, 3],
    ['no cost', 12, 0],
    ['neither', null, 0],
  ])('with %s it is 0, and the dish counts in no average', (_, price, cost) => {
    expect(marginRate(price, cost)).toBe(0)
    expect(marginAmount(price, cost)).toBe(0)
    expect(hasMargin(price, cost)).toBe(false)
  })
  it('on a carte it is taken on the displayed price less VAT', () => {
    expect(marginRate(priceHt(22, 10), 5)).toBeCloseTo(75, 12)
  })
  it('a dish that leaves exactly nothing has a margin of 0 and still counts', () => {
    expect(marginRate(3, 3)).toBe(0)
    expect(hasMargin(3, 3)).toBe(true)
  })
})

describe('a margin is green from 70 %, orange from 50 %, red below', () => {
  it.each([
    [100, 'high'],
    [70, 'high'],
    [69.96, 'high'],
    [69.94, 'medium'],
    [69.9, 'medium'],
    [50, 'medium'],
    [49.96, 'medium'],
    [49.94, 'low'],
    [0, 'low'],
    [-20, 'low'],
  ] as const)('%d %% is %s', (rate, band) => {
    expect(marginBand(rate)).toBe(band)
  })
  it('a margin of 70 % that arithmetic left a hair low is green', () => {
    const rate = marginRate(9.45, portionCost(17.01, 6))
    expect(rate).toBeLessThan(70)
    expect(marginBand(rate)).toBe('high')
  })
  it('an account that aims at 80 and accepts 60 has its own colours', () => {
    const thresholds = { targetMargin: 80, floorMargin: 60 }
    expect([80, 79.9, 60, 59.9].map((rate) => marginBand(rate, thresholds))).toEqual([
      'high',
      'medium',
      'medium',
      'low',
    ])
    expect(DEFAULT_MARGIN_THRESHOLDS).toEqual({ targetMargin: 70, floorMargin: 50 })
  })
})

describe('the ratio matière is the cost in a hundred euros of price', () => {
  it('3 EUR in 12 are 25 %', () => {
    expect(costRatio(12, 3)).toBe(25)
    expect(costRatio(12, 0)).toBe(0)
  })
  it('without a price there is none', () => {
    expect(costRatio(null, 3)).toBeNull()
    expect(costRatio(0, 3)).toBeNull()
  })
})

describe('a price for a wanted margin', () => {
  it('3 EUR of cost at 75 % are 12 EUR', () => {
    expect(priceForMargin(3, 75)).toBe(12)
  })
  it('at 0 % it is the cost', () => {
    expect(priceForMargin(3, 0)).toBe(3)
  })
  it('no price leaves 100 %', () => {
    expect(priceForMargin(3, 100)).toBeNull()
    expect(priceForMargin(3, 120)).toBeNull()
  })
})
