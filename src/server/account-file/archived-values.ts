import { type Column, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '#database/select-columns.ts'
import { IN_ORDER, rowOf } from '#database/user-tables/user-tables.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { EXPORTED, type ExportedTable, TABLES } from './exported-tables.ts'

/** More than any count, version or position comes to, and far enough from the largest integer of PostgreSQL to be raised. */
const LARGEST_INTEGER = 1_000_000_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** As PostgreSQL writes a moment in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/

/** Whether a value is one that a column can have. */
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const CHECKS: Record<string, Check> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  text: isText,
  'text collate "C"': isText,
  'text[]': (value) => Array.isArray(value) && value.every(isText),
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER,
  'timestamp (3) with time zone': (value) => isInTime(value, MOMENT),
  date: (value) => isInTime(value, DAY),
  jsonb: isPlainJson,
}

function checkOf(type: string): Check {
  const [precision, scale] = (/^numeric\((\d+), (\d+)\)$/.exec(type) ?? []).slice(1).map(Number)
  if (precision !== undefined && scale !== undefined) return (value) => isStoredWhole(value, precision, scale)
  const check = CHECKS[type]
  if (!check) throw new Error(`No value of a file is checked as ${type}`)
  return check
}

/** By the keys of the schema: as many rows are read, they are made once. */
const CHECKS_OF = Object.fromEntries(
  TABLES.map((name): [string, Map<string, Check>] => [name, checksOf(EXPORTED[name])]),
)

function checksOf(table: PgTable): Map<string, Check> {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>)
  return new Map(
    columns
      .map(([key, column]): [string, string] => [key, column.getSQLType()])
      .filter(([, type]) => type !== 'bytea')
      .map(([key, type]) => [key, checkOf(type)]),
  )
}

/** Of rows in JSON, by the keys of the schema or the names of the database: of numbers and moments alone, in every table that has the name. */
const CHECKS_IN_JSON = checksInJson()

function checksInJson(): Map<string, Check[]> {
  const types = new Map<string, Set<string>>()
  for (const name of IN_ORDER) {
    const table = rowOf(name).table()
    for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, Column>))
      for (const each of [key, columnName(table, key)])
        types.set(each, (types.get(each) ?? new Set()).add(column.getSQLType()))
  }
  const checked = [...types].filter(([, ofName]) =>
    [...ofName].every((type) => /^(integer|numeric|timestamp|date)/.test(type)),
  )
  return new Map(checked.map(([name, ofName]) => [name, [...ofName].map(checkOf)]))
}

/**
 * Whether each value of an archive's row is one that its column can have: of the column's type, within what the API writes, and not
 * rounded when it is stored. PostgreSQL itself would take 'NaN', 'infinity', 'now', years before Christ and 2,147,483,647. The
 * bounds of facts are checks of the database. The same holds of rows in values of JSON, as those of the bin are.
 */
export function hasWritableValues(name: ExportedTable, facts: Record<string, unknown>): boolean {
  const checks = CHECKS_OF[name]
  return Object.entries(facts).every(([key, value]) => value === null || (checks?.get(key)?.(value) ?? true))
}

/** Whether a number is stored in `numeric(precision, scale)` as it is. */
function isStoredWhole(value: unknown, precision: number, scale: number): boolean {
  return (
    typeof value === 'number' &&
    Math.abs(value) < 10 ** (precision - scale) &&
    (Math.abs(value) >= 1e21 || Number(value.toFixed(scale)) === value)
  )
}

function isInTime(value: unknown, form: RegExp): boolean {
  if (typeof value !== 'string' || !form.test(value)) return false
  const day = value.slice(0, 10)
  const moment = Date.parse(value)
  // '2026-02-30' is read as the second of March.
  const isDay = !Number.isNaN(moment) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  return isDay && day >= EARLIEST_DAY && day <= LATEST_DAY
}

function isPlainJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlainJson)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => {
    const checks = each === null || typeof each === 'object' ? undefined : CHECKS_IN_JSON.get(key)
    return checks ? checks.some((check) => check(each)) : isPlainJson(each)
  })
}
