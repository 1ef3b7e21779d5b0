import { expect, test } from 'vitest'
import { allergensCell } from './allergens-cell.ts'

test('undeclared allergens are an empty cell', () => {
  expect(allergensCell({ allergens: [], allergenFree: false })).toBeNull()
  expect(allergensCell({ allergens: [], allergenFree: true })).toBe('Aucun')
  expect(allergensCell({ allergens: ['Gluten', 'Lait'], allergenFree: false })).toBe('Gluten, Lait')
})
