import { expect, test } from 'vitest'
import { supplierInput, type Supplier } from '#contract/suppliers.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { changeOf, draftOf, inputOf, type SupplierDraft } from './supplier-draft.ts'

const rulesOf = (draft: SupplierDraft) =>
  Object.fromEntries(findProblems(supplierInput, inputOf(draft)).map(({ path, rule }) => [path, rule]))

const primeur: Supplier = {
  id: 'b3c1a0de-5f0e-4a57-9a3f-1d3c52b8e111',
  name: 'Primeurs Valbrune',
  email: 'commandes@valbrune.example',
  phone: null,
  notes: 'Livre le mardi.',
  version: 1,
  createdAt: '2026-11-21T05:00:00.000Z',
  products: 12,
  lastListAt: null,
  lastListDearer: 0,
  lastListCheaper: 0,
}

test('what is left blank is sent as not known', () => {
  expect(inputOf({ name: ' Marée ', email: ' ', phone: '', notes: '' })).toEqual({
    name: 'Marée',
    email: null,
    phone: null,
    notes: null,
  })
})

test('a supplier needs a name, and an address only if one is given', () => {
  expect(rulesOf({ name: '  ', email: '', phone: '', notes: '' })).toEqual({ name: 'required' })
  expect(rulesOf({ name: 'Marée', email: 'marée', phone: '', notes: '' })).toEqual({
    email: 'email-invalid',
  })
  expect(rulesOf({ name: 'Marée', email: ' m@maree.example ', phone: '', notes: '' })).toEqual({})
})

test('what is too long says so at its field', () => {
  const draft = { name: 'n'.repeat(201), email: '', phone: '0'.repeat(41), notes: 'n'.repeat(5001) }
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
