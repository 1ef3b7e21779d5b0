import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BY_QUANTITY } from '../costing/line-costing.ts'
import { belowZero, changedKitchen } from './change.ts'
import type { Change } from './change.ts'
import type { Kitchen, KitchenLine, KitchenProduct, KitchenSheet } from './kitchen.ts'
import { simulator } from './simulate.ts'

const product = (id: string, facts: Partial<KitchenProduct> = {}): KitchenProduct => ({
  id,
  version: 1,
  category: 'Épicerie',
  supplierId: null,
  unit: 'kg',
  priceHt: 10,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
  allergens: [],
  traces: [],
  allergenFree: true,
  ...facts,
})
const kilo = (userProductId: string, quantity = 1): KitchenLine => ({
  ...BY_QUANTITY,
  userProductId,
  subSheetId: null,
  quantity,
  unit: 'kg',
  wastagePercent: 0,
})
const sheet = (id: string, lines: KitchenLine[], facts: Partial<KitchenSheet> = {}): KitchenSheet => ({
  id,
  version: 1,
  title: id,
  category: 'Plat',
  checkedCost: null,
  sold: null,
  portions: 1,
  sellingPriceHt: 40,
  tvaRate: 10,
  yieldQuantity: 1,
  yieldUnit: 'kg',
  lines,
  ...facts,
})

/** Butter in a sauce, the sauce in a fish; a cake of flour beside them. */
const KITCHEN: Kitchen = {
  products: [
    product('beurre', { category: 'Crémerie', supplierId: 'laiterie' }),
    product('farine', { priceHt: 1 }),
    product('inconnu', { priceHt: null }),
  ],
  sheets: [
    sheet('sauce', [kilo('beurre')], { sellingPriceHt: null }),
    sheet('poisson', [{ ...kilo('', 1), userProductId: null, subSheetId: 'sauce' }]),
    sheet('gâteau', [kilo('farine', 2)], { category: 'Dessert', sellingPriceHt: 10 }),
    sheet('mystère', [kilo('inconnu'), kilo('farine')]),
  ],
}
const outcomes = (...changes: Change[]) =>
  Object.fromEntries(simulator(KITCHEN, 'majoration')(changes).map((outcome) => [outcome.sheet.id, outcome]))

describe('a price that rises', () => {
  test.each([
    ['of one product', { kind: 'product', userProductId: 'beurre', percent: 20 }],
    ['of a category', { kind: 'category', category: 'Crémerie', percent: 20 }],
    ['of a supplier', { kind: 'supplier', supplierId: 'laiterie', percent: 20 }],
  ] as const)('%s reaches the sheets it stands in, at any depth, and no other', (_what, change) => {
    const { poisson, gâteau } = outcomes(change)
    expect(poisson?.before).toMatchObject({ costPortion: 10, marginPercent: 75, marginPortion: 30 })
    expect(poisson?.after).toMatchObject({ costPortion: 12, marginPercent: 70, marginPortion: 28 })
    expect(poisson?.marginDrop).toBe(2)
    expect(gâteau).toMatchObject({ marginDrop: 0, after: { costPortion: 2 } })
  })
  test('twice multiplies, and an unknown price stays unknown', () => {
    const change = { kind: 'product', userProductId: 'beurre', percent: 10 } as const
    const { products } = changedKitchen(KITCHEN, [change, change], 'majoration')
    expect(products.map(({ priceHt }) => priceHt)).toEqual([12.1, 1, null])
  })
})

const productAfter = (place: number, ...changes: Change[]) =>
  changedKitchen(KITCHEN, changes, 'majoration').products[place]?.priceHt
const butterAfter = (...changes: Change[]) => productAfter(0, ...changes)
const unpricedAfter = (change: Change) => productAfter(2, change)
const fishAfter = (...changes: Change[]) =>
  changedKitchen(KITCHEN, changes, 'majoration').sheets[1]?.sellingPriceHt

