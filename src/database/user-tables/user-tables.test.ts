import { getTableName } from 'drizzle-orm'
import { getTableConfig, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { id, userId } from '../schema/columns.ts'
import { userTable } from '../schema/user-table.ts'
import type { RowOf } from './row.ts'
import { IN_ORDER, rowOf, USER_TABLES } from './user-tables.ts'

const columns = { userId: userId(), id: id(), vintage: text().notNull() }
const cellar = pgTable('cellar', columns)

test('a table without a row does not compile', () => {
  // @ts-expect-error: no row is declared under this name
  expect(getTableName(userTable('cellar', columns, () => []))).toBe('cellar')
})

test('a row that leaves out what one of its readers does, or a heading, does not compile', () => {
  const whole = {
    table: () => cellar,
    partOf: null,
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'cave', columns: { vintage: 'Millésime' } },
    storage: 'items',
  } as const satisfies RowOf<typeof cellar>
  const { bin: _bin, ...withoutBin } = whole
  // @ts-expect-error: the bin is missing
  const unbinned: RowOf<typeof cellar> = withoutBin
  // @ts-expect-error: its column has no heading
  const unheaded: RowOf<typeof cellar> = { ...whole, spreadsheet: { file: 'cave' } }
  // @ts-expect-error: it has no such column
  const unowned: RowOf<typeof cellar> = { ...whole, partOf: 'shelfId' }
  expect([unbinned, unheaded, unowned]).toHaveLength(3)
})

test('every table is under its name, and comes after those that it refers to', () => {
  expect(Object.entries(USER_TABLES).filter(([name, { table }]) => getTableName(table()) !== name)).toEqual(
    [],
  )
  const seen = new Set<string>(['users'])
  for (const name of IN_ORDER) {
    seen.add(name)
    const { foreignKeys } = getTableConfig(rowOf(name).table())
    const named = foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    expect(
      named.filter((to) => !seen.has(to)),
      name,
    ).toEqual([])
  }
  expect(seen.size - 1).toBe(Object.keys(USER_TABLES).length)
})
