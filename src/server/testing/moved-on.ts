import type { Database } from '#database/connect.ts'
import { earlier } from './earlier.ts'
import { DEPARTURE_DAYS } from '../account/departures.queries.ts'

/** Moves the dates of an account that is to be erased so many days into the past, as if the clock had gone on. */
export async function movedOn(
  { pool }: Pick<Database, 'pool'>,
  { userId }: { userId: string },
  days = DEPARTURE_DAYS,
): Promise<void> {
  await pool.query(
    `update auth.departures set ${['asked_at', 'erase_at', 'warned_at']
      .map((column) => `${column} = ${earlier(column, "$2 * interval '1 day'")}`)
      .join(', ')} where user_id = $1`,
    [userId, days],
  )
}
