import { type Role, SEES_MONEY } from '#domain/house/role.ts'
import type { Access } from '../access.ts'
import { ACCESS } from '../access-table.ts'

/** A role of tests alone, that is shown no money; by its name never one of the product's. */
export const COOK = 'cook of tests' as Role

type Line = { opener: Exclude<Access, 'everyone'>['opener']; roles: readonly Role[] }

/** The lines of the table of accesses that name roles, by their paths. */
function linesOf(table: object, above = ''): [path: string, line: Line][] {
  return Object.entries(table).flatMap(([name, line]: [string, object | 'everyone']) => {
    if (typeof line !== 'object') return []
    return 'opener' in line ? [[above + name, line as Line]] : linesOf(line, `${above}${name}.`)
  })
}

/**
 * Adds the role, to which routes are open that a token opens: all of them, so that the money alone is closed, or those of these paths,
 * as `sheets.get`.
 * @returns takes it away again, as the test files of a worker share their modules
 */
export function addCook(paths?: readonly string[]): () => void {
  const opened = linesOf(ACCESS)
    .filter(([path, { opener }]) => opener === 'tokens' && (paths?.includes(path) ?? true))
    .map(([, line]) => ({ line, before: line.roles }))
  const seesMoney: Partial<Record<Role, boolean>> = SEES_MONEY
  for (const { line, before } of opened) line.roles = [...before, COOK]
  seesMoney[COOK] = false
  return () => {
    for (const { line, before } of opened) line.roles = before
    delete seesMoney[COOK]
  }
}
