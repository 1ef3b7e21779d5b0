import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { recostAll } from './recost.ts'

const NEXT = 'select user_id from auth.stale_costs where user_id > $1 order by user_id limit 1'
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Recosts the accounts whose costs were computed by an earlier formula, one after the other. Several servers may do so
 * at once: an account that is recosted twice has the same costs. An account that fails stays in the queue for the next
 * start.
 * @param signal ends the work after the account it is at
 * @throws where accounts failed, the errors of all
 */
export async function recostStaleAccounts(database: Database, signal?: AbortSignal): Promise<void> {
  const errors: unknown[] = []
  for (
    let userId = await nextAfter(database, BEFORE_ALL);
    userId;
    userId = await nextAfter(database, userId)
  ) {
    if (signal?.aborted) break
    try {
      await asMember(database, userId, recostAll)
      await database.pool.query('delete from auth.stale_costs where user_id = $1', [userId])
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some accounts could not be recosted')
}

async function nextAfter({ pool }: Database, userId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ user_id: string }>(NEXT, [userId])
  return rows[0]?.user_id
}

/** Recosts them beside the requests; resolves what was begun when the server stops. */
export function startRecostingStaleAccounts(database: Database): () => Promise<void> {
  const stopping = new AbortController()
  const running = recostStaleAccounts(database, stopping.signal).catch((error: unknown) => {
    process.stderr.write(`Des coûts n'ont pas pu être recalculés : ${String(error)}\n`)
  })
  return () => {
    stopping.abort()
    return running
  }
}
