import { expect, test } from 'vitest'
import { type FormPart, mergeVersions, putFields } from './merge-versions.ts'

interface Values {
  name: string
  price: number
  unit: string
  note: string
}

const part = (key: string, ...fields: (keyof Values)[]): FormPart<Values> => ({
  key,
  label: key,
  put: putFields(...fields),
  contentOf: (values) => fields.map((field) => String(values[field]).trim()),
  textOf: (values) => fields.map((field) => values[field]).join(' '),
})
const PARTS = [part('name', 'name'), part('price', 'price', 'unit'), part('note', 'note')]
const OPENED: Values = { name: 'Beurre', price: 10, unit: 'kg', note: '' }

function merged(mine: Partial<Values>, stored: Partial<Values>) {
  const versions = { opened: OPENED, mine: { ...OPENED, ...mine }, stored: { ...OPENED, ...stored } }
  const { values, taken, clashing } = mergeVersions(versions, PARTS)
  return { values, taken: taken.map(({ key }) => key), clashing: clashing.map(({ key }) => key) }
}

test('what one side alone has changed is in the merged values', () => {
  expect(merged({ name: 'Beurre doux' }, { note: 'Mardi' })).toEqual({
    values: { ...OPENED, name: 'Beurre doux', note: 'Mardi' },
    taken: ['note'],
    clashing: [],
  })
})

test('what both have changed differently clashes, and the merged values have what was typed', () => {
  expect(merged({ price: 12 }, { price: 11, name: 'Beurre cru' })).toEqual({
    values: { ...OPENED, name: 'Beurre cru', price: 12 },
    taken: ['name'],
    clashing: ['price'],
  })
})

test('fields that mean something only together clash together, and none is mixed with the other', () => {
  expect(merged({ price: 12 }, { price: 0.01, unit: 'g' })).toMatchObject({
    values: { price: 12, unit: 'kg' },
    clashing: ['price'],
  })
})

test('the same change on both sides is no clash, and blanks are no change', () => {
  expect(merged({ price: 12, name: ' Beurre ' }, { price: 12 })).toEqual({
    values: { ...OPENED, price: 12 },
    taken: [],
    clashing: [],
  })
})
