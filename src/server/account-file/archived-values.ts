import { type Column, getTableColumns } from 'drizzle-orm'
import { columnName } from '#database/select-columns.ts'
import { IN_ORDER, rowOf } from '#database/user-tables/user-tables.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { EXPORTED, type ExportedTable } from './exported-tables.ts'

/** More than any count, version or position comes to, and far enough from the largest integer of PostgreSQL to be raised. */
const LARGEST_INTEGER = 1_000_000_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** As PostgreSQL writes a moment in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/

/**
 * Whether each value of an archive's row is one that its column can have: of the column's type, within what the API writes, and not
 * rounded when it is stored. PostgreSQL itself would take 'NaN', 'infinity', 'now', years before Christ and 2,147,483,647. The
 * bounds of facts are checks of the database. The same holds of rows in values of JSON, as those of the bin are.
 */
export function hasWritableValues(name: ExportedTable, facts: Record<string, unknown>): boolean {
  const columns = getTableColumns(EXPORTED[name]) as Record<string, Column>
  return Object.entries(facts).every(([key, value]) => {
    const type = columns[key]?.getSQLType()
    if (value === null || type === undefined) return true
    return type === 'jsonb' ? isPlainJson(value) : fits(type, value)
  })
}

function fits(type: string, value: unknown): boolean {
  const [kind = ''] = /^[a-z]+(\[\])?/.exec(type) ?? []
  switch (kind) {
    case 'uuid':
      return typeof value === 'string' && UUID.test(value)
    case 'text':
      return typeof value === 'string'
    case 'text[]':
      return Array.isArray(value) && value.every((each) => typeof each === 'string')
    case 'boolean':
      return typeof value === 'boolean'
    case 'integer':
      return Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER
    case 'numeric':
      return typeof value === 'number' && isStoredWhole(type, value)
    case 'timestamp':
      return isInTime(value, MOMENT)
    case 'date':
      return isInTime(value, DAY)
    default:
      throw new Error(`No value of a file is checked as ${type}`)
  }
}

/** Whether a number is stored in `numeric(precision, scale)` as it is. */
function isStoredWhole(type: string, value: number): boolean {
  const [precision = 0, scale = 0] = (/\((\d+), ?(\d+)\)/.exec(type) ?? []).slice(1).map(Number)
  return (
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

/** The types of the columns of a name, in the schema or the database, of every table; of one of JSON none. */
const TYPES = new Map<string, Set<string>>()
for (const name of IN_ORDER) {
  const table = rowOf(name).table()
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, Column>))
    for (const each of [key, columnName(table, key)])
      TYPES.set(each, (TYPES.get(each) ?? new Set()).add(column.getSQLType()))
}

const CHECKED = /^(integer|numeric|timestamp|date)/

function isPlainJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlainJson)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => {
    const types = [...(TYPES.get(key) ?? [])]
    const isChecked =
      each !== null &&
      typeof each !== 'object' &&
      types.length > 0 &&
      types.every((type) => CHECKED.test(type))
    return isChecked ? types.some((type) => fits(type, each)) : isPlainJson(each)
  })
}
