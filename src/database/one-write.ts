import type { PoolClient } from 'pg'

type Connected = { connection: { stream: Pick<PoolClient['connection']['stream'], 'write'> } }

/**
 * Statements sent to a connection in one go leave in one write: the opening of a transaction with its first
 * statement, statements that need nothing of each other. A write to a socket costs more than the statement in it.
 */
export function inOneWrite({ connection: { stream } }: Connected): void {
  const write = stream.write.bind(stream) as (...chunk: unknown[]) => boolean
  let waiting: Buffer[] = []
  const flush = () => {
    const chunks = waiting
    waiting = []
    if (chunks.length > 0) write(Buffer.concat(chunks))
  }
  stream.write = (...chunk: unknown[]) => {
    const [data] = chunk
    if (chunk.length === 1 && data instanceof Buffer) {
      if (waiting.push(data) === 1) process.nextTick(flush)
      return true
    }
    // With a callback, as the farewell is sent: nothing may come after it.
    flush()
    return write(...chunk)
  }
}
