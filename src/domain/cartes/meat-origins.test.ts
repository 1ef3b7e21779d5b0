import { expect, test } from 'vitest'
import { meatOriginLine, ownNamesOfMeat } from './meat-origins.ts'

const beef = { id: '1', name: 'Filet de bœuf', origin: 'France' }
const duck = { id: '2', name: 'Magret de canard', origin: 'France' }
const lamb = { id: '3', name: 'Souris d’agneau', origin: 'Irlande' }
const ribs = { id: '4', name: 'Entrecôte de bœuf', origin: 'Irlande' }
const sausage = { id: '5', name: 'Saucisse de Toulouse', origin: 'France' }
const of = (...meats: readonly (typeof beef)[]) => [{ meats }]

test('animals are named once, by where they come from, in the order of the carte', () => {
  const stew = { ...beef, id: '6', name: 'Paleron de bœuf' }
  expect(meatOriginLine([...of(beef), ...of(lamb, stew), ...of(), ...of(duck)])).toBe(
    'Origine des viandes\u00a0: France (bœuf, canard)\u00a0; Irlande (agneau)',
  )
})

test('a product that says no animal, or two, has its own name', () => {
  const both = { ...sausage, name: 'Farce veau et porc' }
  expect(meatOriginLine(of(sausage, both, beef))).toBe(
    'Origine des viandes\u00a0: France (Saucisse de Toulouse, Farce veau et porc, bœuf)',
  )
  expect(ownNamesOfMeat(of(sausage, both, beef, sausage))).toEqual([
    'Saucisse de Toulouse',
    'Farce veau et porc',
  ])
})

test('an animal from two countries says of each of its products from where it is', () => {
  expect(meatOriginLine(of(beef, ribs, duck))).toBe(
    'Origine des viandes\u00a0: France (Filet de bœuf, canard)\u00a0; Irlande (Entrecôte de bœuf)',
  )
  expect(ownNamesOfMeat(of(beef, ribs, duck))).toEqual(['Filet de bœuf', 'Entrecôte de bœuf'])
})

test('a meat of unknown origin is left out', () => {
  const unknown = { id: '4', name: 'Jambon', origin: null }
  expect(meatOriginLine([{ meats: [unknown, lamb] }])).toBe('Origine des viandes\u00a0: Irlande (agneau)')
  expect(meatOriginLine([{ meats: [unknown] }])).toBeNull()
  expect(ownNamesOfMeat([{ meats: [unknown] }])).toEqual([])
  expect(meatOriginLine([])).toBeNull()
})

test('in English, and once for both languages', () => {
  expect(meatOriginLine(of(lamb), 'en')).toBe('Origin of the meat: Ireland (lamb)')
  expect(meatOriginLine(of(lamb), 'fr+en')).toBe(
    'Origine des viandes / Origin of the meat\u00a0: Irlande / Ireland (agneau / lamb)',
  )
})
