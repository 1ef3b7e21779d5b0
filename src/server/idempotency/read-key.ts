import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '#contract/idempotency-key.ts'
import { refusal } from '../translate-error.ts'

/** A key counts for one account and one operation. */
export type IdempotencyKey = {
  operation: string
  key: string
  /** A hash of what was sent, in whatever order its fields are. */
  fingerprint: string
}

const VALID = new RegExp(IDEMPOTENCY_KEY_PATTERN)

/** The key that a request names, if any. @throws IDEMPOTENCY_KEY_INVALID */
export function readIdempotencyKey(
  headers: IncomingHttpHeaders,
  operation: string,
  input: unknown,
): IdempotencyKey | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !VALID.test(key))
    throw refusal('IDEMPOTENCY_KEY_INVALID', 'An Idempotency-Key is 1 to 64 visible ASCII characters')
  const sent = JSON.stringify(input ?? null, inOrder)
  return { operation, key, fingerprint: createHash('sha256').update(sent).digest('base64url') }
}

/** Fields by their names: JSON gives their order no meaning. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
