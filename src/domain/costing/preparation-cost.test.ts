import { describe, expect, test } from 'vitest'
import { lineCost } from './line-cost.ts'
import type { CostedPreparation } from './preparation-cost.ts'

/** A white stock: 8,40 € for 4,2 L, in 12 portions. */
const stock: CostedPreparation = {
  coutMatiere: 8.4,
  uncostedLines: 0,
  portions: 12,
  yieldQuantity: 4.2,
  yieldUnit: 'L',
}
const line = { product: null, preparation: stock, quantity: 1, unit: 'L', wastagePercent: 0 } as const
const cost = (changes: object) => lineCost({ ...line, ...changes }, 'majoration')

describe('a preparation in a sheet', () => {
  test.each([
    [1.2, 'L', 2.4],
    [50, 'cl', 1],
    [3, 'portion', 2.1],
  ] as const)('%d %s of a stock of 8,40 € for 4,2 L and 12 portions cost %d €', (quantity, unit, euros) => {
    const costed = cost({ quantity, unit })
    expect(costed.known && costed.cost).toBeCloseTo(euros, 12)
  })
  test('by the piece costs its part of the pieces', () => {
    const tartlets = { ...stock, yieldQuantity: 24, yieldUnit: 'pièce' }
    expect(cost({ preparation: tartlets, quantity: 6, unit: 'pièce' })).toMatchObject({ cost: 8.4 / 4 })
    expect(cost({ preparation: tartlets, quantity: 6, unit: 'unité' })).toMatchObject({ known: true })
  })
  test('weighs with its loss, by the account’s method', () => {
    expect(cost({ wastagePercent: 50 })).toMatchObject({ cost: 3 })
    expect(lineCost({ ...line, wastagePercent: 50 }, 'rendement')).toMatchObject({ cost: 4 })
  })
  test('says by which price it was counted', () => {
    expect(cost({})).toMatchObject({ unitPrice: 2, priceUnit: 'L', convertedQuantity: 1 })
    expect(cost({ unit: 'portion' })).toMatchObject({ priceUnit: 'portion' })
  })
})

describe('the cost of a preparation is not known', () => {
  test.each([
    [
      'while a line of it has no cost',
      { preparation: { ...stock, uncostedLines: 1 } },
      'preparation-incomplete',
    ],
    ['by weight when only its volume is said', { quantity: 100, unit: 'g' }, 'density-missing'],
    ['by the botte when it is measured in litres', { unit: 'botte' }, 'content-missing'],
    [
      'by the litre while nobody said how much there is',
      { preparation: { ...stock, yieldQuantity: null, yieldUnit: null } },
      'yield-missing',
    ],
    ['while no quantity is typed', { quantity: null }, 'quantity-missing'],
  ] as const)('%s', (_why, changes, reason) => {
    expect(cost(changes)).toEqual({ known: false, reason })
  })
  test('but its portions are, without a yield', () => {
    const unmeasured = { ...stock, yieldQuantity: null, yieldUnit: null }
    expect(cost({ preparation: unmeasured, quantity: 12, unit: 'portion' })).toMatchObject({ known: true })
  })
})

test('a product is not taken by the portion', () => {
  const flour = {
    unit: 'kg',
    priceHt: 1,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
  } as const
  expect(cost({ preparation: null, product: flour, unit: 'portion' })).toEqual({
    known: false,
    reason: 'units-unrelated',
  })
})
