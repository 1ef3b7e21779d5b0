import { check, index, jsonb, uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'
import { instant, jsonWithin, laterInstant } from './columns.ts'

/** Of a mail with its attachment, as JSON. */
const MAX_MAIL_BYTES = 4_000_000

/**
 * Mails of orders on their way to the mail server. The order has what became of one; here is what it says, for as long as it
 * waits, and that it was sent, for the limit of an hour. It is beside the sessions, so that the mails of all houses are found at once.
 */
export const orderMails = auth.table(
  'order_mails',
  {
    /** The message id. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    queuedAt: instant(),
    /** When it is tried next; null once it has left, or is given up. */
    dueAt: laterInstant(),
    /** The mail, and the order as it says it; null once it is not needed. */
    content: jsonb(),
  },
  (table) => [
    index('order_mails_by_user').on(table.userId, table.queuedAt),
    index('order_mails_due').on(table.dueAt),
    index('order_mails_by_time').on(table.queuedAt),
    check('order_mails_content', jsonWithin(table.content, MAX_MAIL_BYTES)),
  ],
)
