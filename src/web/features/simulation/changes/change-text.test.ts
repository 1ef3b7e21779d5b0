import { expect, test } from 'vitest'
import { MAX_CHANGES } from '#domain/simulation/limits.ts'
import { readChanges, writeChanges } from './change-text.ts'
import { changeOf } from './simulated-change.ts'
import type { SimulatedChange } from './simulated-change.ts'

const ID = '3f1c2a77-7d0e-4b53-9a3c-0d2f6f1b8e21'
const OTHER = '5a0d1c9e-2f4b-4c1d-8a77-6b1e0f9d3c42'
const THIRD = '9b7e3d55-8c1a-4f0e-b2d6-1a4c7e5f8d13'
const EACH: SimulatedChange[] = [
  { kind: 'product', target: ID, value: 12.5 },
  { kind: 'category', target: 'Crémerie', value: -8 },
  { kind: 'supplier', target: ID, value: null },
  { kind: 'portions', target: ID, value: 8 },
  { kind: 'price', target: ID, value: 18.5 },
  { kind: 'price', target: OTHER, value: -0.5, measure: 'amount' },
  { kind: 'product', target: OTHER, value: 0.000001, measure: 'price' },
  { kind: 'product', target: THIRD, value: null, measure: 'amount' },
  { kind: 'coefficient', target: '', value: 3.5 },
  { kind: 'coefficient', target: 'Plat', value: 4 },
]

test('an address gives back the changes that were written into it', () => {
  expect(readChanges(writeChanges(EACH))).toEqual(EACH)
  expect(readChanges('')).toEqual([])
})

test.each([
  ['an unknown kind', `weather_${ID}_8`],
  ['no id', 'product_beurre_8'],
  ['an unknown category', 'category_Bazar_8'],
  ['a fall of 100 %', `product_${ID}_-100`],
  ['more than the contract takes', `product_${ID}_1000.01`],
  ['a price of a category', 'category_Crémerie_3e'],
  ['a negative price of a product', `product_${ID}_-3e`],
  ['an unknown measure', `product_${ID}_3x`],
  ['portions in percent', `portions_${ID}_3p`],
  ['half a portion', `portions_${ID}_1.5`],
  ['a price below nothing', `price_${ID}_-1`],
  ['a coefficient of a product category', 'coefficient_Viande_3'],
  ['no figure', `product_${ID}_douze`],
  ['too few parts', `product_${ID}`],
  ['too many parts', `product_${ID}_8_9`],
])('an address that says %s loses that change alone', (_what, written) => {
  expect(readChanges(`${written}*category_Viande_8`)).toEqual([
    { kind: 'category', target: 'Viande', value: 8 },
  ])
})

test('of one thing the first change counts', () => {
  expect(readChanges('category_Viande_8*category_Viande_9')).toHaveLength(1)
})

test('no more changes are read than can be applied', () => {
  const many = Array.from({ length: MAX_CHANGES + 5 }, () => `product_${crypto.randomUUID()}_1`)
  expect(readChanges(many.join('*'))).toHaveLength(MAX_CHANGES)
})

test('a change without a figure is none yet', () => {
  expect(EACH.map(changeOf).filter((change) => change === null)).toHaveLength(2)
  expect(changeOf({ kind: 'coefficient', target: '', value: 3.5 })).toEqual({
    kind: 'coefficient',
    category: null,
    coefficient: 3.5,
  })
})
