import { z } from 'zod'
import { id as idShape } from '#contract/shapes.ts'
import { invalidFields } from '../translate-error.ts'

/** What a list is sorted by, of the last row given: NUL is the one character PostgreSQL stores in no text. */
export const textKey = z.string().regex(/^[^\0]*$/)
export const numberKey = z.number()
/** PostgreSQL has no year 0. */
export const instantKey = z.iso.datetime().regex(/^(?!0000)/)

/** One of the orders of a list. */
export type ListSort = {
  /** What orders the list; the id settles a tie. */
  key: string
  direction: 'ASC' | 'DESC'
  type: 'text' | 'numeric' | 'float8' | 'timestamptz'
  shape: z.ZodType<string | number>
}

/** The last row of a page; the next one begins right after it. */
export type Place<Key> = { key: Key; id: string }

/** A place as the opaque text a client hands back. It names the sort it belongs to. */
export function writeCursor(sort: string, { key, id }: Place<string | number>): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/**
 * The place a cursor names, none for a first page.
 * @throws VALIDATION of the field `cursor` for one that this list, so sorted, never gave.
 */
export function readCursor<Key>(
  cursor: string | undefined,
  sort: string,
  keyShape: z.ZodType<Key>,
): Place<Key> | undefined {
  if (cursor === undefined) return undefined
  const read = z.tuple([z.literal(sort), keyShape, idShape]).safeParse(parsed(cursor))
  if (!read.success) throw invalidFields([{ path: 'cursor', rule: 'invalid' }])
  const [, key, id] = read.data
  return { key, id }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
