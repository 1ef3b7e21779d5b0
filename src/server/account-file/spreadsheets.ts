import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '#database/select-columns.ts'
import { COLUMN_WORDS } from '#database/user-tables/column-words.ts'
import { nameOf } from '#database/user-tables/name-of.ts'
import type { UserTableRow } from '#database/user-tables/row.ts'
import { isUserTable } from '#database/user-tables/user-tables.ts'
import { neutraliseCell } from '#domain/tables/neutralise-cell.ts'
import { CSV_START, csvRow } from '#domain/tables/write-csv.ts'
import { LEFT_OUT } from './archive-tables.ts'
import { picturePath } from './picture-path.ts'
import { EXPORTED, type ExportedTable, exportedRow, pictureFolder, TABLES } from './exported-tables.ts'

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
  return TABLES.flatMap((name) => {
    const { spreadsheet: shown } = exportedRow(name)
    return 'file' in shown ? [spreadsheet(name, shown)] : []
  })
}

type Shown = Extract<UserTableRow['spreadsheet'], { file: string }>

function spreadsheet(name: ExportedTable, { file, order, columns: own }: Shown): Spreadsheet {
  const table = EXPORTED[name]
  const named = referenceNames(table)
  const words: Readonly<Record<string, string>> = { ...COLUMN_WORDS, ...own }
  const columns: [head: string, cell: string][] = []
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, Column>)) {
    if (key === 'id' || LEFT_OUT.includes(key) || column.generated) continue
    const reference = named.get(key)
    const cell = reference?.cell ?? cellOf(key, column, `t.${columnName(table, key)}`)
    columns.push([headOf(words[key] ?? key, column), cell])
  }
  if (pictureFolder(name) !== undefined) columns.push(['Fichier', picturePath(name, 't')])
  columns.push(['Identifiant', 't.id::text'])
  const joins = [...named.values()].map(({ join }) => join).join(' ')
  return {
    name: file,
    select: `SELECT ${columns.map(([, cell]) => cell).join(', ')} FROM ${getTableName(table)} t ${joins}
      WHERE t.user_id = $1 ORDER BY ${order ?? 't.id'}`,
    head: `${CSV_START}${csvRow(columns.map(([head]) => head))}\r\n`,
    line: (cells) => `${csvRow(cells.map(asCell))}\r`,
  }
}

/** By the key of each column that refers to a row which has a name: the name as a cell, and the table that it is in. */
function referenceNames(table: PgTable): Map<string, { cell: string; join: string }> {
  const keys = Object.entries(getTableColumns(table) as Record<string, Column>)
  const found = new Map<string, { cell: string; join: string }>()
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const to = getTableName(foreignTable)
    const property = keys.find(([, column]) => column.name === columns[1]?.name)?.[0]
    if (property === undefined || !isUserTable(to)) continue
    const alias = `of_${columnName(table, property)}`
    const cell = nameOf(to, alias)
    if (cell === null) continue
    found.set(property, {
      cell,
      join: `LEFT JOIN ${to} ${alias} ON ${alias}.user_id = t.user_id AND ${alias}.id = t.${columnName(table, property)}`,
    })
  }
  return found
}

function headOf(word: string, column: Column): string {
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
