import { sql } from 'drizzle-orm'
import { check, index, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/facts/settings.ts'
import { CONTACT_MAX_LENGTH } from '#contract/contact-limits.ts'
import { auth } from './auth.ts'
import { instant, laterInstant, oneOf, trimmed } from './columns.ts'

/**
 * What visitors wrote to the operator. It belongs to no user, so it is beside the sessions, where only the
 * server's own role reaches it.
 */
export const contactMessages = auth.table(
  'contact_messages',
  {
    /** Of the ticket it was sent with: no ticket brings two messages. */
    id: uuid().primaryKey(),
    receivedAt: instant(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** null: the mail to the operator has not left. */
    mailedAt: laterInstant(),
  },
  (table) => [
    index('contact_messages_received_at').on(table.receivedAt),
    check('contact_messages_name', trimmed(table.name, 1, CONTACT_MAX_LENGTH.name)),
    check('contact_messages_email', trimmed(table.email, 3, CONTACT_MAX_LENGTH.email)),
    check('contact_messages_subject', trimmed(table.subject, 1, CONTACT_MAX_LENGTH.subject)),
    check('contact_messages_message', trimmed(table.message, 1, CONTACT_MAX_LENGTH.message)),
    check('contact_messages_language', oneOf(table.language, LANGUAGES)),
    check(
      'contact_messages_single_lines',
      sql`${table.name} || ${table.email} || ${table.subject} !~ '[\\x01-\\x1f\\x7f]'`,
    ),
  ],
)
