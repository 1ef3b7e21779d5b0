import { expect, test } from 'vitest'
import { isNarrowed, sheetSearch } from './sheet-search.ts'

test('an address keeps the filters it names', () => {
  const filters = { search: 'œuf', category: 'Plat', margin: 'low', incomplete: true, sort: '-margin' }
  expect(sheetSearch(filters)).toEqual(filters)
})

test('a search for a number is a text', () => {
  expect(sheetSearch({ search: 33 }).search).toBe('33')
})

test.each([
  { category: 'Boisson' },
  { margin: 'enormous' },
  { incomplete: 'no' },
  { sort: 'colour' },
  { search: 'x'.repeat(101) },
])('an invalid search param counts as absent: %j', (filters) => {
  expect(isNarrowed(sheetSearch(filters))).toBe(false)
  expect(sheetSearch(filters).sort).toBeUndefined()
})

test.each([
  [{}, false],
  [{ search: '  ' }, false],
  [{ sort: 'title' as const }, false],
  [{ search: 'veau' }, true],
  [{ margin: 'none' as const }, true],
])('%j leaves something out: %s', (filters, narrowed) => {
  expect(isNarrowed(filters)).toBe(narrowed)
})
