import { sql } from 'drizzle-orm'
import { boolean, check, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'

/** What is known of the installation as a whole: one row, written when its first account signs in. */
export const installation = auth.table(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** No reference: once that account is deleted, no other becomes the first. */
    firstAccountId: uuid().notNull(),
  },
  (table) => [check('installation_only', sql`${table.only}`)],
)
