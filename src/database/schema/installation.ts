import { sql } from 'drizzle-orm'
import { boolean, check, text, uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'

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

/** The account that an OPERATOR_EMAIL has named: it stays the operator when its address changes, and no later account of that address becomes it. */
export const operators = auth.table('operators', {
  email: text().primaryKey(),
  accountId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
})
