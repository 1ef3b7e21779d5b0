import type { SentOrderContent } from '#contract/order-shapes.ts'
import { asMember, type MemberTx } from '#database/as-member.ts'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { departures } from '#database/schema/departures.ts'
import { orderLinks } from '#database/schema/order-links.ts'
import { users } from '#database/schema/auth.ts'
import type { MailKind, OrderState } from '#domain/orders/order.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { ORDER_TOKEN, tokenHash } from '../orders/links.ts'
import type { ShownOrder } from './order-page.ts'

/** What a link opens, before anything of the house is read. */
export type Link = {
  houseId: string
  orderId: string
  messageId: string
  kind: MailKind
  content: SentOrderContent
  customerNumber: string | null
  remark: string | null
  houseName: string
  isOver: boolean
}

/** @returns undefined where no link is that, as while its account waits to be erased */
export async function findLink(database: Database, token: string): Promise<Link | undefined> {
  if (!ORDER_TOKEN.test(token)) return undefined
  const [row] = await authTables(database)
    .select({
      houseId: orderLinks.userId,
      orderId: orderLinks.orderId,
      messageId: orderLinks.messageId,
      stored: orderLinks.content,
      endsAt: orderLinks.endsAt,
      houseName: users.name,
    })
    .from(orderLinks)
    .innerJoin(users, eq(users.id, orderLinks.userId))
    .leftJoin(departures, eq(departures.userId, orderLinks.userId))
    .where(and(eq(orderLinks.tokenHash, tokenHash(token)), isNull(departures.userId)))
  if (!row) return undefined
  const { stored, endsAt, ...link } = row
  return {
    ...link,
    ...(stored as Pick<Link, 'kind' | 'content' | 'customerNumber' | 'remark'>),
    isOver: Date.parse(endsAt) <= Date.now(),
  }
}

type Row = {
  number: string
  state: OrderState
  isLast: boolean
  mayHaveLeft: boolean
  /** Whether the mail with the link says what the supplier was sent last. */
  isCurrent: boolean
  confirmedAt: string | null
  confirmedNote: string
}

const ORDER = `
  SELECT o.number, o.state, o.message_id = $3 AS "isLast", o.mail_state IN ('leaving', 'unsure', 'sent') AS "mayHaveLeft",
    coalesce(o.sent = $4::jsonb, false) AS "isCurrent",
    o.confirmed_at AS "confirmedAt", o.confirmed_note AS "confirmedNote"
  FROM orders o WHERE o.user_id = $1 AND o.id = $2`

/** @returns undefined for an order that is deleted */
export async function readOrder(
  { client, houseId }: MemberTx,
  { orderId, messageId, kind, content, customerNumber, remark, houseName }: Link,
): Promise<ShownOrder | undefined> {
  const { rows } = await client.query<Row>(ORDER, [houseId, orderId, messageId, JSON.stringify(content)])
  const [row] = rows
  if (!row) return undefined
  const { number, confirmedAt, confirmedNote } = row
  return {
    number,
    customerNumber,
    remark,
    confirmedAt,
    confirmedNote,
    kind,
    content,
    houseName,
    state: stateOf(row, kind),
  }
}

/** Of the mail that holds the link: a cancellation is one as soon as it is read. */
function stateOf({ state, isLast, mayHaveLeft, isCurrent }: Row, kind: MailKind): ShownOrder['state'] {
  if (state === 'cancelled' || (isLast && kind === 'cancellation')) return 'cancelled'
  if (state === 'received') return 'received'
  // A later mail that waits, or never left, changes nothing for the supplier yet.
  if (!isLast && (mayHaveLeft || !isCurrent)) return 'later'
  return state === 'confirmed' ? 'confirmed' : 'open'
}

/** A link that is opened proves that its mail has left, whatever became of the server that sent it. */
const CONFIRM = `
  UPDATE orders SET state = 'confirmed', confirmed_at = now(), confirmed_note = $4, sent = $5, sent_at = coalesce(sent_at, now()),
    mail_state = CASE WHEN message_id = $3 THEN 'sent' ELSE mail_state END,
    mail_failure = CASE WHEN message_id = $3 THEN NULL ELSE mail_failure END, version = version + 1
  WHERE user_id = $1 AND id = $2 AND CASE
    WHEN message_id = $3 THEN state IN ('draft', 'sent') AND mail_kind <> 'cancellation' AND mail_state IN ('leaving', 'unsure', 'sent')
    ELSE state = 'sent' AND sent = $5::jsonb AND coalesce(mail_state, '') NOT IN ('leaving', 'unsure', 'sent')
  END`

/** Says that the supplier has an order, once; of one that is confirmed, cancelled or changed since nothing is written. */
export async function confirmOrder(database: Database, link: Link, note: string): Promise<void> {
  await asMember(database, link.houseId, (tx) =>
    tx.client.query(CONFIRM, [tx.houseId, link.orderId, link.messageId, note, JSON.stringify(link.content)]),
  )
}
