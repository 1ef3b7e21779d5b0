import { expect, test } from 'vitest'
import type { Allergen } from '../allergens/allergen.ts'
import { BY_QUANTITY } from './line-costing.ts'
import type { LineCosting } from './line-costing.ts'
import { computeSheets } from './sheet-tree.ts'
import type { TreeLine, TreeSheet } from './sheet-tree.ts'

const product = (
  priceHt: number | null,
  allergens: Allergen[] = [],
  allergenFree = false,
  traces: Allergen[] = [],
) => ({
  unit: 'kg' as const,
  priceHt,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
  allergens,
  traces,
  allergenFree,
})
const kilo = (source: TreeLine['product']): TreeLine => ({
  ...BY_QUANTITY,
  product: source,
  subSheetId: null,
  quantity: 1,
  unit: 'kg',
  wastagePercent: 0,
})
const portions = (subSheetId: string, quantity: number): TreeLine => ({
  ...kilo(null),
  subSheetId,
  quantity,
  unit: 'portion',
})
const sheet = (id: string, lines: TreeLine[]): [string, TreeSheet] => [
  id,
  { id, portions: 2, yieldQuantity: null, yieldUnit: null, lines },
]
const compute = (...sheets: [string, TreeSheet][]) => computeSheets(new Map(sheets), new Map(), 'majoration')

test('a price flows up through any depth, whatever the order the sheets come in', () => {
  const computed = compute(
    sheet('plat', [portions('sauce', 1), kilo(product(10))]),
    sheet('sauce', [portions('fond', 2)]),
    sheet('fond', [kilo(product(3))]),
  )
  expect(computed.get('fond')?.costTotal).toBe(3)
  expect(computed.get('sauce')?.costTotal).toBe(3)
  expect(computed.get('plat')?.costTotal).toBe(11.5)
})

test('a forfait a portion and a percentage in a preparation flow up with it', () => {
  const charged = (costing: LineCosting, forfait: number): TreeLine => ({
    ...kilo(null),
    costing,
    forfait,
    quantity: null,
  })
  const computed = compute(
    sheet('plat', [portions('sauce', 1)]),
    sheet('sauce', [kilo(product(10)), charged('forfait-portion', 0.3), charged('forfait-percent', 10)]),
  )
  expect(computed.get('sauce')?.costTotal).toBe(11.66)
  expect(computed.get('plat')).toMatchObject({ costTotal: 5.83, uncostedLines: 0, undeclaredLines: 1 })
})

test('a preparation used twice counts twice, and is computed once', () => {
  const computed = compute(
    sheet('plat', [portions('fond', 1), portions('fond', 1)]),
    sheet('fond', [kilo(product(3))]),
  )
  expect(computed.get('plat')?.costTotal).toBe(3)
})

test('what is missing at the bottom leaves every sheet above it incomplete, each with one line', () => {
  const computed = compute(
    sheet('plat', [portions('sauce', 1), kilo(product(10))]),
    sheet('sauce', [portions('fond', 2)]),
    sheet('fond', [kilo(product(null)), kilo(product(null))]),
  )
  expect([...computed.values()].map(({ uncostedLines }) => uncostedLines)).toEqual([2, 1, 1])
  expect(computed.get('plat')?.costTotal).toBe(10)
})

test('allergens only grow on the way up, in the order of the list', () => {
  const computed = compute(
    sheet('plat', [portions('sauce', 1), kilo(product(10, ['Gluten']))]),
    sheet('sauce', [kilo(product(3, ['Lait']))]),
  )
  expect(computed.get('plat')).toMatchObject({ allergens: ['Gluten', 'Lait'], undeclaredLines: 0 })
})

test('an undeclared product leaves allergens unknown in every sheet above; one declared free does not', () => {
  const computed = compute(
    sheet('plat', [portions('sauce', 1), kilo(product(10, [], true))]),
    sheet('sauce', [kilo(product(3)), kilo(product(1, ['Lait']))]),
  )
  expect(computed.get('sauce')?.undeclaredLines).toBe(1)
  expect(computed.get('plat')).toMatchObject({ allergens: ['Lait'], undeclaredLines: 1 })
})

test('traces reach every sheet above, except where something contains what they are of', () => {
  const computed = compute(
    sheet('plat', [portions('sauce', 1), kilo(product(10, ['Lait'], false, ['Soja']))]),
    sheet('sauce', [portions('fond', 2)]),
    sheet('fond', [kilo(product(3, [], true, ['Lait', 'Gluten']))]),
  )
  expect(computed.get('fond')).toMatchObject({
    allergens: [],
    traces: ['Gluten', 'Lait'],
    undeclaredLines: 0,
  })
  expect(computed.get('sauce')).toMatchObject({
    allergens: [],
    traces: ['Gluten', 'Lait'],
    undeclaredLines: 0,
  })
  expect(computed.get('plat')).toMatchObject({ allergens: ['Lait'], traces: ['Gluten', 'Soja'] })
})

test('traces alone do not declare what a product contains', () => {
  const computed = compute(sheet('plat', [kilo(product(3, [], false, ['Lait']))]))
  expect(computed.get('plat')).toMatchObject({ allergens: [], traces: ['Lait'], undeclaredLines: 1 })
})

test('an empty line leaves cost and allergens unknown', () => {
  expect(compute(sheet('plat', [kilo(null)])).get('plat')).toMatchObject({
    uncostedLines: 1,
    undeclaredLines: 1,
  })
})

test('a cycle is an error and not an endless loop', () => {
  expect(() => compute(sheet('a', [portions('b', 1)]), sheet('b', [portions('a', 1)]))).toThrow(
    /stands in itself/,
  )
})

test('a price flows up through thousands of preparations, each within the next', () => {
  const depth = 10_000
  const above = Array.from({ length: depth }, (_, at) => sheet(`${at + 1}`, [portions(String(at), 2)]))
  const computed = compute(...above.toReversed(), sheet('0', [kilo(product(3))]))
  expect(computed.get(String(depth))?.costTotal).toBe(3)
})
