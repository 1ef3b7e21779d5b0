import { PRICE_ROLES, SHARED_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'

/** One of the lists side by side in a table. */
export interface ListPart {
  /** Its first column, and the one after its last. */
  from: number
  to: number
  /** By index of the table's columns; those of other lists are ignored. */
  roles: readonly ColumnRole[]
}

/** The lists of a table: a role that comes again after a name and a price begins the next one, if it has a name too. */
export function listParts(roles: readonly ColumnRole[]): ListPart[] {
  const starts = startsOf(roles)
  return starts.map((from, place) => {
    const to = starts[place + 1] ?? roles.length
    const own = roles.map((role, at) => (at >= from && at < to ? role : 'ignored'))
    return { from, to, roles: nearestToName(own) }
  })
}

function startsOf(roles: readonly ColumnRole[]): number[] {
  const starts = [0]
  const lastName = roles.lastIndexOf('name')
  let places = new Map<ColumnRole, number>()
  for (const [at, role] of roles.entries()) {
    if (role === 'ignored') continue
    const first = places.get(role)
    const complete = places.has('name') && [...PRICE_ROLES].some((money) => places.has(money))
    if (first !== undefined && complete && at <= lastName && !SHARED_ROLES.has(role)) {
      const start = at - prefixLength(roles, starts.at(-1) ?? 0, first, at)
      starts.push(start)
      places = new Map(roles.slice(start, at).map((before, index) => [before, start + index]))
    }
    if (!places.has(role)) places.set(role, at)
  }
  return starts
}

/** The number of columns before a role that are also before its first column. */
function prefixLength(roles: readonly ColumnRole[], start: number, first: number, at: number): number {
  let length = 0
  while (length < first - start && roles[first - length - 1] === roles[at - length - 1]) length += 1
  while (length > 0 && roles[at - length] === 'ignored') length -= 1
  return length
}

/** Of several columns with a role for one, the first after the name counts, else the last before it. */
function nearestToName(roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const name = roles.indexOf('name')
  return roles.map((role, at) => {
    if (role === 'name' || SHARED_ROLES.has(role)) return role
    const after = roles.indexOf(role, name + 1)
    const nearest = after === -1 ? roles.lastIndexOf(role, name) : after
    return nearest === -1 || nearest === at ? role : 'ignored'
  })
}
