import { expect, test } from 'vitest'
import { supplierInput } from '#contract/suppliers.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { changeOf, draftOf, inputOf, type SupplierDraft } from './supplier-draft.ts'

const rulesOf = (draft: SupplierDraft) =>
  Object.fromEntries(findProblems(supplierInput, inputOf(draft)).map(({ path, rule }) => [path, rule]))

const primeur = supplierOf({
  name: 'Primeurs Valbrune',
  email: 'commandes@valbrune.example',
  phone: null,
  notes: 'Livre le mardi.',
  deliveryDays: ['tuesday', 'friday'],
})
const blank = draftOf(null)

test('what is left blank is sent as not known', () => {
  expect(inputOf({ ...blank, name: ' Marée ', email: ' ' })).toMatchObject({
    name: 'Marée',
    email: null,
    phone: null,
    notes: null,
    cutOff: null,
    leadDays: null,
    deliveryDays: [],
  })
})

test('a supplier needs a name, and an address only if one is given', () => {
  expect(rulesOf({ ...blank, name: '  ' })).toEqual({ name: 'required' })
  expect(rulesOf({ ...blank, name: 'Marée', email: 'marée' })).toEqual({
    email: 'email-invalid',
  })
  expect(rulesOf({ ...blank, name: 'Marée', email: ' m@maree.example ', cutOff: '18:00' })).toEqual({})
})

test('what is too long says so at its field', () => {
  const draft = { ...blank, name: 'n'.repeat(201), phone: '0'.repeat(41), notes: 'n'.repeat(5001) }
  expect(rulesOf(draft)).toEqual({ name: 'too-long', phone: 'too-long', notes: 'too-long' })
})

test('a change sends what was changed alone', () => {
  const draft = draftOf(primeur)
  expect(changeOf(primeur, draft)).toEqual({})
  expect(changeOf(primeur, { ...draft, phone: '01 23 45 67 89', notes: '' })).toEqual({
    phone: '01 23 45 67 89',
    notes: null,
  })
})

test('days of delivery are stored as a week orders them, and their order is no change', () => {
  const draft = draftOf(primeur)
  expect(changeOf(primeur, { ...draft, deliveryDays: ['friday', 'tuesday'] })).toEqual({})
  expect(changeOf(primeur, { ...draft, deliveryDays: ['friday', 'monday'] })).toEqual({
    deliveryDays: ['monday', 'friday'],
  })
})
