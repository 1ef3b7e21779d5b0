import { expect, test } from 'vitest'
import { BY_QUANTITY } from './line-costing.ts'
import { priceEffects, supposeFacts } from './price-effects.ts'
import type { ProductSheet } from './price-effects.ts'
import { computeSheets } from './sheet-tree.ts'

const kilo = (
  userProductId: string,
  priceHt: number | null,
  quantity = 1,
): ProductSheet['lines'][number] => ({
  ...BY_QUANTITY,
  userProductId,
  subSheetId: null,
  quantity,
  unit: 'kg',
  wastagePercent: 0,
  product: {
    unit: 'kg',
    priceHt,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    allergens: [],
    traces: [],
    allergenFree: true,
  },
})
const portions = (subSheetId: string, quantity: number): ProductSheet['lines'][number] => ({
  ...kilo('', null),
  userProductId: null,
  product: null,
  subSheetId,
  quantity,
  unit: 'portion',
})
const sheet = (id: string, lines: ProductSheet['lines']): [string, ProductSheet] => [
  id,
  { id, portions: 2, yieldQuantity: null, yieldUnit: null, lines },
]
const sheets = new Map([
  sheet('tarte', [portions('pâte', 1), kilo('beurre', 12), kilo('pomme', 2), kilo('sel', 1)]),
  sheet('pâte', [kilo('beurre', 12, 0.5), kilo('farine', 1)]),
  sheet('soupe', [kilo('poireau', 3)]),
])
const former = new Map([
  ['beurre', { priceHt: 10 }],
  ['pomme', { priceHt: 2.5 }],
  ['farine', { priceHt: 1 }],
  ['poireau', { priceHt: 2 }],
])
const effects = (id: string) =>
  priceEffects(id, sheets, new Map(), 'majoration', former).map(({ productId, cost }) => ({
    productId,
    cost,
  }))

test('the effect of each price on a sheet includes that through its preparations', () => {
  expect(effects('tarte')).toEqual([
    { productId: 'beurre', cost: 2.5 },
    { productId: 'pomme', cost: -0.5 },
  ])
  expect(effects('soupe')).toEqual([{ productId: 'poireau', cost: 1 }])
  expect(effects('unknown')).toEqual([])
})

test('the effects of all products are together what the sheet costs more', () => {
  const costs = (tree: typeof sheets) =>
    computeSheets(tree, new Map(), 'majoration').get('tarte')?.costTotal ?? 0
  const sum = effects('tarte').reduce((total, { cost }) => total + cost, 0)
  expect(costs(sheets) - costs(supposeFacts(sheets, former))).toBeCloseTo(sum, 9)
})

test('facts are supposed only of the products named, and the sheets themselves stay', () => {
  const supposed = supposeFacts(sheets, new Map([['beurre', { priceHt: null }]]))
  expect(supposed.get('tarte')?.lines.map(({ product }) => product?.priceHt)).toEqual([undefined, null, 2, 1])
  expect(sheets.get('tarte')?.lines[1]?.product?.priceHt).toBe(12)
})
