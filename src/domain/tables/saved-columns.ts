/**
 * The roles of a table's columns as they are kept for the next file: by folded headers, so that columns may move; for a
 * table without header by the index of its columns.
 */
export interface SavedColumns<Role extends string = string> {
  hasHeader: boolean
  columns: { header: string; role: Role }[]
}

/** How an import compares the columns of two files. */
export interface ColumnRules<Role extends string> {
  /** What of a header has to be the same. */
  keyOf: (header: string) => string
  /** Roles without which a mapping does not fit. */
  isNeeded: (role: Role) => boolean
  /** The role of a column that is not read. */
  noRole: Role
  /** Whether a column that the last file did not have is left out; otherwise the user is asked again. */
  ignoresNew: boolean
}

/** @param headers by index of the column; null for a table without header */
export function toSavedColumns<Role extends string>(
  headers: readonly string[] | null,
  roles: readonly Role[],
  { keyOf }: Pick<ColumnRules<Role>, 'keyOf'>,
): SavedColumns<Role> {
  return {
    hasHeader: headers !== null,
    columns: roles.map((role, column) => ({ header: keyOf(headers?.[column] ?? ''), role })),
  }
}

/**
 * The roles that the columns of the last file give those of the next one.
 * @param headers null for a table without header
 * @param width how many columns the table has
 * @returns null when the file does not fit
 */
export function applySavedColumns<Role extends string>(
  saved: SavedColumns<Role>,
  headers: readonly string[] | null,
  width: number,
  { keyOf, isNeeded, noRole, ignoresNew }: ColumnRules<Role>,
): Role[] | null {
  if ((headers !== null) !== saved.hasHeader) return null
  if (headers === null) return saved.columns.length === width ? saved.columns.map(({ role }) => role) : null
  const left = [...saved.columns]
  const roles: Role[] = []
  for (const header of headers) {
    const key = keyOf(header)
    const at = left.findIndex((column) => column.header === key)
    if (at === -1 && key !== '' && !ignoresNew) return null
    roles.push((at === -1 ? undefined : left.splice(at, 1)[0]?.role) ?? noRole)
  }
  return left.some(({ role }) => isNeeded(role)) ? null : roles
}

/** Whether stored data is a saved mapping of these roles; it may have been written by an older version. */
export function isSavedColumns<Role extends string>(
  value: unknown,
  roles: readonly Role[],
): value is SavedColumns<Role> {
  if (typeof value !== 'object' || value === null || !('hasHeader' in value) || !('columns' in value))
    return false
  return (
    typeof value.hasHeader === 'boolean' &&
    Array.isArray(value.columns) &&
    value.columns.every((column: unknown) => isSavedColumn(column, roles))
  )
}

function isSavedColumn(value: unknown, roles: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !('header' in value) || !('role' in value)) return false
  return typeof value.header === 'string' && roles.some((role) => role === value.role)
}
