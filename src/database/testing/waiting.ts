import { Client } from 'pg'
import { inject } from 'vitest'
import { urlOf } from './names.ts'

const WAITING = `SELECT count(*) AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** How many statements wait for a lock in this database, on each of its machines. */
export async function waitingForLocks({ connectionString }: { connectionString: string }): Promise<number> {
  const name = new URL(connectionString).pathname.slice(1)
  let waiting = 0
  for (const node of inject('nodeUrls')) {
    const client = new Client({ connectionString: urlOf(node, name) })
    await client.connect()
    try {
      waiting += Number((await client.query<{ waiting: string }>(WAITING)).rows[0]?.waiting)
    } finally {
      await client.end()
    }
  }
  return waiting
}
