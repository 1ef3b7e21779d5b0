import { expect, test } from 'vitest'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { undoOfPaste } from './undo-of-paste.ts'

const butter = userProduct({ category: 'Crémerie', supplierId: null })
const { id } = butter

test('a paste is undone by what each product had and by the act of its prices', () => {
  const cells = [{ id, category: 'Viande' as const, supplierId: 'metro', priceHt: 9 }]
  expect(undoOfPaste([butter], cells, { changedIds: [id], actId: 'act' })).toEqual({
    category: [{ id, given: 'Viande', before: 'Crémerie' }],
    supplierId: [{ id, given: 'metro', before: null }],
    actId: 'act',
  })
})

test('what was left, or had its value already, is not undone', () => {
  const cells = [{ id, category: 'Crémerie' as const }]
  expect(undoOfPaste([butter], cells, { changedIds: [id], actId: null })).toBeNull()
  expect(undoOfPaste([butter], [{ id, category: 'Viande' }], { changedIds: [], actId: null })).toBeNull()
})
