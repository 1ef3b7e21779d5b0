import type { PoolClient } from 'pg'

/**
 * Statements sent to a connection in one go leave in one write: the opening of a transaction with its first
 * statement, statements that need nothing of each other. A write to a socket costs more than the statement in it.
 */
export function inOneWrite({ connection: { stream } }: Pick<PoolClient, 'connection'>): void {
  const write = stream.write.bind(stream) as (...chunk: unknown[]) => boolean
  let waiting = false
  stream.write = (...chunk: unknown[]) => {
    if (!waiting) {
      waiting = true
      stream.cork()
      process.nextTick(() => {
        waiting = false
        stream.uncork()
      })
    }
    return write(...chunk)
  }
}
