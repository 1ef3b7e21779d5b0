import type { Column } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

/**
 * Columns for a SELECT or a RETURNING written by hand, under their names in the schema:
 * `selectColumns(userProducts, 'p', 'unit', 'priceHt')` is `p.unit, p.price_ht AS "priceHt"`.
 */
export function selectColumns<Table extends { $inferSelect: object }>(
  table: Table,
  alias: string,
  ...names: Names<Table>
): string {
  return names.map((name) => selected(columnName(table, name), alias, name)).join(', ')
}

type Names<Table extends { $inferSelect: object }> = readonly (keyof Table['$inferSelect'] & string)[]

/** Columns by their names and types in SQL: `{ name: 'price_ht', type: 'numeric(16, 6)' }`. */
export function columnNames<Table extends { $inferSelect: object }>(table: Table, names: Names<Table>) {
  return names.map((name) => ({
    name: columnName(table, name),
    type: columnIn(table, name).getSQLType(),
  }))
}

/** The same columns for an INSERT or an UPDATE: `unit, price_ht`. */
export function columnList<Table extends { $inferSelect: object }>(
  table: Table,
  names: Names<Table>,
): string {
  return names.map((name) => columnName(table, name)).join(', ')
}

/** The same columns of a record that JSON is read into: `"unit" text, "priceHt" numeric(16, 6)`. */
export function recordColumns<Table extends { $inferSelect: object }>(
  table: Table,
  names: Names<Table>,
): string {
  return names.map((name) => `"${name}" ${columnIn(table, name).getSQLType()}`).join(', ')
}

function selected(column: string, alias: string, name: string): string {
  return column === name ? `${alias}.${column}` : `${alias}.${column} AS "${name}"`
}

/** Its name in SQL: with `casing: 'snake_case'` drizzle keeps the property's name until it writes a statement. */
export function columnName(table: object, name: string): string {
  const column = columnIn(table, name)
  return column.keyAsName ? toSnakeCase(name) : column.name
}

function columnIn(table: object, name: string): Column {
  const column = (table as Record<string, Column>)[name]
  if (column === undefined) throw new Error(`The schema has no column ${name}`)
  return column
}
