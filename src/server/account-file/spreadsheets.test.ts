import { strFromU8 } from 'fflate'
import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COLUMN_WORDS } from '#database/user-tables/column-words.ts'
import { splitRows } from '#domain/tables/split-rows.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { readAccountFile } from '../testing/account-file.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'
import { exportedRow, TABLES } from './exported-tables.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const NOT_SHOWN = new Set(['userId', 'personId', 'id', 'content', 'searchText'])

const shown = TABLES.map((name) => exportedRow(name)).flatMap(({ table, spreadsheet }) =>
  'file' in spreadsheet ? [{ keys: Object.keys(getTableColumns(table())), ...spreadsheet }] : [],
)

test('every column of a spreadsheet has a heading in French, and every heading a column', () => {
  const keys = new Set(shown.flatMap((sheet) => sheet.keys).filter((key) => !NOT_SHOWN.has(key)))
  const own = shown.flatMap(({ columns = {} }) => Object.keys(columns))
  expect([...keys].sort()).toEqual([...Object.keys(COLUMN_WORDS), ...own].sort())
})

test('only what is no table for people has no spreadsheet', () => {
  const missing = TABLES.filter((name) => 'not' in exportedRow(name).spreadsheet)
  expect(missing).toEqual(['priceListRows', 'deletedRows'])
})

test('spreadsheets name what rows refer to, in French figures, and hold no formula', async () => {
  const chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  const product = await buy(chef, { name: '=HYPERLINK("x")', priceHt: 1.25 })
  await write(chef, { title: 'Soupe; à l’œuf', ingredients: [grams(product, 0.5)] })
  const { manifest, files } = readAccountFile(await chef.done(chef.get<Uint8Array>('/api/account/export')))
  expect(manifest.spreadsheets).toHaveLength(shown.length)
  const textOf = (name: string) => strFromU8(files[`tableaux/${name}.csv`] ?? new Uint8Array())
  for (const name of manifest.spreadsheets) {
    const bytes = files[name] ?? new Uint8Array()
    expect(bytes.slice(0, 3), name).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  }
  const products = rowsIn(textOf('produits'))
  expect(products.find(({ Désignation }) => Désignation?.includes('HYPERLINK'))).toMatchObject({
    Désignation: '\'=HYPERLINK("x")',
    'Prix HT': '1,25',
  })
  const line = rowsIn(textOf('lignes-des-fiches')).find((row) => row['Fiche technique'] === 'Soupe; à l’œuf')
  expect(line).toMatchObject({ Produit: '\'=HYPERLINK("x")', Quantité: '0,5' })
  expect(rowsIn(textOf('fiches-techniques')).find(({ Titre }) => Titre === 'Soupe; à l’œuf')).toBeDefined()
  expect(rowsIn(textOf('ventes'))[0]?.Période).toMatch(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/)
})

/** The rows of a CSV file as objects of its headings; fflate has taken the byte order mark off. */
function rowsIn(text: string): Record<string, string>[] {
  const [head = [], ...rows] = splitRows(text, { separator: ';', atMost: 100_000 })
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}
