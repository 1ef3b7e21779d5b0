/**
 * A statement with a name has its user as a parameter. An engine that distributes plans it for one user, and PostgreSQL keeps
 * the plan of a named statement without parameters on the connection, whose next user would find no rows.
 * @param args what `query` of a connection is called with
 * @returns the fault, where the rule is broken
 */
export function nameWithoutUser(args: readonly unknown[], userId: string): TypeError | undefined {
  const [statement, beside] = args
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return undefined
  if (typeof statement.name !== 'string') return undefined
  const values = beside ?? ('values' in statement ? statement.values : undefined)
  if (Array.isArray(values) && values.includes(userId)) return undefined
  return new TypeError(`The statement '${statement.name}' has a name, and not its user as a parameter`)
}
