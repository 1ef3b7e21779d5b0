import { expect, test } from 'vitest'
import { applyMapping, isKeptMapping, keepMapping } from './kept-mapping.ts'
import { proposeColumns } from './propose-columns.ts'

const list = [
  ['Tarif de janvier', '', ''],
  ['Code', 'Désignation', 'Tarif 2026 HT'],
  ['0010', 'Tomate', '2,50'],
  ['0011', 'Ail', '7,90'],
]
const kept = keepMapping(list, proposeColumns(list).mapping)

test('a mapping serves again when columns moved and the year in a header changed', () => {
  const next = [
    ['CODE', 'Tarif 2027 HT', 'Désignation'],
    ['0010', '2,60', 'Tomate'],
  ]
  expect(applyMapping(next, kept)).toEqual({
    header: { row: 0, height: 1 },
    roles: ['code', 'price', 'name'],
  })
})

test('what the user chose is kept, also against the proposal', () => {
  const chosen = keepMapping(list, {
    header: { row: 1, height: 1 },
    roles: ['ignored', 'name', 'priceWithTax'],
  })
  expect(applyMapping(list, chosen)?.roles).toEqual(['ignored', 'name', 'priceWithTax'])
})

test('a list without a column that is needed, or with one that nobody has seen, asks again', () => {
  expect(
    applyMapping(
      [
        ['Code', 'Désignation', 'Prix net'],
        ['1', 'Ail', '2,50'],
      ],
      kept,
    ),
  ).toBeNull()
  expect(applyMapping([['Code', 'Désignation', 'Tarif 2026 HT', 'Marque']], kept)).toBeNull()
  expect(applyMapping([['Désignation', 'Tarif 2026 HT']], kept)?.roles).toEqual(['name', 'price'])
})

test('a list without header goes by its width', () => {
  const rows = [
    ['10021', 'Riz', '12,40'],
    ['10022', 'Lentilles', '19,90'],
    ['10023', 'Pois', '8,70'],
  ]
  const bare = keepMapping(rows, { header: null, roles: ['code', 'name', 'price'] })
  expect(applyMapping(rows, bare)).toEqual({ header: null, roles: ['code', 'name', 'price'] })
  expect(
    applyMapping(
      rows.map((row) => [...row, 'x']),
      bare,
    ),
  ).toBeNull()
  expect(applyMapping(list, bare)).toBeNull()
})

test('only what is a mapping is taken for one', () => {
  expect(isKeptMapping(JSON.parse(JSON.stringify(kept)))).toBe(true)
  for (const other of [null, 'x', {}, { hasHeader: true, columns: [{ header: 'a', role: 'cook' }] }]) {
    expect(isKeptMapping(other)).toBe(false)
  }
})
