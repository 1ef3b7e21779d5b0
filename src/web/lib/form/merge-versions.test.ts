import { expect, test } from 'vitest'
import { formParts, mergeVersions } from './merge-versions.ts'

interface Values {
  name: string
  price: number
  unit: string
  note: string
}

const trimmed = (values: Values): Values => ({ ...values, name: values.name.trim() })
const NAME = { label: 'name', textOf: ({ name }: Values) => name }
const PRICE = {
  label: 'price',
  contentOf: ({ price, unit }: Values) => [price, unit],
  textOf: ({ price, unit }: Values) => `${price} / ${unit}`,
}
const NOTE = { label: 'note', textOf: ({ note }: Values) => note }
const PARTS = formParts(trimmed, { name: NAME, price: PRICE, unit: { with: 'price' }, note: NOTE })
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

const FIRST_LETTER = {
  key: 'first letter',
  label: 'first letter',
  put: ({ note: theirs }: Values, { note: mine }: Values) => ({ note: `${mine[0]}${theirs.slice(1)}` }),
  contentOf: ({ note }: Values) => note[0],
  textOf: ({ note }: Values) => String(note[0]),
}

test('a field of several parts takes each of them where it was changed', () => {
  const opened = { ...OPENED, note: 'a1' }
  const parts = formParts(trimmed, {
    name: NAME,
    price: PRICE,
    unit: { with: 'price' },
    note: [FIRST_LETTER],
  })
  const versions = { opened, mine: { ...OPENED, note: 'b1' }, stored: { ...OPENED, note: 'a2' } }
  expect(mergeVersions(versions, parts).values.note).toBe('b2')
})

const withoutUnit = ({ unit: _unit, ...content }: Values) => content

test('a field that is in no part does not compile', () => {
  // @ts-expect-error: the unit is missing
  formParts(trimmed, { name: NAME, price: PRICE, note: NOTE })
  // @ts-expect-error: parts come from formParts alone
  mergeVersions({ opened: OPENED, mine: OPENED, stored: OPENED }, [...PARTS])
  // @ts-expect-error: nothing is stored under the name of the unit, and it does not say what is
  formParts(withoutUnit, { name: NAME, price: PRICE, note: NOTE, unit: { label: 'unit', textOf: () => '' } })
  expect(PARTS.map(({ key }) => key)).toEqual(['name', 'price', 'note'])
})
