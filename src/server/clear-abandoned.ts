import type { FastifyInstance } from 'fastify'
import { accountsWith } from '#database/accounts-with.ts'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { forgetBatches, OLD_BATCHES } from './batches/clear.queries.ts'
import { forgetDeleted, OLD_DELETED } from './bin/remove.queries.ts'
import { everyHour } from './every-hour.ts'
import { clearKeys, OLD_KEYS } from './idempotency/create-once.ts'
import { forgetImports, OLD_IMPORTS } from './imports/record-import.queries.ts'
import { forgetMarks, OLD_MARKS } from './kitchen/marks.queries.ts'
import { forgetDrafts, OLD_DRAFTS } from './suppliers/price-list-draft.queries.ts'

/** Accounts that are looked at together. */
const PAGE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const ABANDONED = [OLD_DRAFTS, OLD_KEYS, OLD_DELETED, OLD_IMPORTS, OLD_BATCHES, OLD_MARKS]

/**
 * Clears away what accounts have left behind: drafts of price lists, keys of creations, what was in the bin for thirty days, imports that can no longer be undone, batches of half a year ago, and ticks of the kitchen of more than a week ago. Each account that has any is cleared by itself, as its member;
 * most have none within an hour. An account that fails is passed over.
 * @param signal ends the work after the account it is at
 * @throws where accounts failed, the errors of all
 */
export async function clearAbandoned(database: Database, signal?: AbortSignal): Promise<void> {
  const errors: unknown[] = []
  for (let ids = await idsAfter(database, BEFORE_ALL); ids.length > 0;) {
    for (const id of await accountsWith(database, ids, ABANDONED)) {
      if (signal?.aborted) return
      await asMember(database, id, async (tx) => {
        await Promise.all([
          forgetDrafts(tx),
          clearKeys(tx),
          forgetDeleted(tx),
          forgetImports(tx),
          forgetBatches(tx),
          forgetMarks(tx),
        ])
      }).catch((error: unknown) => errors.push(error))
    }
    ids = await idsAfter(database, ids.at(-1) ?? BEFORE_ALL)
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some accounts could not be cleared')
}

async function idsAfter({ pool }: Database, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from auth.users where id > $1 order by id limit ${PAGE}`,
    [id],
  )
  return rows.map((row) => row.id)
}

/** Every hour while the server runs. */
export function clearAbandonedEveryHour(app: FastifyInstance, database: Database): void {
  const stopping = new AbortController()
  let running = Promise.resolve()
  everyHour(app, () => (running = clearAbandoned(database, stopping.signal)))
  app.addHook('onClose', async () => {
    stopping.abort()
    await running.catch(() => undefined)
  })
}
