import { REMAKING_LOCK } from './advisory-locks.ts'
import { actingAs, type MemberTx } from './as-member.ts'
import type { Database } from './connect.ts'
import { inTransaction, tablesOn, type TransactionClient } from './transaction.ts'

type Account = { id: string; name: string; email: string; createdAt: string }

export type Remaking<Filled> = {
  account: Account
  /** Under the lock, as the server's own role: false leaves everything as it is. */
  isNeeded: (client: TransactionClient) => Promise<boolean>
  /** As the account's owner. */
  fill: (tx: MemberTx) => Promise<Filled>
  /** As the server's own role again. */
  finish: (client: TransactionClient, filled: Filled) => Promise<void>
}

/**
 * Deletes an account with all it holds and makes it again, one server at a time. It is one transaction: whoever
 * reads meanwhile finds all of the old account, and from then on all of the new one.
 */
export async function remakeAccount<Filled>({ pool }: Database, remaking: Remaking<Filled>): Promise<void> {
  // Another server may be filling the account: that takes longer than any other lock is waited for.
  await inTransaction(pool, 'begin; set local lock_timeout = 0', async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [REMAKING_LOCK])
    if (await remaking.isNeeded(client)) await remake(client, remaking)
  })
}

async function remake<Filled>(
  client: TransactionClient,
  { account, fill, finish }: Remaking<Filled>,
): Promise<void> {
  const { id, name, email, createdAt } = account
  await client.query('delete from auth.users where id = $1', [id])
  await client.query(
    'insert into auth.users (id, name, email, email_verified, created_at) values ($1, $2, $3, true, $4)',
    [id, name, email, createdAt],
  )
  await client.query(actingAs('gramme_member', id))
  const filled = await fill({ userId: id, db: tablesOn(client), client })
  await client.query('set local role none')
  await finish(client, filled)
}
