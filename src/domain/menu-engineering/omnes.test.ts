import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceDemand } from './price-demand.ts'
import { priceDispersion } from './price-dispersion.ts'
import { priceOpening } from './price-opening.ts'

const prices = fc.array(
  fc.integer({ min: 1, max: 9000 }).map((cents) => cents / 100),
  { minLength: 3, maxLength: 40 },
)

describe('the opening of a gamme', () => {
  it('starters from 5 to 15 € open by 3: too wide for four dishes, not for ten', () => {
    expect(priceOpening([5, 8, 12, 15])).toMatchObject({ state: 'wide', ratio: 3, widest: 2.5 })
    expect(priceOpening([5, 6, 7, 8, 9, 10, 11, 12, 13, 15])).toMatchObject({ state: 'good', widest: 3 })
  })
  it('six main dishes from 12 to 21 € open by 1.75', () => {
    expect(priceOpening([12, 14, 16, 17, 19, 21])).toMatchObject({ state: 'good', ratio: 1.75 })
  })
  it('dishes without a price do not count, and one price alone opens nothing', () => {
    expect(priceOpening([0, 10, 0, 20])).toMatchObject({ ratio: 2 })
    expect(priceOpening([10, 0])).toEqual({ state: 'unknown' })
  })
  it('is 1 at least, and the same in another currency', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 2, max: 50 }), (list, rate) => {
        const [here, there] = [priceOpening(list), priceOpening(list.map((price) => price * rate))]
        if (here.state === 'unknown' || there.state === 'unknown') throw new Error('three prices tell')
        expect(here.ratio).toBeGreaterThanOrEqual(1)
        expect(there.ratio).toBeCloseTo(here.ratio, 9)
      }),
    )
  })
})

describe('the spread of prices', () => {
  it('from 15 to 24 € the bands are 15–18, 18–21 and 21–24', () => {
    expect(priceDispersion([15, 17, 18, 19, 20, 21, 24])).toEqual({
      state: 'good',
      low: { from: 15, to: 18, dishes: 2 },
      middle: { from: 18, to: 21, dishes: 4 },
      high: { from: 21, to: 24, dishes: 1 },
    })
  })
  it('a middle with fewer dishes than the rest is thin', () => {
    expect(priceDispersion([15, 16, 19, 23, 24])).toMatchObject({ state: 'thin-middle' })
  })
  it('two dishes, or one price for all, have no spread', () => {
    expect(priceDispersion([15, 24])).toEqual({ state: 'unknown', reason: 'too-few' })
    expect(priceDispersion([5.9, 5.9, 5.9, 0])).toEqual({ state: 'unknown', reason: 'one-price' })
  })
  it('every dish is in one band', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const found = priceDispersion(list)
        if (found.state === 'unknown') return
        expect(found.low.dishes + found.middle.dishes + found.high.dishes).toBe(list.length)
        expect(found.low.dishes).toBeGreaterThan(0)
        expect(found.high.dishes).toBeGreaterThan(0)
      }),
    )
  })
})

function sold(...pairs: [price: number, quantity: number | null][]) {
  return priceDemand(pairs.map(([prixTtcAffiche, quantity]) => ({ prixTtcAffiche, quantity })))
}

describe('demand against offer', () => {
  it('guests who choose as the carte offers make a ratio of 1', () => {
    expect(sold([10, 5], [20, 5], [30, 5])).toEqual({
      state: 'even',
      demanded: 20,
      offered: 20,
      ratio: 1,
      withoutSales: 0,
    })
  })
  it('guests who take the cheapest find the gamme too dear', () => {
    expect(sold([10, 80], [20, 15], [30, 5])).toMatchObject({ state: 'below', demanded: 12.5, ratio: 0.625 })
  })
  it('guests who take the dearest would take more', () => {
    expect(sold([10, 5], [20, 5], [30, 50])).toMatchObject({ state: 'above', demanded: 27.5 })
  })
  it('0.90 is still good, and what reads 1.00 is even', () => {
    expect(sold([18, 1], [22, 0])).toMatchObject({ state: 'good', ratio: 0.9 })
    expect(sold([10, 1000], [20, 1001], [30, 1001])).toMatchObject({ state: 'even' })
    expect(sold([10, 49], [20, 50], [30, 55])).toMatchObject({ state: 'above' })
  })
  it('dishes without recorded sales are on neither side, and are counted', () => {
    expect(sold([10, 5], [20, 5], [90, null])).toMatchObject({ state: 'even', offered: 15, withoutSales: 1 })
  })
  it('is unknown without prices or sales', () => {
    expect(sold([0, 5])).toEqual({ state: 'unknown', reason: 'no-price' })
    expect(sold([10, null], [12, 0])).toEqual({ state: 'unknown', reason: 'nothing-sold' })
  })
  it('the mean price asked is between the lowest and the highest', () => {
    const list = fc.array(
      fc.record({
        prixTtcAffiche: fc.integer({ min: 1, max: 9000 }).map((cents) => cents / 100),
        quantity: fc.integer({ min: 0, max: 900 }),
      }),
    )
    fc.assert(
      fc.property(list, (dishes) => {
        const found = priceDemand(dishes)
        if (found.state === 'unknown') return
        const displayed = dishes.map(({ prixTtcAffiche }) => prixTtcAffiche)
        expect(found.demanded).toBeGreaterThanOrEqual(Math.min(...displayed) - 1e-9)
        expect(found.demanded).toBeLessThanOrEqual(Math.max(...displayed) + 1e-9)
      }),
    )
  })
})
