import { expect, test } from 'vitest'
import { listOf, rolesOf, summarizeRows } from './testing/lists.ts'

const NAMES = ['Tomate', 'Ail', 'Thym', 'Carotte', 'Navet', 'Radis']
const PRICES = ['2,50', '7,90', '1,20', '1,10', '1,40', '0,90']
const lines = (of: (name: string, price: string) => string) =>
  NAMES.map((name, at) => of(name, PRICES[at] ?? ''))

test.each([
  ['Prix net HT', 'Prix HT', '1,00'],
  ['Tarif 2026', 'Tarif 2025', '12,00'],
  ['Prix', 'P.U. HT', '100'],
  ['Base', 'Prix HT', '1'],
])('a column %s that says the same in all rows is no price beside %s', (header, other, same) => {
  const list = [`Désignation;${header};${other}`, ...lines((name, price) => `${name};${same};${price}`)]
  expect(rolesOf(...list)).toEqual(['name', 'ignored', 'price'])
  const few = list.slice(0, 4)
  expect(rolesOf(...few)).toEqual(['name', 'ignored', 'price'])
})

test('alone it is left to the user, and a price per kg counts without it', () => {
  const alone = ['Désignation;Prix HT', ...lines((name) => `${name};12,00`)]
  expect(listOf(...alone).skipped[0]?.reason).toBe('no-price-column')
  const beside = ['Désignation;Prix HT;Prix/kg', ...lines((name, price) => `${name};1,00;${price}`)]
  expect(summarizeRows(...beside)[0]).toBe('- Tomate · Légumes · 2.5/kg')
})

test('without a header too', () => {
  expect(rolesOf(...lines((name, price) => `${name};1,00;${price}`))).toEqual(['name', 'ignored', 'price'])
})

test('few products may cost the same', () => {
  const list = ['Désignation;Prix HT', 'Chinon;7,90', 'Bourgueil;7,90', 'Saumur;7,90']
  expect(listOf(...list).rows).toHaveLength(3)
})
