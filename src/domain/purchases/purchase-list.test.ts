import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetCost } from '../costing/sheet-cost.ts'
import type { Unit } from '../quantity/unit.ts'
import { groupPurchases, totalOf } from './group-purchases.ts'
import type { PurchaseLine, PurchaseProduct, PurchaseSheet } from './purchase-kitchen.ts'
import { purchaseList } from './purchase-list.ts'

function product(id: string, facts: Partial<PurchaseProduct> = {}): PurchaseProduct {
  return {
    id,
    name: id,
    category: 'Épicerie',
    supplierId: null,
    unit: 'kg',
    priceHt: 10,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    pack: null,
    ...facts,
  }
}

function line(facts: Partial<PurchaseLine>): PurchaseLine {
  return {
    userProductId: null,
    subSheetId: null,
    costing: 'quantity',
    quantity: 1,
    unit: 'kg',
    wastagePercent: 0,
    note: null,
    ...facts,
  }
}

const of = (userProductId: string, quantity: number | null, unit: Unit, facts: Partial<PurchaseLine> = {}) =>
  line({ userProductId, quantity, unit, ...facts })
const some = (subSheetId: string, quantity: number | null, unit: PurchaseLine['unit'], facts = {}) =>
  line({ subSheetId, quantity, unit, ...facts })

function sheet(id: string, lines: PurchaseLine[], facts: Partial<PurchaseSheet> = {}): PurchaseSheet {
  return { id, title: `Fiche ${id}`, portions: 10, yieldQuantity: null, yieldUnit: null, lines, ...facts }
}

function bought(
  products: PurchaseProduct[],
  sheets: PurchaseSheet[],
  covers: Record<string, number> = { a: 10 },
  method: 'majoration' | 'rendement' = 'majoration',
) {
  const chosen = Object.entries(covers).map(([sheetId, number]) => ({ sheetId, covers: number }))
  return purchaseList({ sheets, products }, chosen, method)
}

const positive = (max: number) => fc.double({ min: 0.001, max, noNaN: true })

const quantities = ({ items }: ReturnType<typeof bought>) =>
  Object.fromEntries(items.map((item) => [item.product.id, item.quantity]))

describe('what to buy', () => {
  test('is the quantity for the covers, with its loss by the method of the account', () => {
    const lines = [of('veal', 1.6, 'kg', { wastagePercent: 20 }), of('rice', 500, 'g')]
    const products = [product('veal'), product('rice')]
    expect(quantities(bought(products, [sheet('a', lines)], { a: 80 }))).toEqual({ veal: 15.36, rice: 4 })
    const divided = quantities(bought(products, [sheet('a', lines)], { a: 80 }, 'rendement'))
    expect(divided).toEqual({ veal: 16, rice: 4 })
  })

  test('is summed over lines, sheets and preparations at any depth, in one unit', () => {
    const cream = product('cream', { unit: 'L', densityKgPerL: 1 })
    const sheets = [
      sheet('a', [of('cream', 200, 'ml'), some('sauce', 0.5, 'L')]),
      sheet('b', [of('cream', 300, 'g'), some('sauce', 5, 'portion')], { portions: 5 }),
      sheet('sauce', [of('cream', 1, 'L'), some('stock', 25, 'cl')], { yieldQuantity: 2, yieldUnit: 'L' }),
      sheet('stock', [of('bones', 3, 'kg', { wastagePercent: 10 })], { yieldQuantity: 500, yieldUnit: 'cl' }),
    ]
    const list = bought([cream, product('bones')], sheets, { a: 20, b: 10 })
    // The sauce is made 2 × 0.25 and 2 × 0.5 times, the stock 1.5 × 0.05 times.
    expect(
      list.items.map((item) => [item.product.id, Number(item.quantity?.toFixed(9)), item.sheets]),
    ).toEqual([
      ['cream', 0.4 + 0.6 + 1.5, ['Fiche a', 'Fiche b', 'Fiche sauce']],
      ['bones', 0.2475, ['Fiche stock']],
    ])
    expect(list.apart).toEqual([])
  })

  test('has the loss of a preparation too', () => {
    const sheets = [
      sheet('a', [some('dough', 5, 'portion', { wastagePercent: 20 })]),
      sheet('dough', [of('flour', 1, 'kg')]),
    ]
    expect(quantities(bought([product('flour')], sheets))).toEqual({ flour: 0.6 })
  })

  test('of a preparation that is chosen itself is both', () => {
    const sheets = [sheet('a', [some('b', 1, 'portion')]), sheet('b', [of('flour', 1, 'kg')])]
    expect(quantities(bought([product('flour')], sheets, { a: 10, b: 20 }))).toEqual({ flour: 2.1 })
  })

  test('is nothing for a sheet that is gone', () => {
    expect(bought([product('flour')], [sheet('a', [of('flour', 1, 'kg')])], { z: 4 })).toEqual({
      items: [],
      apart: [],
    })
  })

  test('refuses a sheet that contains itself', () => {
    const sheets = [sheet('a', [some('b', 1, 'portion')]), sheet('b', [some('a', 1, 'portion')])]
    expect(() => bought([], sheets)).toThrow(RangeError)
  })

  test('of a tower of preparations is computed once for each of them', () => {
    const floors = Array.from({ length: 40 }, (_, floor) =>
      sheet(String(floor), [some(String(floor + 1), 1, 'portion'), some(String(floor + 1), 1, 'portion')], {
        portions: 2,
      }),
    )
    const ground = sheet('40', [of('flour', 1, 'kg')])
    expect(quantities(bought([product('flour')], [...floors, ground], { 0: 2 }))).toEqual({ flour: 0.2 })
  })
})

