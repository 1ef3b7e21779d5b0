import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'
import { authSchema } from './schema/auth.ts'
import { actingFor, memberTx, type MemberTx } from './as-member.ts'
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
 * Runs `work` as the server's own role, which has access to the accounts and to the settings of `userId`. It joins the
 * transaction on the accounts' tables that is running, so that an account and its settings are stored together or not at
 * all; without one it opens a transaction.
 */
export async function asServerFor<Result>(
  { pool }: Database,
  userId: string,
  work: (tx: MemberTx) => Promise<Result>,
): Promise<Result> {
  const acting = actingFor(userId)
  const inside = (client: TransactionClient) => work(memberTx(client, userId))
  const client = running.getStore()
  if (client === undefined) return inTransaction(pool, `begin; ${acting}`, inside)
  await client.query(acting)
  return inside(client)
}
