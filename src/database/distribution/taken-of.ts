/** The table that a statement changes, as drizzle writes it. */
const CHANGED = /^\s*(?:alter table|create (?:unique )?index .+? on) (?:"\w+"\.)?"(\w+)"/i

const SET_NULL = / on delete set null(?: \([^)]*\))?/i

/**
 * What Citus accepts instead of a statement of a migration, or of the definition of a reference. Columns are not qualified
 * by their table, whose name on the nodes is another. There is no `SET NULL` where the user's id is part of the key: the
 * statements that delete empty such columns before (`leaveEmpty`), and what one forgets is refused.
 */
export function takenOf(statement: string): string {
  const [, table] = CHANGED.exec(statement) ?? []
  const named = table === undefined ? statement : statement.replaceAll(`"${table}".`, '')
  return named.replace(SET_NULL, '')
}