const order = (quantity: number, facts: Partial<PurchaseProduct>) =>
  bought([product('p', facts)], [sheet('a', [of('p', quantity, facts.unit ?? 'kg')])]).items[0]?.order

describe('what is bought', () => {
  test.each([
    [30.2, { pack: { quantity: 25, text: 'Sac 25 kg', approximate: false } }, 50, 2, 19.8],
    [50, { pack: { quantity: 25, text: null, approximate: false } }, 50, 2, 0],
    [17.777, { unit: 'bouteille' as const }, 18, 18, 0.223],
    [3 * 0.1, { unit: 'botte' as const, pack: { quantity: 0.1, text: null, approximate: false } }, 0.3, 3, 0],
    [75, { unit: 'pièce' as const, pack: { quantity: 30, text: null, approximate: true } }, 90, 3, 15],
    [1.3, { unit: 'L' as const }, 1.3, undefined, 0],
  ])('for %d is whole packs where they are known (%j)', (quantity, facts, whole, count, rest) => {
    const found = order(quantity, facts)
    expect(found?.quantity).toBeCloseTo(whole)
    expect(found?.packs?.count).toBe(count)
    expect(found?.rest).toBeCloseTo(rest)
    expect(found?.cost).toBeCloseTo(whole * 10)
  })

  test('has no cost without a price', () => {
    expect(order(2, { priceHt: null })?.cost).toBeNull()
  })

  test('covers the need, and is less than a pack too much', () => {
    fc.assert(
      fc.property(positive(10_000), positive(50), (quantity, size) => {
        const found = order(quantity, { pack: { quantity: size, text: null, approximate: false } })
        const { packs, rest = -1, quantity: whole = 0 } = found ?? {}
        expect(whole).toBeGreaterThan(quantity * (1 - 1e-8))
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThan(size)
        expect(Number.isInteger(packs?.count)).toBe(true)
      }),
    )
  })
})

