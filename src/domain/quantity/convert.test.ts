import { describe, expect, it } from 'vitest'
import { convert } from './convert.ts'
import { MEASURES } from './measure.ts'
import type { ProductMeasures } from './product-measures.ts'
import { CONTENT_UNITS, dimensionOf, UNITS } from './unit.ts'
import type { Unit } from './unit.ts'

function product(unit: Unit, facts: Partial<ProductMeasures> = {}): ProductMeasures {
  return { unit, densityKgPerL: null, contentQuantity: null, contentUnit: null, ...facts }
}

const flour = product('kg')
const oil = product('L', { densityKgPerL: 0.92 })
const wine = product('bouteille', { contentQuantity: 0.75, contentUnit: 'L' })
const honey = product('barquette', { contentQuantity: 25, contentUnit: 'cl', densityKgPerL: 1.4 })
const eggs = product('pièce', { contentQuantity: 60, contentUnit: 'g' })
const oranges = product('kg', { contentQuantity: 150, contentUnit: 'g' })
const radishes = product('botte')

describe('weights convert among themselves, and volumes, whatever the product', () => {
  it.each([
    [200, 'g', 'kg', 0.2],
    [0.035, 'kg', 'g', 35],
    [1.5, 'kg', 'kg', 1.5],
    [75, 'cl', 'L', 0.75],
    [1, 'L', 'cl', 100],
    [2, 'cl', 'ml', 20],
    [5, 'ml', 'cl', 0.5],
    [250, 'ml', 'L', 0.25],
  ] as const)('%d %s in %s→%s', (quantity, from, to, expected) => {
    const path = from === to ? 'same-unit' : 'metric'
    expect(convert(quantity, from, to, flour)).toEqual({ known: true, quantity: expected, path })
  })
})

describe('between weight and volume the density decides', () => {
  it('a litre of oil weighs 920 g', () => {
    expect(convert(1, 'L', 'g', oil)).toEqual({ known: true, quantity: 920, path: 'density' })
  })
  it('460 g of oil are half a litre', () => {
    expect(convert(460, 'g', 'L', oil)).toEqual({ known: true, quantity: 0.5, path: 'density' })
  })
  it('without a density it is unknown', () => {
    expect(convert(10, 'cl', 'kg', flour)).toEqual({ known: false, reason: 'density-missing' })
    expect(convert(10, 'g', 'L', product('L'))).toEqual({ known: false, reason: 'density-missing' })
  })
  it('a density of 0 is none', () => {
    const weightless = product('L', { densityKgPerL: 0 })
    expect(convert(10, 'g', 'L', weightless)).toEqual({ known: false, reason: 'density-missing' })
  })
})

describe('a product priced by a count holds its content', () => {
  it('15 cl of wine are a fifth of a bottle of 0.75 L', () => {
    expect(convert(15, 'cl', 'bouteille', wine)).toEqual({ known: true, quantity: 0.2, path: 'content' })
  })
  it('two bottles of wine are 150 cl', () => {
    expect(convert(2, 'bouteille', 'cl', wine)).toEqual({ known: true, quantity: 150, path: 'content' })
  })
  it('wine in grams needs its density too', () => {
    expect(convert(100, 'g', 'bouteille', wine)).toEqual({ known: false, reason: 'density-missing' })
  })
  it('a barquette of 25 cl of honey weighs 350 g, by content and density', () => {
    const path = 'content-and-density'
    expect(convert(1, 'barquette', 'g', honey)).toEqual({ known: true, quantity: 350, path })
    expect(convert(700, 'g', 'barquette', honey)).toEqual({ known: true, quantity: 2, path })
  })
  it('180 g of egg are three eggs', () => {
    expect(convert(180, 'g', 'pièce', eggs)).toEqual({ known: true, quantity: 3, path: 'content' })
  })
  it('the weight of a botte of radishes is unknown until it is entered', () => {
    expect(convert(1, 'botte', 'g', radishes)).toEqual({ known: false, reason: 'content-missing' })
    expect(convert(100, 'g', 'botte', radishes)).toEqual({ known: false, reason: 'content-missing' })
  })
  it('a content of 0 is none', () => {
    const empty = product('sachet', { contentQuantity: 0, contentUnit: 'g' })
    expect(convert(100, 'g', 'sachet', empty)).toEqual({ known: false, reason: 'content-missing' })
  })
  it('its content counts for its own unit only', () => {
    expect(convert(1, 'sachet', 'cl', wine)).toEqual({ known: false, reason: 'units-unrelated' })
    expect(convert(10, 'cl', 'sachet', wine)).toEqual({ known: false, reason: 'units-unrelated' })
  })
})

describe('a product priced by weight or volume with a content has it for any count', () => {
  it.each(['pièce', 'unité', 'botte', 'barquette', 'bouteille', 'sachet'] as const)(
    'three oranges of 150 g are 0.45 kg, said by the %s',
    (count) => {
      expect(convert(3, count, 'kg', oranges)).toEqual({ known: true, quantity: 0.45, path: 'content' })
    },
  )
  it('without a content a piece of it is unknown', () => {
    expect(convert(3, 'pièce', 'kg', flour)).toEqual({ known: false, reason: 'content-missing' })
  })
})

describe('counts convert only when they are the same thing', () => {
  it('a pièce is a unité: one of it', () => {
    expect(convert(3, 'pièce', 'unité', eggs)).toEqual({ known: true, quantity: 3, path: 'same-unit' })
    expect(convert(3, 'unité', 'pièce', radishes)).toEqual({ known: true, quantity: 3, path: 'same-unit' })
    expect(convert(2, 'unité', 'g', eggs)).toEqual({ known: true, quantity: 120, path: 'content' })
  })
  it('a botte is no bouteille, even if both held the same', () => {
    expect(convert(1, 'botte', 'bouteille', radishes)).toEqual({ known: false, reason: 'units-unrelated' })
    expect(convert(1, 'botte', 'bouteille', oranges)).toEqual({ known: false, reason: 'units-unrelated' })
  })
  it('a piece of a product sold by the botte may be the botte or one radish, so it is unknown', () => {
    expect(convert(1, 'pièce', 'botte', radishes)).toEqual({ known: false, reason: 'units-unrelated' })
  })
})

it('every unit measures the dimension it has, and every measure can be a content', () => {
  for (const unit of UNITS) expect(MEASURES[unit]?.dimension ?? 'count').toBe(dimensionOf(unit))
  expect(UNITS.filter((unit) => MEASURES[unit] !== null)).toEqual(CONTENT_UNITS)
})
