import { expect, test } from 'vitest'
import { meansTheSameOf } from './means-the-same.ts'
import type { ProductMeasures } from './product-measures.ts'
import type { Unit } from './unit.ts'

const product = (unit: Unit, facts: Partial<ProductMeasures> = {}): ProductMeasures => ({
  unit,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
  ...facts,
})
const CENTILITRES_70 = { contentQuantity: 70, contentUnit: 'cl' } as const

test.each<[Unit, string, ProductMeasures]>([
  ['g', 'a product priced per kg', product('kg')],
  ['cl', 'a product priced per litre', product('L')],
  ['g', 'a litre whose density is known', product('L', { densityKgPerL: 0.92 })],
  ['cl', 'a bottle whose content is known', product('bouteille', CENTILITRES_70)],
  ['pièce', 'a product sold by the unit', product('unité')],
  ['botte', 'a product sold by the botte', product('botte')],
  ['pièce', 'a fruit of 150 g priced per kg', product('kg', { contentQuantity: 150, contentUnit: 'g' })],
])('%s keeps its number for %s', (unit, _, after) => {
  expect(meansTheSameOf(unit, after)).toBe(true)
})

test.each<[Unit, string, ProductMeasures]>([
  ['g', 'a bottle whose content is a volume', product('bouteille', CENTILITRES_70)],
  ['g', 'a bottle of unknown content', product('bouteille')],
  ['g', 'a litre of unknown density', product('L')],
  ['pièce', 'a product priced per kg whose pieces are not known', product('kg')],
  ['botte', 'a fruit of 150 g', product('kg', { contentQuantity: 150, contentUnit: 'g' })],
  ['bouteille', 'a sachet', product('sachet')],
  ['pièce', 'a botte', product('botte', { contentQuantity: 150, contentUnit: 'g' })],
])('%s loses its number for %s', (unit, _, after) => {
  expect(meansTheSameOf(unit, after)).toBe(false)
})
