import { describe, expect, test } from 'vitest'
import type { DeclaredAllergens } from '../allergens/allergen-state.ts'
import {
  differingParts,
  mergedAllergens,
  mergedAllergensDoubt,
  mergedProduct,
  missingParts,
  sameAllergens,
} from './merge-products.ts'

const PARTS = {
  name: { facts: ['name'], joined: false },
  price: { facts: ['unit', 'priceHt'], joined: false },
  brand: { facts: ['brand'], joined: false },
  content: { facts: ['contentQuantity', 'contentUnit'], joined: false },
  countedWeights: { facts: ['countedWeights'], joined: true },
} as const

const BUTTER = {
  name: 'Beurre',
  unit: 'kg',
  priceHt: 10 as number | null,
  brand: null as string | null,
  contentQuantity: null as number | null,
  contentUnit: null as string | null,
  countedWeights: {},
  allergens: [],
  traces: [],
  allergenFree: false,
}
const product = (facts: Partial<typeof BUTTER> = {}) => ({ ...BUTTER, ...facts })
const declared = (facts: Partial<DeclaredAllergens> = {}): DeclaredAllergens => ({
  allergens: [],
  traces: [],
  allergenFree: false,
  ...facts,
})
const clove = (quantity: number) => ({ gousse: { quantity, unit: 'g' } })
const MILK = declared({ allergens: ['Lait'] })
const FREE = declared({ allergenFree: true })
const UNDECLARED = declared()

describe('the facts of two products', () => {
  test('differ where one of their columns does: the same price for another unit is another price', () => {
    expect(differingParts(PARTS, product(), product())).toEqual([])
    expect(differingParts(PARTS, product(), product({ unit: 'L', brand: 'Élle' }))).toEqual([
      'price',
      'brand',
    ])
    expect(differingParts(PARTS, product({ contentQuantity: 1, contentUnit: 'kg' }), product())).toEqual([
      'content',
    ])
  })

  test('a word that only one has a weight for is no difference, another weight is', () => {
    expect(differingParts(PARTS, product(), product({ countedWeights: clove(5) }))).toEqual([])
    expect(
      differingParts(PARTS, product({ countedWeights: clove(4) }), product({ countedWeights: clove(5) })),
    ).toEqual(['countedWeights'])
  })

  test('that only the other has are missing; a price of zero is a price', () => {
    const other = product({ name: 'Beurre doux', priceHt: 5, brand: 'Élle' })
    expect(missingParts(PARTS, product({ priceHt: null }), other)).toEqual(['price', 'brand'])
    expect(missingParts(PARTS, product({ priceHt: 0, brand: 'Lescure' }), other)).toEqual([])
  })
})

describe('one product of two', () => {
  test('takes a price with its unit, and the words that either weighs', () => {
    const kept = product({ countedWeights: { gousse: 1, botte: 2 } })
    const other = product({ unit: 'L', priceHt: 3, countedWeights: { gousse: 4, tranche: 5 } })
    const choices = { taken: ['price'], allergensOf: 'both' } as const
    expect(mergedProduct(PARTS, kept, other, choices)).toMatchObject({
      name: 'Beurre',
      unit: 'L',
      priceHt: 3,
      countedWeights: { gousse: 1, botte: 2, tranche: 5 },
    })
    expect(mergedProduct(PARTS, kept, other, { ...choices, taken: ['countedWeights'] })).toMatchObject({
      unit: 'kg',
      countedWeights: { gousse: 4, botte: 2, tranche: 5 },
    })
  })
})

describe('the allergens of one product of two', () => {
  test('are those of either, and what is contained is no trace', () => {
    const nuts = declared({ allergens: ['Fruits à coque'], traces: ['Lait', 'Soja'] })
    expect(mergedAllergens(MILK, nuts, 'both')).toEqual({
      allergens: ['Lait', 'Fruits à coque'],
      traces: ['Soja'],
      allergenFree: false,
    })
    expect(mergedAllergens(MILK, nuts, 'other')).toEqual(nuts)
    expect(mergedAllergens(MILK, nuts, 'kept')).toEqual(MILK)
  })

  test('are none only where both are declared so', () => {
    expect(mergedAllergens(FREE, FREE, 'both')).toEqual(FREE)
    expect(mergedAllergens(FREE, UNDECLARED, 'both')).toEqual(UNDECLARED)
    expect(mergedAllergens(FREE, MILK, 'both')).toEqual(MILK)
  })

  test.each([
    [FREE, MILK, 'free-beside-declared'],
    [MILK, FREE, 'free-beside-declared'],
    [UNDECLARED, MILK, 'undeclared-beside-declared'],
    [FREE, UNDECLARED, 'undeclared-beside-free'],
    [MILK, MILK, null],
    [UNDECLARED, UNDECLARED, null],
  ] as const)('a contradiction is a doubt: %j, %j', (kept, other, doubt) => {
    expect(mergedAllergensDoubt(kept, other)).toBe(doubt)
  })

  test('are the same in any order', () => {
    const one = declared({ allergens: ['Lait', 'Soja'] })
    expect(sameAllergens(one, declared({ allergens: ['Soja', 'Lait'] }))).toBe(true)
    expect(sameAllergens(FREE, UNDECLARED)).toBe(false)
  })
})
