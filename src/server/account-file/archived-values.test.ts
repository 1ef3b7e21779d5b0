import { type Column, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccount, sendArchive } from '../testing/account-file.ts'
import { stateOf } from '../testing/bin.ts'
import { withRows } from '../testing/changed-archive.ts'
import { fillAccount } from '../testing/fill-account.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { hasWritableValues } from './archived-values.ts'
import { EXPORTED, TABLES } from './exported-tables.ts'

const MOMENTS = [
  'infinity',
  '-infinity',
  'now',
  '0044-03-15T12:00:00+00:00',
  '9999-12-31T00:00:00+00:00',
  '',
  0,
]
/** Values that PostgreSQL would take as such a column, or that it could not raise, and texts of other types. */
const REFUSED: Record<string, readonly unknown[]> = {
  integer: [2_147_483_647, -2_147_483_648, 1.5, '1', 'NaN', true],
  numeric: ['NaN', 'Infinity', 1e-30, 1e45, '1', [], true],
  timestamp: [...MOMENTS, '2026-02-30T10:00:00+00:00', '2026-11-30 10:00 BC', 'tomorrow'],
  date: ['infinity', 'now', '0001-01-01', '9999-12-31', '2026-02-30', '2026-11-30T10:00:00Z', 20_261_130],
  uuid: ['', '{00000000-0000-0000-0000-000000000000}', 1],
  text: [1, {}, []],
  'text[]': ['{a,b}', [1], {}],
  boolean: ['t', 1, 'yes'],
}
const TAKEN: Record<string, unknown> = {
  integer: 12,
  numeric: 0.5,
  timestamp: '2026-11-30T09:20:56.123+00:00',
  date: '2028-02-29',
  uuid: '4f9d1c1e-2b7a-4c55-9a54-0c1f2d3e4b5a',
  text: 'NaN',
  'text[]': ['infinity'],
  boolean: false,
}

const kindOf = (type: string) => /^[a-z]+(\[\])?/.exec(type)?.[0] ?? ''
const COLUMNS = TABLES.flatMap((table) =>
  Object.entries(getTableColumns(EXPORTED[table]) as Record<string, Column>)
    .map(([key, column]) => ({ table, key, kind: kindOf(column.getSQLType()) }))
    .filter(({ kind }) => kind !== 'jsonb' && kind !== 'bytea'),
)

test('each column of each table takes a value of its type and null, and none that the API never writes', () => {
  for (const { table, key, kind } of COLUMNS) {
    for (const value of [TAKEN[kind], null])
      expect(hasWritableValues(table, { [key]: value }), `${table}.${key}: ${String(value)}`).toBe(true)
    for (const value of REFUSED[kind] ?? [])
      expect(hasWritableValues(table, { [key]: value }), `${table}.${key}: ${String(value)}`).toBe(false)
  }
  expect(new Set(COLUMNS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(REFUSED)))
})

test.each<[unknown, boolean]>([
  [{ created_at: 'infinity' }, false],
  [{ version: 2_147_483_647 }, false],
  [{ density_kg_per_l: 'NaN' }, false],
  [{ tech_sheets: [{ createdAt: '0044-03-15T12:00:00+00:00' }] }, false],
  [{ thing: { user_products: [{ price_ht: 'NaN' }] } }, false],
  [{ named: Number('1e999') }, false],
  [{ created_at: '2026-11-30T09:20:56+00:00', version: 3, price_ht: 0.5, name: 'infinity' }, true],
])('rows in JSON are held to the same: %j', (facts, writable) => {
  expect(hasWritableValues('deletedRows', { facts })).toBe(writable)
})

describe('an archive with such a value', () => {
  let api: Api
  let archive: Buffer
  beforeAll(async () => {
    api = await startApi()
    const source = await api.signUp()
    await fillAccount(api, source)
    const { items } = await source.done(source.get<{ items: { id: string }[] }>('/api/user-products'))
    await source.done(source.delete(`/api/user-products/${items[0]?.id}`))
    archive = await exportAccount(source)
  })
  afterAll(() => api.close())

  test.each<[table: string, from: RegExp, to: string]>([
    ['userProducts', /"createdAt":"[^"]*"/, '"createdAt":"infinity"'],
    ['userProducts', /"version":\d+/, '"version":2147483647'],
    ['userProducts', /"priceHt":[\d.]+/, '"priceHt":1e-30'],
    ['userProducts', /"densityKgPerL":(null|[\d.]+)/, '"densityKgPerL":"NaN"'],
    ['techSheets', /"createdAt":"[^"]*"/, '"createdAt":"now"'],
    ['gammes', /"position":\d+/, '"position":2147483647'],
    ['salesPeriods', /"createdAt":"[^"]*"/, '"createdAt":"0044-03-15T12:00:00+00:00"'],
    ['deletedRows', /"created_at":\s*"[^"]*"/, '"created_at":"-infinity"'],
  ])('of %s is refused before it is imported: %s', async (table, from, to) => {
    const chef = await api.signUp()
    const before = await stateOf(api, chef)
    const sent = withRows(archive, table, (text) => {
      expect(text).toMatch(from)
      return text.replace(from, to)
    })
    for (const path of ['/reading', ''])
      expect(await sendArchive(chef, sent, { path })).toMatchObject({
        status: 422,
        body: { code: 'ARCHIVE_REFUSED', data: { reason: 'rows', what: table } },
      })
    expect(await stateOf(api, chef)).toEqual(before)
  })
})