describe('a price in euros', () => {
  test('is the price of a product, or is added to it, in the order of the changes', () => {
    expect(butterAfter({ kind: 'product', userProductId: 'beurre', priceHt: 3.2 })).toBe(3.2)
    expect(butterAfter({ kind: 'product', userProductId: 'beurre', amount: -0.2 })).toBe(9.8)
    expect(
      butterAfter(
        { kind: 'category', category: 'Crémerie', percent: 10 },
        { kind: 'product', userProductId: 'beurre', amount: 1 },
      ),
    ).toBe(12)
  })
  test('gives a price to a product without one, which no change can', () => {
    expect(unpricedAfter({ kind: 'product', userProductId: 'inconnu', priceHt: 4 })).toBe(4)
    expect(unpricedAfter({ kind: 'product', userProductId: 'inconnu', amount: 4 })).toBeNull()
    expect(unpricedAfter({ kind: 'product', userProductId: 'inconnu', percent: 4 })).toBeNull()
  })
  test('is added to the price of a sheet, a percentage to the cent', () => {
    expect(fishAfter({ kind: 'price', sheetId: 'poisson', amount: 0.5 })).toBe(40.5)
    expect(fishAfter({ kind: 'price', sheetId: 'poisson', percent: 3.33 })).toBe(41.33)
  })
  test('may fall to 0, and one that would fall below changes nothing and is named', () => {
    expect(butterAfter({ kind: 'product', userProductId: 'beurre', amount: -10 })).toBe(0)
    const below: Change = { kind: 'product', userProductId: 'beurre', amount: -10.01 }
    const sold: Change = { kind: 'price', sheetId: 'gâteau', amount: -11 }
    const raised: Change = { kind: 'product', userProductId: 'farine', percent: 5 }
    expect(butterAfter(below)).toBe(10)
    expect([...belowZero(KITCHEN, [below, sold, raised])]).toEqual([below, sold])
    expect([
      ...belowZero(KITCHEN, [{ kind: 'product', userProductId: 'beurre', percent: 50 }, below]),
    ]).toEqual([])
  })
})

describe('a sheet’s own changes', () => {
  test('other portions and another price', () => {
    const { gâteau } = outcomes(
      { kind: 'portions', sheetId: 'gâteau', portions: 4 },
      { kind: 'price', sheetId: 'gâteau', sellingPriceHt: 5 },
    )
    expect(gâteau).toMatchObject({
      after: { portions: 4, costPortion: 0.5, marginPercent: 90 },
      marginDrop: 3.5,
    })
  })
  test('a coefficient prices by the cost after the other changes, and leaves what has no price or no whole cost', () => {
    const { poisson, sauce, mystère, gâteau } = outcomes(
      { kind: 'coefficient', category: null, coefficient: 3 },
      { kind: 'product', userProductId: 'beurre', percent: 10 },
      { kind: 'coefficient', category: 'Dessert', coefficient: 4 },
    )
    expect(poisson?.after).toMatchObject({ costPortion: 11, sellingPriceHt: 33 })
    expect(gâteau?.after.sellingPriceHt).toBe(8)
    expect(sauce?.after.sellingPriceHt).toBeNull()
    expect(mystère?.after).toMatchObject({ sellingPriceHt: 40, incomplete: true })
  })
})

test('a coefficient that gives the price there is changes nothing', () => {
  const { sheets } = changedKitchen(
    KITCHEN,
    [{ kind: 'coefficient', category: 'Dessert', coefficient: 5 }],
    'majoration',
  )
  expect(sheets.map((each, index) => each === KITCHEN.sheets[index])).toEqual([true, true, true, true])
})

test('the greatest loss comes first, gains last', () => {
  const ids = simulator(
    KITCHEN,
    'majoration',
  )([
    { kind: 'product', userProductId: 'beurre', percent: 50 },
    { kind: 'product', userProductId: 'farine', percent: -50 },
  ]).map(({ sheet: { id } }) => id)
  expect(ids[0]).toBe('poisson')
  expect(ids.at(-1)).toBe('gâteau')
})

test('no change changes nothing, and a higher product price never improves a margin', () => {
  for (const { before, after, marginDrop } of simulator(KITCHEN, 'rendement')([])) {
    expect(after).toEqual(before)
    expect(marginDrop).toBe(0)
  }
  fc.assert(
    fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (percent) => {
      for (const { marginDrop } of simulator(
        KITCHEN,
        'majoration',
      )([{ kind: 'category', category: 'Crémerie', percent }]))
        expect(marginDrop).toBeGreaterThanOrEqual(0)
    }),
  )
})