describe('what cannot be summed is set apart, with its reason', () => {
  const onion = product('onion')
  test.each([
    ['a count of what is sold by weight', of('onion', 2, 'pièce'), 'content-missing', 2, 'pièce', 'onion'],
    ['a volume of what is sold by weight', of('onion', 20, 'cl'), 'density-missing', 200, 'ml', 'onion'],
    ['a total loss', of('onion', 1, 'kg', { wastagePercent: 100 }), 'total-loss', 1000, 'g', 'onion'],
    ['no quantity', of('onion', null, 'kg'), 'quantity-missing', null, 'g', 'onion'],
    ['no product', line({ note: 'Oignon · émincé' }), 'product-missing', 1000, 'g', 'Oignon · émincé'],
    ['no product and no note', line({}), 'product-missing', 1000, 'g', null],
    ['a preparation without a yield', some('b', 3, 'kg'), 'yield-missing', 3000, 'g', 'Fiche b'],
    [
      'a preparation without a quantity',
      some('b', null, 'portion'),
      'quantity-missing',
      null,
      'portion',
      'Fiche b',
    ],
    ['QS without a product', line({ costing: 'qs', quantity: null, note: 'sel' }), 'qs', null, 'g', 'sel'],
    ['QS of a preparation', some('b', null, 'kg', { costing: 'qs' }), 'qs', null, 'g', 'Fiche b'],
    [
      'a forfait',
      line({ costing: 'forfait-sheet', quantity: null, note: 'épices' }),
      'forfait',
      null,
      'g',
      'épices',
    ],
  ] as const)('%s', (_, taken, reason, quantity, unit, name) => {
    const list = bought(
      [onion],
      [sheet('a', [taken]), sheet('b', [of('onion', 1, 'kg')])],
      { a: 10 },
      'rendement',
    )
    expect(list.items).toEqual([])
    expect(list.apart).toMatchObject([{ reason, quantity, unit, name, sheets: ['Fiche a'] }])
  })

  test('and is summed there where it can be', () => {
    const lines = [of('onion', 20, 'cl'), of('onion', 1, 'L'), of('onion', 2, 'pièce'), of('onion', 3, 'kg')]
    const list = bought([onion], [sheet('a', lines), sheet('b', [of('onion', 1, 'pièce')])], { a: 10, b: 20 })
    expect(quantities(list)).toEqual({ onion: 3 })
    expect(list.apart.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [1200, 'ml'],
      [4, 'pièce'],
    ])
  })

  test('but QS of a product stays with the product', () => {
    const salt = { costing: 'qs' as const, quantity: null }
    const once = bought([onion], [sheet('a', [of('onion', null, 'kg', salt)])])
    expect(once.items).toMatchObject([{ quantity: null, order: null, qs: true }])
    const both = bought([onion], [sheet('a', [of('onion', null, 'kg', salt), of('onion', 1, 'kg')])])
    expect(both.items).toMatchObject([{ quantity: 1, qs: true }])
  })
})

test('purchases are grouped by supplier, category and name, those without a supplier last', () => {
  const products = [
    product('Œuf', { category: 'Crémerie', supplierId: 's1', unit: 'pièce', priceHt: 0.2 }),
    product('Carotte', { category: 'Légumes', supplierId: 's2', priceHt: null }),
    product('Abricot', { category: 'Fruits', supplierId: 's2' }),
    product('Beurre', { category: 'Crémerie', supplierId: 's1' }),
    product('Sel'),
  ]
  const { items } = bought(products, [
    sheet(
      'a',
      products.map(({ id, unit }) => of(id, 1.5, unit)),
    ),
  ])
  const suppliers = [
    { id: 's1', name: 'Mirandol' },
    { id: 's2', name: 'Écaille' },
    { id: 's3', name: 'Autre' },
  ]
  const groups = groupPurchases(items, suppliers)
  const names = groups.map(({ supplier, categories, cost, unpriced }) => [
    supplier?.name,
    categories.map(
      ({ category, items: own }) => `${category}: ${own.map((item) => item.product.name).join(', ')}`,
    ),
    cost,
    unpriced,
  ])
  expect(names).toEqual([
    ['Écaille', ['Légumes: Carotte', 'Fruits: Abricot'], 15, 1],
    ['Mirandol', ['Crémerie: Beurre, Œuf'], 15.4, 0],
    [undefined, ['Épicerie: Sel'], 15, 0],
  ])
  expect(totalOf(items)).toEqual({ cost: 45.4, unpriced: 1 })
})

test('where nothing is sold in packs, purchases cost what the sheets cost', () => {
  const products = ['a', 'b', 'c'].map((id, place) => product(id, { priceHt: place + 0.37 }))
  const quantity = fc.double({ min: 0.01, max: 100, noNaN: true })
  const drawn = fc.array(fc.record({ place: fc.nat(2), quantity, wastagePercent: fc.nat(90) }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(drawn, drawn, fc.integer({ min: 1, max: 50 }), (above, below, covers) => {
      const taken = (lines: typeof above) =>
        lines.map(({ place, ...facts }) => of(products[place]?.id ?? '', facts.quantity, 'kg', facts))
      const costOf = (lines: typeof above, portions: number) =>
        sheetCost(
          lines.map(({ place, ...facts }) => ({
            product: products[place] ?? null,
            unit: 'kg',
            costing: 'quantity',
            forfait: null,
            ...facts,
          })),
          portions,
          'rendement',
        ).costTotal
      const sheets = [
        sheet('a', [...taken(above), some('b', 3, 'portion')]),
        sheet('b', taken(below), { portions: 6 }),
      ]
      const { cost } = totalOf(bought(products, sheets, { a: covers }, 'rendement').items)
      const expected = ((costOf(above, 10) + costOf(below, 6) / 2) * covers) / 10
      // The cost of a sheet has ten decimals.
      expect(Math.abs(cost - expected)).toBeLessThan(1e-9 * Math.max(1, expected))
    }),
  )
})
