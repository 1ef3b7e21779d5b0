import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'
import { authSchema } from './schema/auth.ts'
import { actingAs, asMember, type MemberTx } from './as-member.ts'
import { inTransaction, type Tables, tablesOn, type TransactionClient } from './transaction.ts'

const running = new AsyncLocalStorage<TransactionClient>()

type AuthTables = Tables<typeof authSchema> & {
  /** Runs `work` in one transaction. */
  transaction: <Result>(work: (tables: Tables<typeof authSchema>) => Promise<Result>) => Promise<Result>
}

/** The accounts' tables, as the server's own role: the only door to schema `auth`, closed to schema `public` by its policies. */
export function authTables({ pool }: Database): AuthTables {
  return Object.assign(drizzle(pool, { schema: authSchema, casing: 'snake_case' }), {
    transaction: <Result>(work: (tables: Tables<typeof authSchema>) => Promise<Result>) =>
      inTransaction(pool, 'begin', (client) => running.run(client, () => work(tablesOn(client, authSchema)))),
  })
}

/**
 * Sees and changes the rows of `userId` only, within the transaction on the accounts' tables that is running: an
 * account and what belongs to it are stored together or not at all. Opens another transaction where none is running.
 */
export async function asOwner<Result>(
  database: Database,
  userId: string,
  work: (tx: MemberTx) => Promise<Result>,
): Promise<Result> {
  const client = running.getStore()
  if (client === undefined) return asMember(database, userId, work)
  await client.query(actingAs('gramme_member', userId))
  const result = await work({ userId, db: tablesOn(client), client })
  await client.query('set local role none')
  return result
}
