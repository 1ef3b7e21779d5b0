import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetCost } from '../costing/sheet-cost.ts'
import { groupPurchases, totalOf } from './group-purchases.ts'
import { bought, of, product, sheet, some } from './testing/kitchen.ts'

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
