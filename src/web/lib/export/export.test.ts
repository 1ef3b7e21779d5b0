import { expect, test } from 'vitest'
import { writeCsv } from '#domain/tables/write-csv.ts'
import { figureCell } from './cells.ts'
import { exportName } from './export-name.ts'
import { readAll } from './read-all.ts'
import { type ExportColumn, tableOf } from './table-of.ts'

type Item = { name: string; price: number | null }
const COLUMNS: ExportColumn<Item>[] = [
  ['Désignation', ({ name }) => name],
  ['Prix HT', ({ price }) => price],
]

test('a name that a spreadsheet would run is kept from running, a number stays a number', () => {
  const items = [
    { name: '=HYPERLINK("http://exemple.fr")', price: 9.8 },
    { name: 'Beurre; doux', price: null },
  ]
  const rows = tableOf(COLUMNS, items)
  expect(rows[1]).toEqual(['\'=HYPERLINK("http://exemple.fr")', 9.8])
  expect(writeCsv(rows)).toBe(
    '\uFEFFDésignation;Prix HT\r\n"\'=HYPERLINK(""http://exemple.fr"")";9,8\r\n"Beurre; doux";\r\n',
  )
})

test('all pages are read, and progress reports how many rows have come', async () => {
  const pages = new Map([
    [undefined, { items: [1, 2], nextCursor: 'b', total: 3 }],
    ['b', { items: [3], nextCursor: null, total: 3 }],
  ])
  const progress: string[] = []
  const all = await readAll(
    (cursor) => {
      const page = pages.get(cursor)
      return page ? Promise.resolve(page) : Promise.reject(new Error(`no page ${String(cursor)}`))
    },
    (read, total) => progress.push(`${String(read)}/${String(total)}`),
  )
  expect(all).toEqual([1, 2, 3])
  expect(progress).toEqual(['2/3', '3/3'])
})

test('a file is named after what it holds and its day', () => {
  const day = new Date(2026, 0, 5)
  expect(exportName(['catalogue', 'Métro & Fils'], day)).toBe('catalogue-metro-fils-2026-01-05')
  expect(exportName(['catalogue', '***'], day)).toBe('catalogue-2026-01-05')
})

test('a figure is rounded half away from zero', () => {
  expect(figureCell(-2.345, 2)).toBe(-2.35)
  expect(figureCell(null, 2)).toBeNull()
})
