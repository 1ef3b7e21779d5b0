import { integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auth, moment } from './auth.ts'

/**
 * What happened to accounts: who signed in or tried to, which password was changed, what was refused. The same event of
 * one subject at one address within a minute is one row with its count. No reference to users: it outlives an account.
 */
export const securityEvents = auth.table(
  'security_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    minute: moment().notNull(),
    event: text().notNull(),
    /** The account, where it is known. */
    accountId: uuid(),
    /** A keyed digest of the mail address or the account; empty where neither is known. */
    subject: text().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [uniqueIndex().on(table.minute, table.event, table.subject, table.address)],
)
