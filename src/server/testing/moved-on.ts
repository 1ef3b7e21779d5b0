import type { Database } from '#database/connect.ts'
import { earlier } from './earlier.ts'
import { GRACE_DAYS } from '#domain/house/erasure-days.ts'

/** Moves the dates of an account that is to be erased so many days into the past, as if the clock had gone on. */
export async function movedOn(
  { pool }: Pick<Database, 'pool'>,
  { userId }: { userId: string },
  days = GRACE_DAYS,
): Promise<void> {
  await pool.query(
    `update auth.departures set ${['asked_at', 'erase_at', 'warned_at']
      .map((column) => `${column} = ${earlier(column, "$2 * interval '1 day'")}`)
      .join(', ')} where user_id = $1`,
    [userId, days],
  )
}
