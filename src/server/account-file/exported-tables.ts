import { getTableName } from 'drizzle-orm'
import type { Not, UserTableRow } from '#database/user-tables/row.ts'
import {
  type DeclaredTables,
  IN_ORDER,
  rowOf,
  type TableOf,
  type UserTableName,
} from '#database/user-tables/user-tables.ts'

/** `tech_sheets` as the API writes it: `techSheets`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

type Exported = {
  [
    Name in UserTableName as DeclaredTables[Name]['archive'] extends Not ? never : CamelCase<Name>
  ]: TableOf<Name>
}
export type ExportedTable = keyof Exported

const camelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as ExportedTable

/** The tables of the file of an account, each after those that it refers to. */
export const EXPORTED = Object.fromEntries(
  IN_ORDER.filter((name) => !('not' in rowOf(name).archive)).map((name) => [
    camelCase(name),
    rowOf(name).table(),
  ]),
) as Exported

export const TABLES = Object.keys(EXPORTED) as ExportedTable[]

/** What is declared of a table, and of its rows in the file. */
export function exportedRow(name: ExportedTable) {
  const row: UserTableRow = rowOf(getTableName(EXPORTED[name]))
  const { archive } = row
  if ('not' in archive) throw new Error(`${name} is not in the file of an account`)
  return { ...row, archive }
}

/** The folder of the pictures that rows of a table have. */
export const pictureFolder = (name: ExportedTable): string | undefined =>
  exportedRow(name).archive.pictures?.folder
