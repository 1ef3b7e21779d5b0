import { expect, test } from 'vitest'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { restorationOf } from './restoration-of.ts'

const butter = userProduct({ category: 'Crémerie', allergens: ['Lait'], traces: ['Gluten'] })

test('each product gets back what it had, from what it was given', () => {
  const { id } = butter
  expect(restorationOf([butter], { category: 'Viande' })).toEqual({
    category: [{ id, given: 'Viande', before: 'Crémerie' }],
  })
  expect(restorationOf([butter], { supplierId: null })).toEqual({
    supplierId: [{ id, given: null, before: butter.supplierId }],
  })
  expect(restorationOf([butter], { addAllergens: ['Gluten'] })).toEqual({
    allergens: [
      {
        id,
        given: { allergens: ['Gluten', 'Lait'], traces: [], allergenFree: false },
        before: { allergens: ['Lait'], traces: ['Gluten'], allergenFree: false },
      },
    ],
  })
})

test('prices and a change of nothing are not restored', () => {
  expect(restorationOf([butter], { percent: 3 })).toBeNull()
  expect(restorationOf([], { category: 'Viande' })).toBeNull()
})
