import { expect, test } from 'vitest'
import { applySavedMapping, isSavedMapping, toSavedMapping } from './saved-mapping.ts'
import { proposeColumns } from './propose-columns.ts'

const list = [
  ['Tarif de janvier', '', ''],
  ['Code', 'Désignation', 'Tarif 2026 HT'],
  ['0010', 'Tomate', '2,50'],
  ['0011', 'Ail', '7,90'],
]
const kept = toSavedMapping(list, proposeColumns(list).mapping)

test('a mapping serves again when columns moved and the year in a header changed', () => {
  const next = [
    ['CODE', 'Tarif 2027 HT', 'Désignation'],
    ['0010', '2,60', 'Tomate'],
  ]
  expect(applySavedMapping(next, kept)).toEqual({
    header: { row: 0, height: 1 },
    roles: ['code', 'price', 'name'],
  })
})

test('what the user chose is kept, also against the proposal', () => {
  const chosen = toSavedMapping(list, {
    header: { row: 1, height: 1 },
    roles: ['ignored', 'name', 'priceWithTax'],
  })
  expect(applySavedMapping(list, chosen)?.roles).toEqual(['ignored', 'name', 'priceWithTax'])
})

test('a list without a needed column, or with a new one, needs a new mapping', () => {
  expect(
    applySavedMapping(
      [
        ['Code', 'Désignation', 'Prix net'],
        ['1', 'Ail', '2,50'],
      ],
      kept,
    ),
  ).toBeNull()
  expect(applySavedMapping([['Code', 'Désignation', 'Tarif 2026 HT', 'Marque']], kept)).toBeNull()
  expect(applySavedMapping([['Désignation', 'Tarif 2026 HT']], kept)?.roles).toEqual(['name', 'price'])
})

test('a list without header goes by its width', () => {
  const rows = [
    ['10021', 'Riz', '12,40'],
    ['10022', 'Lentilles', '19,90'],
    ['10023', 'Pois', '8,70'],
  ]
  const bare = toSavedMapping(rows, { header: null, roles: ['code', 'name', 'price'] })
  expect(applySavedMapping(rows, bare)).toEqual({ header: null, roles: ['code', 'name', 'price'] })
  expect(
    applySavedMapping(
      rows.map((row) => [...row, 'x']),
      bare,
    ),
  ).toBeNull()
  expect(applySavedMapping(list, bare)).toBeNull()
})

test('only a valid mapping is accepted', () => {
  expect(isSavedMapping(JSON.parse(JSON.stringify(kept)))).toBe(true)
  for (const other of [null, 'x', {}, { hasHeader: true, columns: [{ header: 'a', role: 'cook' }] }]) {
    expect(isSavedMapping(other)).toBe(false)
  }
})
