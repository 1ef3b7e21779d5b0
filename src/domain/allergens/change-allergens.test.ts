import { expect, test } from 'vitest'
import { allergenState } from './allergen-state.ts'
import { withAllergens, withoutAllergens } from './change-allergens.ts'

const BUTTER = { allergens: ['Lait'], traces: ['Gluten', 'Soja'], allergenFree: false } as const

test('added allergens come in the order of the list and are traces no longer', () => {
  expect(withAllergens(BUTTER, ['Gluten'])).toEqual({
    allergens: ['Gluten', 'Lait'],
    traces: ['Soja'],
    allergenFree: false,
  })
  expect(withAllergens({ allergens: [], traces: [], allergenFree: true }, ['Lait'])).toEqual({
    allergens: ['Lait'],
    traces: [],
    allergenFree: false,
  })
})

test('a product whose last allergen is removed is not declared, and keeps its traces', () => {
  const after = withoutAllergens(BUTTER, ['Lait', 'Soja'])
  expect(after).toEqual({ allergens: [], traces: ['Gluten', 'Soja'], allergenFree: false })
  expect(allergenState(after)).toBe('undeclared')
})

test('what was free of allergens stays so when some are removed', () => {
  const free = { allergens: [], traces: [], allergenFree: true }
  expect(withoutAllergens(free, ['Lait'])).toEqual(free)
})
