import { eq, gt, lt, sql } from 'drizzle-orm'
import type { ContactMessage } from '#contract/contact.ts'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'

/** False when the ticket has brought a message already. */
export async function storeMessage(
  database: Database,
  id: string,
  message: ContactMessage,
): Promise<boolean> {
  const stored = await authTables(database)
    .insert(contactMessages)
    .values({ id, ...message })
    .onConflictDoNothing()
    .returning({ id: contactMessages.id })
  return stored.length > 0
}

export async function findMessage(database: Database, id: string): Promise<ContactMessage | undefined> {
  const { name, email, subject, message, language } = contactMessages
  const rows = await authTables(database)
    .select({ name, email, subject, message, language })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  return rows[0]
}

/**
 * How long until fewer than `most` messages came within the last hour, in milliseconds: 0 when that is so.
 * The one after which there were `most` has to leave the hour first.
 */
export async function waitForRoom({ pool }: Database, most: number): Promise<number> {
  const { rows } = await pool.query<{ wait_ms: number }>({
    name: 'wait-for-room',
    text: `
      select extract(epoch from received_at + interval '1 hour' - now())::float8 * 1000 as wait_ms
      from auth.contact_messages
      where received_at between now() - interval '1 hour' and now()
      order by received_at desc
      offset $1 - 1 limit 1`,
    values: [most],
  })
  return Math.max(rows[0]?.wait_ms ?? 0, 0)
}

const AN_HOUR_AGO = sql`now() - interval '1 hour'`

/**
 * The privacy policy promises twelve months. Messages that a clock dated more than an hour ahead are as if they had come an
 * hour ago from now on.
 */
export async function clearOldMessages(database: Database): Promise<void> {
  await authTables(database)
    .update(contactMessages)
    .set({ receivedAt: AN_HOUR_AGO })
    .where(gt(contactMessages.receivedAt, sql`now() + interval '1 hour'`))
  await authTables(database)
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, sql`now() - interval '12 months'`))
}
