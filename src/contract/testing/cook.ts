import type { Role } from '#domain/house/role.ts'
import type { Access } from '../access.ts'
import { ACCESS } from '../access-table.ts'

/** The role that is shown no money. */
export const COOK: Role = 'cook'

type Line = { opener: Exclude<Access, 'everyone'>['opener']; roles: readonly Role[] }

/** The lines of the table of accesses that name roles, by their paths. */
function linesOf(table: object, above = ''): [path: string, line: Line][] {
  return Object.entries(table).flatMap(([name, line]: [string, object | 'everyone']) => {
    if (typeof line !== 'object') return []
    return 'opener' in line ? [[above + name, line as Line]] : linesOf(line, `${above}${name}.`)
  })
}

/**
 * Opens to cooks what a token opens, so that the money alone is closed to them: all of it, or the routes of these paths, as `sheets.get`.
 * No route of the product does so for now; what closes the money is tested by it.
 * @returns takes it away again, as the test files of a worker share their modules
 */
export function addCook(paths?: readonly string[]): () => void {
  const opened = linesOf(ACCESS)
    .filter(
      ([path, { opener, roles }]) =>
        opener === 'tokens' && !roles.includes(COOK) && (paths?.includes(path) ?? true),
    )
    .map(([, line]) => ({ line, before: line.roles }))
  for (const { line, before } of opened) line.roles = [...before, COOK]
  return () => {
    for (const { line, before } of opened) line.roles = before
  }
}
