import { type Column, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnName } from './select-columns.ts'

/**
 * A SELECT that gives each row of another as one column `json`: an object of its columns, in their order, written by
 * PostgreSQL and not read by this process. Moments are written otherwise than the API does: see `jsonColumns`.
 */
export function jsonRows(select: string): string {
  return `SELECT to_json(listed)::text AS json FROM (${select}) AS listed`
}

/**
 * Every column of a table that someone filled in, for `jsonRows`: moments as ISO 8601 text in UTC with milliseconds. What the database works out for searching is left out.
 * @param without keys of columns that are left out too
 */
export function jsonColumns(table: PgTable, alias: string, without: readonly string[]): string {
  return Object.entries(getTableColumns(table))
    .filter(([key, column]) => !column.generated && !without.includes(key))
    .map(([name, column]) => `${asJson(column, `${alias}.${columnName(table, name)}`)} AS "${name}"`)
    .join(', ')
}

function asJson(column: Column, expression: string): string {
  const type = column.getSQLType()
  if (type.startsWith('timestamp'))
    return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return expression
}
