import { REMAKING_LOCK } from './advisory-locks.ts'
import { asMember, type MemberTx } from './as-member.ts'
import type { Database } from './connect.ts'
import { makeHouse } from './memberships.ts'
import { retireIdle } from './retire-idle.ts'
import { inTransaction, type TransactionClient } from './transaction.ts'

type Account = { id: string; name: string; email: string; createdAt: string }

export type Remaking<Filled> = {
  account: Account
  /** Under the lock, as the server's own role: false leaves everything as it is. */
  isNeeded: (client: TransactionClient) => Promise<boolean>
  /** As the account's owner. */
  fill: (tx: MemberTx) => Promise<Filled>
  /** As the server's own role again, in the same transaction. */
  finish: (client: TransactionClient, filled: Filled) => Promise<void>
}

/** The user's tables with a reference to the account, in an order of deletion that leaves no row naming a deleted one. Rows of the other tables are deleted with theirs. */
export const OWN_TABLES = [
  'production_marks',
  'batches',
  'day_sales',
  'day_menu_sales',
  'orders',
  'receipts',
  'invoices',
  'tech_sheets',
  'user_products',
  'supplier_contacts',
  'cartes',
  'sales_periods',
  'imports',
  'deleted_items',
  'idempotency_keys',
  'account_settings',
] as const

/**
 * Replaces all rows of an account, one server at a time, in one transaction: a read before its commit finds all of the old
 * rows, a read after it all of the new ones. The account itself is made, or brought up to date, before: an engine that
 * distributes has separate connections for each role, of which one does not see what the other has not committed yet.
 */
export async function remakeAccount<Filled>(database: Database, remaking: Remaking<Filled>): Promise<void> {
  const { pool } = database
  // Another server may be filling the account: that takes longer than any other lock is waited for.
  const begin = 'begin; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0'
  const remade = await inTransaction(pool, begin, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [REMAKING_LOCK])
    if (!(await remaking.isNeeded(client))) return false
    // Fails where the connection, and the lock with it, was lost meanwhile.
    await client.query('select')
    await remake(database, remaking)
    return true
  })
  if (remade) await retireIdle(pool)
}

async function remake<Filled>(
  database: Database,
  { account, fill, finish }: Remaking<Filled>,
): Promise<void> {
  const { id, name, email, createdAt } = account
  await database.pool.query(
    `insert into auth.users (id, name, email, email_verified, created_at) values ($1, $2, $3, true, $4)
     on conflict (id) do update set name = excluded.name, email = excluded.email, email_verified = true,
       created_at = excluded.created_at`,
    [id, name, email, createdAt],
  )
  await makeHouse(database.pool, id)
  await asMember(database, id, async (tx) => {
    // First the lines of sheets: an engine that distributes refuses to delete a preparation that a line still names.
    for (const table of ['tech_sheet_ingredients', ...OWN_TABLES])
      await tx.client.query(`delete from ${table} where user_id = $1`, [id])
    const filled = await fill(tx)
    await tx.client.query('set local role none')
    await finish(tx.client, filled)
  })
}
