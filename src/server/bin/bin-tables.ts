import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { hasPictures } from '#database/user-tables/pictures.ts'
import {
  type DeclaredTables,
  IN_ORDER,
  rowOf,
  type UserTableName,
} from '#database/user-tables/user-tables.ts'
import type { DeletedThing } from '#domain/bin/deleted-kind.ts'

/** The tables of things that users delete by themselves: one for each kind, or this does not compile. */
type Roots = {
  [
    Name in UserTableName as DeclaredTables[Name]['bin'] extends { thing: infer Thing extends DeletedThing }
      ? Thing
      : never
  ]: Name
}

/** The table of each kind, and its column that a user knows it by. */
export const ROOTS: Record<DeletedThing, { table: string; name: string }> = roots()

function roots(): Record<keyof Roots, { table: string; name: string }> {
  const found = IN_ORDER.flatMap((table) => {
    const { bin, named } = rowOf(table)
    return typeof bin === 'object' && 'thing' in bin && typeof named === 'string'
      ? [[bin.thing, { table, name: named }] as const]
      : []
  })
  return Object.fromEntries(found) as Record<keyof Roots, { table: string; name: string }>
}

type Reference = {
  column: string
  to: string
  /** Whether the row is deleted with the one that it refers to; otherwise the column is emptied. */
  cascades: boolean
}

export type BinTable = {
  name: string
  references: Reference[]
  /** Columns that are stored as JSON. */
  columns: string[]
  hasContent: boolean
}

const sqlName = (column: Column) => (column.keyAsName ? toSnakeCase(column.name) : column.name)

/** Columns of a row as JSON, by the names of the database: all but the owner, pictures and what the database works out. */
export function jsonColumns(table: PgTable): string[] {
  return Object.values(getTableColumns(table))
    .filter((column) => !column.generated && column.getSQLType() !== 'bytea')
    .map(sqlName)
    .filter((name) => name !== 'user_id')
}

/** The columns by which rows of a table refer to other rows of the user, or to the user. */
export function referencesOf(table: PgTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference()
    const column = from[1]
    return column
      ? [{ column: sqlName(column), to: getTableName(foreignTable), cascades: key.onDelete === 'cascade' }]
      : []
  })
}

const binTable = (table: PgTable): BinTable => ({
  name: getTableName(table),
  references: referencesOf(table),
  columns: jsonColumns(table),
  hasContent: hasPictures(table),
})

/** Every table that a deletion or the undoing of an import reaches, in the order in which rows come back. */
export const BIN_TABLES: readonly BinTable[] = IN_ORDER.map(rowOf)
  .filter(({ bin }) => bin === 'carried' || 'thing' in bin)
  .map(({ table }) => binTable(table()))

/** The tables of which rows are deleted with rows of `roots`, these among them. */
export function goingWith(roots: readonly string[]): BinTable[] {
  const gone = new Set(roots)
  return BIN_TABLES.filter(({ name, references }) => {
    if (references.some(({ to, cascades }) => cascades && gone.has(to))) gone.add(name)
    return gone.has(name)
  })
}
