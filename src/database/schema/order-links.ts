import { sql } from 'drizzle-orm'
import { check, index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'
import { laterInstant } from './columns.ts'

/**
 * What opens the page of an order: each of its mails has a link. A supplier is not signed in, so it is beside the sessions, where
 * only the server's own role reaches it. The order is named without a reference: it may be in the bin.
 */
export const orderLinks = auth.table(
  'order_links',
  {
    /** SHA-256 of what is in the link, in hexadecimal. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    /** Of the mail that it is in. */
    messageId: uuid().notNull(),
    /** The order as that mail says it. */
    content: jsonb().notNull(),
    endsAt: laterInstant().notNull(),
  },
  (table) => [
    index('order_links_by_user').on(table.userId),
    index('order_links_by_end').on(table.endsAt),
    check('order_links_token_hash', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
