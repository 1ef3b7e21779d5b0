import { text, uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'
import { instant } from './columns.ts'

/** What the demo's account was filled with, and when. One row at most. */
export const demo = auth.table('demo', {
  accountId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The hash of the program that filled it: another one fills it again. */
  fingerprint: text().notNull(),
  filledAt: instant(),
})
