import { rowOf, type UserTableName } from './user-tables.ts'

/** What a row of a table is called where another one names it, as SQL; null where rows have no name. */
export function nameOf(name: UserTableName, row: string): string | null {
  const { named } = rowOf(name)
  if (named === undefined) return null
  return typeof named === 'string' ? `${row}.${named}` : named(row)
}
