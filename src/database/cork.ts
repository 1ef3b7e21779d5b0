import type { PoolClient } from 'pg'

/**
 * Sends every statement that is queued before the next tick in one write: a `begin` with the first statement behind
 * it, statements of one `Promise.all`.
 */
export function corkUntilNextTick({ connection: { stream } }: Pick<PoolClient, 'connection'>): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
