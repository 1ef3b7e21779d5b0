import { expect, test } from 'vitest'
import { allergensCell, tracesCell } from './allergens-cell.ts'

test('undeclared allergens are an empty cell', () => {
  expect(allergensCell({ allergens: [], allergenFree: false })).toBeNull()
  expect(allergensCell({ allergens: [], allergenFree: true })).toBe('Aucun')
  expect(allergensCell({ allergens: ['Gluten', 'Lait'], allergenFree: false })).toBe('Gluten, Lait')
})

test('traces have a separate cell', () => {
  expect(tracesCell({ traces: [] })).toBeNull()
  expect(tracesCell({ traces: ['Lait', 'Soja'] })).toBe('Lait, Soja')
})
