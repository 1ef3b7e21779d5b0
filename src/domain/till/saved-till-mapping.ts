import type { Matrix } from '../tables/cell.ts'
import { applySavedColumns, toSavedColumns } from '../tables/saved-columns.ts'
import type { ColumnRules, SavedColumns } from '../tables/saved-columns.ts'
import type { KnownNames, TillMatch } from './match-till-names.ts'
import { tillKey } from './till-key.ts'
import { findTillHeader, TILL_ROLES, tillHeaders } from './till-columns.ts'
import type { TillMapping, TillRole } from './till-columns.ts'
import { MAX_TILL_MAPPING_BYTES } from './limits.ts'

/** How a till's files are read, as stored with the carte: columns by their folded headers. */
export interface SavedTillMapping extends SavedColumns {
  dishes: Record<string, string>
  ignored: string[]
  /** Of a name that several had when one was chosen, all of these. */
  among?: Record<string, string[]> | undefined
}

const RULES: ColumnRules<TillRole> = {
  keyOf: tillKey,
  isNeeded: (role) => role !== 'ignored',
  noRole: 'ignored',
  ignoresNew: true,
}

/** Applies the columns of the last file to the next one; null when the file is of another kind. */
export function applySavedTillMapping(matrix: Matrix, saved: SavedTillMapping): TillMapping | null {
  const header = findTillHeader(matrix)
  const width = Math.max(0, ...matrix.slice(header ?? 0, (header ?? 0) + 50).map((row) => row.length))
  const none: TillRole[] = Array.from({ length: width }, () => 'ignored')
  const headers = header === null ? null : tillHeaders(matrix, { header, roles: none })
  const columns = saved.columns.map((column) => ({ ...column, role: roleOf(column.role) }))
  const roles = applySavedColumns({ ...saved, columns }, headers, width, RULES)
  return roles && { header, roles }
}

function roleOf(text: string): TillRole {
  return TILL_ROLES.find((role) => role === text) ?? 'ignored'
}

/** What is saved of the columns of a file. */
export function toSavedTillColumns(matrix: Matrix, mapping: TillMapping): SavedColumns {
  const headers = mapping.header === null ? null : tillHeaders(matrix, mapping)
  return toSavedColumns(headers, mapping.roles, RULES)
}

/**
 * What is saved of a file for the next: its columns, and every name with its confirmed dish. Names of this file come
 * first; the oldest are dropped when the size limit is reached.
 */
export function toSavedTillMapping(
  columns: SavedColumns,
  matches: readonly TillMatch[],
  before: KnownNames | null,
): SavedTillMapping {
  const resolved = new Map<string, string | null>()
  const among = new Map(Object.entries(before?.among ?? {}))
  for (const { key, certainty, dishId, alike } of matches) {
    if (certainty === 'ignored') resolved.set(key, null)
    else if (dishId !== null) resolved.set(key, dishId)
    if (alike === undefined) among.delete(key)
    else among.set(key, alike)
  }
  const seen = new Set(matches.map(({ key }) => key))
  for (const [key, dish] of Object.entries(before?.dishes ?? {})) if (!seen.has(key)) resolved.set(key, dish)
  for (const key of before?.ignored ?? []) if (!seen.has(key)) resolved.set(key, null)

  const offered: Record<string, string[]> = {}
  const saved: SavedTillMapping = { ...columns, dishes: {}, ignored: [] }
  let room = MAX_TILL_MAPPING_BYTES - bytes(JSON.stringify(saved))
  for (const [key, dish] of resolved) {
    const several = dish === null ? undefined : among.get(key)
    room -= bytes(JSON.stringify([key, dish])) + 2
    if (several !== undefined) room -= bytes(JSON.stringify([key, several])) + 20
    if (room < 0) break
    if (several !== undefined) offered[key] = [...several]
    if (dish === null) saved.ignored.push(key)
    else saved.dishes[key] = dish
  }
  return Object.keys(offered).length === 0 ? saved : { ...saved, among: offered }
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}
