import { asMember, type MemberTx } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { complain } from './log/complain.ts'
import { cleanPictures } from './pictures/clean-pictures.queries.ts'
import { recostAll } from './sheets/recost.ts'

type Queue = {
  /** One row for each account that is still to be brought up to date. */
  table: 'auth.stale_costs' | 'auth.stale_pictures'
  update: (tx: MemberTx) => Promise<unknown>
}

/** Accounts whose costs were computed by an earlier formula, and those whose pictures may hold metadata. */
const QUEUES: readonly Queue[] = [
  { table: 'auth.stale_costs', update: recostAll },
  { table: 'auth.stale_pictures', update: cleanPictures },
]

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Brings accounts that an earlier version wrote up to date, one after the other. Several servers may do so at once:
 * an account that is updated twice is the same. An account that fails stays in its queue for the next start.
 * @param signal ends the work after the account it is at
 * @throws where accounts failed, the errors of all
 */
export async function updateStaleAccounts(database: Database, signal?: AbortSignal): Promise<void> {
  const errors: unknown[] = []
  for (const { table, update } of QUEUES) {
    for (let userId = await nextAfter(database, table, BEFORE_ALL); userId;) {
      if (signal?.aborted) break
      try {
        await asMember(database, userId, update)
        await database.pool.query(`delete from ${table} where user_id = $1`, [userId])
      } catch (error) {
        errors.push(error)
      }
      userId = await nextAfter(database, table, userId)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some accounts could not be brought up to date')
}

async function nextAfter(
  { pool }: Database,
  table: Queue['table'],
  userId: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ user_id: string }>(
    `select user_id from ${table} where user_id > $1 order by user_id limit 1`,
    [userId],
  )
  return rows[0]?.user_id
}

/** Updates them beside the requests; resolves what was begun when the server stops. */
export function startUpdatingStaleAccounts(database: Database): () => Promise<void> {
  const stopping = new AbortController()
  const running = updateStaleAccounts(database, stopping.signal).catch((error: unknown) => {
    complain("Des comptes n'ont pas pu être mis à jour", error)
  })
  return () => {
    stopping.abort()
    return running
  }
}
