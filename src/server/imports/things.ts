import { getTableColumns } from 'drizzle-orm'
import { columnName } from '#database/select-columns.ts'
import {
  type DeclaredTables,
  IN_ORDER,
  rowOf,
  USER_TABLES,
  type UserTableName,
} from '#database/user-tables/user-tables.ts'
import { jsonColumns, referencesOf } from '../bin/bin-tables.ts'

/** Tables whose rows are things to an import: it can make or change them. */
type ThingTable = {
  [Name in UserTableName]: DeclaredTables[Name]['imports'] extends { state: string } ? Name : never
}[UserTableName]
/** What an import can have made: things that are no parts of others that it has made. */
export type MadeTable = {
  [Name in ThingTable]: DeclaredTables[Name]['imports']['made'] extends false ? never : Name
}[ThingTable]
/** What an import can change. */
export type ChangedTable = {
  [Name in ThingTable]: DeclaredTables[Name]['imports'] extends { changed: unknown } ? Name : never
}[ThingTable]

const importsOf = (name: UserTableName) => {
  const { imports } = rowOf(name)
  return typeof imports === 'object' && 'state' in imports ? imports : undefined
}

/** How a row `t` of each table is, with its parts, as far as users change it. */
export const STATES = Object.fromEntries(
  IN_ORDER.map((name) => [name, importsOf(name)?.state]).filter(([, state]) => state !== undefined),
) as Record<ThingTable, string>

export const isMade = (name: UserTableName): name is MadeTable => Array.isArray(importsOf(name)?.made)

/** What an import can have made, each after those that it refers to. */
export const MADE_TABLES = IN_ORDER.filter(isMade)

/** The columns that name what was there before, where rows of a table are things that an archive has brought; all are where it is empty. */
export const madeBeside = (name: MadeTable): readonly string[] => importsOf(name)?.made || []

type Part = {
  table: string
  column: string
  columns: readonly string[]
  /** What the account learns of a thing from files: no edit of it, and nothing that is shown as one. */
  learnt: boolean
}
type Changeable = {
  /** The column that names a row. */
  key: 'id' | 'user_id'
  /** Columns that are kept, and given back. */
  columns: readonly string[]
  parts: readonly Part[]
}

export const CHANGED_TABLES = IN_ORDER.filter(
  (name): name is ChangedTable => importsOf(name)?.changed !== undefined,
)

export const CHANGEABLE = Object.fromEntries(
  CHANGED_TABLES.map((name) => [name, changeable(name)]),
) as Record<ChangedTable, Changeable>

function changeable(name: ChangedTable): Changeable {
  const table = USER_TABLES[name].table()
  const changed = importsOf(name)?.changed ?? 'all'
  return {
    key: 'id' in getTableColumns(table) ? 'id' : 'user_id',
    columns:
      changed === 'all'
        ? jsonColumns(table)
        : 'only' in changed
          ? changed.only
          : jsonColumns(table).filter((column) => !changed.without.includes(column)),
    parts: IN_ORDER.flatMap((part) => partsOf(name, part)),
  }
}

/** A table whose rows are given back with a thing of another, as its parts. */
function partsOf(thing: ChangedTable, name: UserTableName): Part[] {
  const { table, imports, partOf } = rowOf(name)
  if (typeof imports !== 'object' || !('givenBack' in imports) || partOf === null) return []
  const column = columnName(table(), partOf)
  const ofThing = referencesOf(table()).some((each) => each.to === thing && each.column === column)
  return ofThing
    ? [{ table: name, column, columns: jsonColumns(table()), learnt: imports.givenBack === 'learnt' }]
    : []
}

const object = (columns: readonly string[], row: string) =>
  `jsonb_build_object(${columns.map((name) => `'${name}', ${row}.${name}`).join(', ')})`

/** A row `t` with its parts as JSON: `{ tech_sheets: [{…}], tech_sheet_ingredients: [{…}, …] }`. */
export function thingAsJson(table: ChangedTable): string {
  const { columns, parts } = CHANGEABLE[table]
  const whole = `'${table}', jsonb_build_array(${object(columns, 't')})`
  const each = parts.map(
    (part) =>
      `'${part.table}', (SELECT coalesce(jsonb_agg(${object(part.columns, 'part')} ORDER BY part.id), '[]')
        FROM ${part.table} part WHERE part.user_id = t.user_id AND part.${part.column} = t.id)`,
  )
  return `jsonb_build_object(${[whole, ...each].join(', ')})`
}

/**
 * Whether one version of a thing is another one but for what was learnt of it: no version counts it.
 * @param thing the one as JSON, of `thingAsJson`
 * @param state the other, of `STATES`
 */
export function onlyLearnt(table: ChangedTable, thing: string, state: string): string {
  const version = (column: string, place: number) =>
    `${thing} #>> '{${table},0,${column}}' = split_part(${state}, '.', ${place})`
  if (table === 'tech_sheets') return version('version', 1)
  if (table === 'user_products') return `${version('version', 1)} AND ${version('articles_version', 2)}`
  return 'false'
}
