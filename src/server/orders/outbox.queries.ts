import type { SentOrderContent } from '#contract/order-shapes.ts'
import { asMember, type MemberTx } from '#database/as-member.ts'
import { asServerWithin } from '#database/as-server-within.ts'
import type { Database } from '#database/connect.ts'
import { MAIL_TRIED_MINUTES, type MailKind } from '#domain/orders/order.ts'
import type { Mail } from '../mail/mailer.ts'

/** A mail in line, and the order as it says it. */
export type QueuedMail = { mail: Mail; kind: MailKind; content: SentOrderContent }
export type Place = { id: string; houseId: string; orderId: string }

const MOST_AT_ONCE = 50

/** Mails that are to be tried now, of all houses. */
export async function dueMails({ pool }: Database): Promise<Place[]> {
  const { rows } = await pool.query<Place>(
    `select id, user_id as "houseId", order_id as "orderId" from auth.order_mails
     where due_at <= now() order by due_at limit ${MOST_AT_ONCE}`,
  )
  return rows
}

export async function findMail({ pool }: Database, id: string): Promise<Place | undefined> {
  const { rows } = await pool.query<Place>(
    'select id, user_id as "houseId", order_id as "orderId" from auth.order_mails where id = $1 and due_at is not null',
    [id],
  )
  return rows[0]
}

const CLAIM = `
  UPDATE orders SET mail_state = 'leaving', mail_tried_at = now()
  WHERE user_id = $1 AND id = $2 AND message_id = $3 AND mail_state = 'waiting'
    AND mail_queued_at > now() - interval '${MAIL_TRIED_MINUTES} minutes'`

/**
 * Takes a mail out of the line, for one attempt by one server: stored before it goes to the mail server, so that whatever happens to this
 * server then, no other sends it again.
 * @returns undefined where it was stopped, its hour is over, or another server has it
 */
export function claimMail(database: Database, place: Place): Promise<QueuedMail | undefined> {
  return asMember(database, place.houseId, async (tx) => {
    const { rowCount } = await tx.client.query(CLAIM, [tx.houseId, place.orderId, place.id])
    return asServerWithin(tx, async () => {
      const { rows } = await tx.client.query<{ content: QueuedMail | null }>(
        `WITH held AS MATERIALIZED (SELECT id, content FROM auth.order_mails WHERE id = $1 AND due_at IS NOT NULL FOR UPDATE),
         taken AS (
           UPDATE auth.order_mails m SET due_at = NULL, content = CASE WHEN $2 THEN m.content END FROM held WHERE m.id = held.id
           RETURNING 1
         )
         SELECT content FROM held`,
        [place.id, rowCount === 1],
      )
      if (rowCount !== 1) return undefined
      const queued = rows[0]?.content
      if (!queued) throw new Error('A mail that waits is not in line')
      return queued
    })
  })
}

const IS_LEAVING = `user_id = $1 AND id = $2 AND message_id = $3 AND mail_state = 'leaving'`

const DELIVERED = `
  UPDATE orders SET mail_state = 'sent', mail_failure = NULL, state = 'sent', sent_at = coalesce(sent_at, now()), sent = $4,
    confirmed_at = NULL, confirmed_note = ''
  WHERE ${IS_LEAVING}`

const CANCELLED = `
  UPDATE orders SET mail_state = 'sent', mail_failure = NULL, state = 'cancelled' WHERE ${IS_LEAVING}`

/** Says that the mail server has taken a mail. */
export async function noteLeft(
  database: Database,
  place: Place,
  { kind, content }: QueuedMail,
): Promise<void> {
  await asMember(database, place.houseId, async (tx) => {
    const values = [tx.houseId, place.orderId, place.id]
    if (kind === 'cancellation') await tx.client.query(CANCELLED, values)
    else await tx.client.query(DELIVERED, [...values, JSON.stringify(content)])
    await endLine(tx, place)
  })
}

/** A mail that could not leave is tried again after half of the time that it has waited, and within these minutes. */
const RETRY_MINUTES = { least: 1, most: 15 }

/** Puts a mail in line again that the mail server surely does not have. */
export async function noteAway(database: Database, place: Place, failure: string): Promise<void> {
  await asMember(database, place.houseId, async (tx) => {
    const { client, houseId } = tx
    await client.query(`UPDATE orders SET mail_state = 'waiting', mail_failure = $4 WHERE ${IS_LEAVING}`, [
      houseId,
      place.orderId,
      place.id,
      failure,
    ])
    await asServerWithin(tx, () =>
      client.query(
        `UPDATE auth.order_mails SET due_at = now() + greatest(interval '${RETRY_MINUTES.least} minutes',
           least(interval '${RETRY_MINUTES.most} minutes', (now() - queued_at) / 2))
         WHERE id = $1 AND content IS NOT NULL`,
        [place.id],
      ),
    )
  })
}

/** Ends a mail that the mail server has refused, or of which it is not known whether it has it. */
export async function noteEnded(
  database: Database,
  place: Place,
  { state, failure }: { state: 'refused' | 'unsure'; failure: string },
): Promise<void> {
  await asMember(database, place.houseId, async (tx) => {
    await tx.client.query(`UPDATE orders SET mail_state = $4, mail_failure = $5 WHERE ${IS_LEAVING}`, [
      tx.houseId,
      place.orderId,
      place.id,
      state,
      failure,
    ])
    await endLine(tx, place)
  })
}

async function endLine(tx: MemberTx, { id }: Place): Promise<void> {
  await asServerWithin(tx, () =>
    tx.client.query('UPDATE auth.order_mails SET due_at = NULL, content = NULL WHERE id = $1', [id]),
  )
}

/** Forgets mails once the limit of an hour has no need of them, and links that end a month ago. */
export async function clearOldMailsAndLinks({ pool }: Database): Promise<void> {
  await pool.query(`delete from auth.order_mails where queued_at < now() - interval '1 day'`)
  await pool.query(`delete from auth.order_links where ends_at < now() - interval '30 days'`)
}
