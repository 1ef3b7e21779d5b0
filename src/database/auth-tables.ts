import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'
import { authSchema } from './schema/auth.ts'
import { inTransaction, type Tables, tablesOn } from './transaction.ts'

type AuthTables = Tables<typeof authSchema> & {
  /** Runs `work` in one transaction. */
  transaction: <Result>(work: (tables: Tables<typeof authSchema>) => Promise<Result>) => Promise<Result>
}

/** The accounts' tables, as the server's own role: the only door to schema `auth`, closed to schema `public` by its policies. */
export function authTables({ pool }: Database): AuthTables {
  return Object.assign(drizzle(pool, { schema: authSchema, casing: 'snake_case' }), {
    transaction: <Result>(work: (tables: Tables<typeof authSchema>) => Promise<Result>) =>
      inTransaction(pool, 'begin', (client) => work(tablesOn(client, authSchema))),
  })
}
