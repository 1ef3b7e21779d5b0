import { expect, test } from 'vitest'
import { type PaletteEntry, rankEntries, readVerb } from './entries.ts'

const entry = (label: string, keywords?: string): PaletteEntry => ({
  id: label,
  kind: 'product',
  label,
  run: () => undefined,
  ...(keywords !== undefined && { keywords }),
})
const ranked = (typed: string, ...entries: PaletteEntry[]) =>
  rankEntries(entries, typed).map(({ label }) => label)

test('the very name comes first, then what begins with it, then a word that does, then any part', () => {
  const all = ['Demi-sel', 'Gros sel', 'Selle d’agneau', 'Sel', 'Poivre'].map((label) => entry(label))
  expect(ranked('sel', ...all)).toEqual(['Sel', 'Selle d’agneau', 'Gros sel', 'Demi-sel'])
})

test('accents and case do not count, every word does, and keywords are found too', () => {
  expect(ranked('CREME', entry('Crème crue'), entry('Lait'))).toEqual(['Crème crue'])
  expect(ranked('crue creme', entry('Crème crue'), entry('Crème'))).toEqual(['Crème crue'])
  expect(ranked('isigny', entry('Beurre', 'Isigny'))).toEqual(['Beurre'])
})

test('equals keep their order, and without a text all are there', () => {
  expect(ranked('', entry('B'), entry('A'))).toEqual(['B', 'A'])
})

test.each([
  ['prix beurre', { verb: 'price', rest: 'beurre' }],
  ['Imprimer  blanquette de veau', { verb: 'print', rest: 'blanquette de veau' }],
  ['prix', { rest: 'prix' }],
  ['prix ', { rest: 'prix ' }],
  ['beurre prix', { rest: 'beurre prix' }],
])('%j is read as %j', (typed, read) => {
  expect(readVerb(typed, { edit: 'modifier', print: 'imprimer', price: 'prix' })).toEqual(read)
})
