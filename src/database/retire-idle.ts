import type { Pool } from 'pg'

/**
 * Closes the connections that are idle now: PostgreSQL's process of a connection keeps the memory that a large piece of work took, and
 * gives it back as it ends. The next statement opens another.
 */
export async function retireIdle(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of clients) client.release(true)
}
