import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { columnName } from '#database/select-columns.ts'
import { neutraliseCell } from '#domain/tables/neutralise-cell.ts'
import { CSV_START, csvRow } from '#domain/tables/write-csv.ts'
import { picturePath } from './picture-path.ts'
import { EXPORTED, type ExportedTable, PICTURE_FOLDERS } from './exported-tables.ts'
import { COLUMN_WORDS, NAMES, ORDERS, SPREADSHEET_NAMES } from './spreadsheet-words.ts'

/** A table of the archive that a spreadsheet opens. */
export type Spreadsheet = {
  name: string
  /** Gives the cells of each row of user `$1`. */
  select: string
  /** The first line of its file, with its break. */
  head: string
  line: (cells: unknown[]) => string
}

/** Columns whose texts are each a line of their cell: a step may have commas. */
const LISTED = new Set(['equipment', 'steps', 'footerLines'])

/** Every table that has cells, in the order in which they are exported; what a file changed, and what rows held, is in the data alone. */
export function spreadsheets(): Spreadsheet[] {
  return Object.entries(SPREADSHEET_NAMES).map(([table, name]) => spreadsheet(table as ExportedTable, name))
}

function spreadsheet(name: ExportedTable, fileName: string): Spreadsheet {
  const table = EXPORTED[name]
  const named = referenceNames(name)
  const columns: [head: string, cell: string][] = []
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, Column>)) {
    if (key === 'userId' || key === 'id' || key === 'content' || column.generated) continue
    const reference = named.get(key)
    const cell = reference?.cell ?? cellOf(key, column, `t.${columnName(table, key)}`)
    columns.push([headOf(key, column), cell])
  }
  if (PICTURE_FOLDERS[name] !== undefined) columns.push(['Fichier', picturePath(name, 't')])
  columns.push(['Identifiant', 't.id::text'])
  const joins = [...named.values()].map(({ join }) => join).join(' ')
  return {
    name: fileName,
    select: `SELECT ${columns.map(([, cell]) => cell).join(', ')} FROM ${getTableName(table)} t ${joins}
      WHERE t.user_id = $1 ORDER BY ${ORDERS[name] ?? 't.id'}`,
    head: `${CSV_START}${csvRow(columns.map(([head]) => head))}\r\n`,
    line: (cells) => `${csvRow(cells.map(asCell))}\r`,
  }
}

/** By the key of each column that refers to a row which has a name: the name as a cell, and the table that it is in. */
function referenceNames(name: ExportedTable): Map<string, { cell: string; join: string }> {
  const table = EXPORTED[name]
  const keys = Object.entries(getTableColumns(table) as Record<string, Column>)
  const found = new Map<string, { cell: string; join: string }>()
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const to = getTableName(foreignTable)
    const shown = NAMES[to]
    const property = keys.find(([, column]) => column.name === columns[1]?.name)?.[0]
    if (shown === undefined || property === undefined) continue
    const alias = `of_${columnName(table, property)}`
    found.set(property, {
      cell: shown(alias),
      join: `LEFT JOIN ${to} ${alias} ON ${alias}.user_id = t.user_id AND ${alias}.id = t.${columnName(table, property)}`,
    })
  }
  return found
}

function headOf(key: string, column: Column): string {
  const word = COLUMN_WORDS[key] ?? key
  return column.getSQLType().startsWith('timestamp') ? `${word} (UTC)` : word
}

function cellOf(key: string, column: Column, expression: string): string {
  const type = column.getSQLType()
  if (type.startsWith('timestamp'))
    return `to_char(${expression} AT TIME ZONE 'UTC', 'DD/MM/YYYY HH24:MI:SS')`
  if (type === 'date') return `to_char(${expression}, 'DD/MM/YYYY')`
  if (type.endsWith('[]'))
    return `array_to_string(${expression}, ${LISTED.has(key) ? String.raw`E'\n'` : "', '"})`
  if (type === 'boolean') return `CASE WHEN ${expression} THEN 'oui' ELSE 'non' END`
  return type === 'jsonb' || type === 'uuid' ? `${expression}::text` : expression
}

function asCell(value: unknown): string | number | null {
  return typeof value === 'string' ? neutraliseCell(value) : typeof value === 'number' ? value : null
}
