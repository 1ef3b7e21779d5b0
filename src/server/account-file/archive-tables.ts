import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { columnName } from '#database/select-columns.ts'
import { EXPORTED, type ExportedTable, TABLES } from './exported-tables.ts'

type Reference = { key: string; to: ExportedTable }

const byTable = new Map<string, ExportedTable>(TABLES.map((name) => [getTableName(EXPORTED[name]), name]))

/** The columns of a table that name a row of another. */
export const REFERENCES = Object.fromEntries(
  TABLES.map((name): [string, Reference[]] => [name, referencesOf(name)]),
) as Record<ExportedTable, Reference[]>

function referencesOf(name: ExportedTable): Reference[] {
  const columns = Object.entries(getTableColumns(EXPORTED[name]) as Record<string, Column>)
  return getTableConfig(EXPORTED[name]).foreignKeys.flatMap((foreignKey) => {
    const { columns: from, foreignTable } = foreignKey.reference()
    const to = byTable.get(getTableName(foreignTable))
    const key = columns.find(([, column]) => column.name === from[1]?.name)?.[0]
    return to === undefined || key === undefined ? [] : [{ key, to }]
  })
}

/** A row of JSON as columns of PostgreSQL: `"techSheetId" uuid, …`. */
export function typedColumns(name: ExportedTable, keys: readonly string[]): string {
  const columns = getTableColumns(EXPORTED[name]) as Record<string, Column>
  return keys.map((key) => `"${key}" ${columns[key]?.getSQLType()}`).join(', ')
}

/** The same columns by their names in the database. */
export function storedColumns(name: ExportedTable, keys: readonly string[]): string {
  return keys.map((key) => columnName(EXPORTED[name], key)).join(', ')
}

/** The account is named once for all rows, who of it did something is of no use elsewhere, and pictures are files. */
export const LEFT_OUT = ['userId', 'personId', 'content']

/** Columns that a file of this program's schema has of a table, without pictures. */
export function knownColumns(name: ExportedTable): string[] {
  return Object.entries(getTableColumns(EXPORTED[name]) as Record<string, Column>)
    .filter(([key, column]) => !column.generated && !LEFT_OUT.includes(key))
    .map(([key]) => key)
}
