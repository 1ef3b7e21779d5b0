import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'
import { authSchema } from './schema/auth.ts'

/** The accounts' tables, as the server's own role: the only door to schema `auth`, closed to schema `public` by its policies. */
export function authTables(database: Database) {
  return drizzle(database.pool, { schema: authSchema, casing: 'snake_case' })
}
