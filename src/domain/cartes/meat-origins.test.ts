import { expect, test } from 'vitest'
import { meatOriginLine } from './meat-origins.ts'

const beef = { id: '1', name: 'Filet de bœuf', origin: 'France' }
const duck = { id: '2', name: 'Magret', origin: 'France' }
const lamb = { id: '3', name: 'Agneau', origin: 'Irlande' }

test('meats are named once, by where they come from, in the order of the carte', () => {
  expect(meatOriginLine([{ meats: [beef] }, { meats: [lamb, beef] }, { meats: [] }, { meats: [duck] }])).toBe(
    'Origine des viandes\u00a0: France (Filet de bœuf, Magret)\u00a0; Irlande (Agneau)',
  )
})

test('a meat of unknown origin is left out', () => {
  const unknown = { id: '4', name: 'Jambon', origin: null }
  expect(meatOriginLine([{ meats: [unknown, lamb] }])).toBe('Origine des viandes\u00a0: Irlande (Agneau)')
  expect(meatOriginLine([{ meats: [unknown] }])).toBeNull()
  expect(meatOriginLine([])).toBeNull()
})

test('in English, and once for both languages', () => {
  expect(meatOriginLine([{ meats: [lamb] }], 'en')).toBe('Origin of the meat: Ireland (Agneau)')
  expect(meatOriginLine([{ meats: [lamb] }], 'fr+en')).toBe(
    'Origine des viandes / Origin of the meat\u00a0: Irlande / Ireland (Agneau)',
  )
})
