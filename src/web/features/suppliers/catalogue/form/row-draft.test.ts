import { expect, test } from 'vitest'
import { catalogueFacts } from '#contract/catalogue.ts'
import { catalogueProduct } from '#contract/testing/supplier-fixtures.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import {
  changeOfRow,
  checkedRow,
  emptyRow,
  factsOf,
  newRowSchema,
  type RowDraft,
  rowDraftOf,
} from './row-draft.ts'

const METRO = { id: '11111111-1111-4111-8111-111111111111', name: 'Metro' }
const BUTTER = catalogueProduct({
  priceHt: 9.8,
  allergens: ['Lait'],
  code: '00412',
  packText: 'Colis de 10 × 1 kg',
  packPriceHt: 98,
})

test('a new row starts in the grocery, by the kilo, at 0', () => {
  expect(emptyRow(METRO)).toMatchObject({ category: 'Épicerie', unit: 'kg', priceHt: 0, supplier: METRO })
})

test('a new row needs a supplier and a name', () => {
  expect(findProblems(newRowSchema, checkedRow({ ...emptyRow(METRO), supplier: null }))).toMatchObject([
    { path: 'name', rule: 'required' },
    { path: 'supplierId', rule: 'required' },
  ])
})

const problemsOf = (draft: RowDraft) => findProblems(catalogueFacts, checkedRow(draft))

test('a price that was emptied is missing, not 0', () => {
  expect(problemsOf({ ...rowDraftOf(BUTTER), priceHt: null })).toMatchObject([
    { path: 'priceHt', rule: 'required' },
  ])
})

test('a price of the pack that cannot be read, or is negative, is reported at its field', () => {
  const draft = rowDraftOf(BUTTER)
  expect(problemsOf(draft)).toEqual([])
  expect(problemsOf({ ...draft, packPriceHt: Number.NaN })).toMatchObject([
    { path: 'packPriceHt', rule: 'invalid' },
  ])
  expect(problemsOf({ ...draft, packPriceHt: -1 })).toMatchObject([
    { path: 'packPriceHt', rule: 'price-negative' },
  ])
})

test('what was not changed is not sent', () => {
  const draft = rowDraftOf(BUTTER)
  expect(changeOfRow(BUTTER, draft)).toEqual({})
  expect(changeOfRow(BUTTER, { ...draft, priceHt: 10.4, code: ' ' })).toEqual({ priceHt: 10.4, code: null })
})

test('a content is sent with its unit', () => {
  expect(changeOfRow(BUTTER, { ...rowDraftOf(BUTTER), contentQuantity: 250 })).toEqual({
    contentQuantity: 250,
    contentUnit: 'g',
  })
})

test('the supplier is in the address, not in the facts', () => {
  expect(factsOf({ ...emptyRow(METRO), name: ' Sel ' })).not.toHaveProperty('supplierId')
  expect(factsOf({ ...emptyRow(METRO), name: ' Sel ' }).name).toBe('Sel')
})
