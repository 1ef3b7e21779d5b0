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
      said: orderLinks.content,
      endsAt: orderLinks.endsAt,
      houseName: users.name,
    })
    .from(orderLinks)
    .innerJoin(users, eq(users.id, orderLinks.userId))
    .leftJoin(departures, eq(departures.userId, orderLinks.userId))
    .where(and(eq(orderLinks.tokenHash, tokenHash(token)), isNull(departures.userId)))
  if (!row) return undefined
  const { said, endsAt, ...link } = row
  return {
    ...link,
    ...(said as Pick<Link, 'kind' | 'content'>),
    isOver: Date.parse(endsAt) <= Date.now(),
  }
}

type Row = {
  number: string
  state: OrderState
  isLast: boolean
  mayHaveLeft: boolean
  customerNumber: string | null
  confirmedAt: string | null
  confirmedNote: string
}

const ORDER = `
  SELECT o.number, o.state, o.message_id = $3 AS "isLast", o.mail_state IN ('leaving', 'unsure', 'sent') AS "mayHaveLeft",
    nullif(f.customer_number, '') AS "customerNumber", o.confirmed_at AS "confirmedAt", o.confirmed_note AS "confirmedNote"
  FROM orders o LEFT JOIN supplier_contacts f ON f.user_id = $1 AND f.id = o.supplier_id
  WHERE o.user_id = $1 AND o.id = $2`

/** @returns undefined for an order that is deleted */
export async function readOrder(
  { client, houseId }: MemberTx,
  { orderId, messageId, kind, content, houseName }: Link,
): Promise<ShownOrder | undefined> {
  const { rows } = await client.query<Row>(ORDER, [houseId, orderId, messageId])
  const [row] = rows
  if (!row) return undefined
  const { number, customerNumber, confirmedAt, confirmedNote } = row
  return {
    number,
    customerNumber,
    confirmedAt,
    confirmedNote,
    kind,
    content,
    houseName,
    state: stateOf(row, kind),
  }
}

/** Of the mail that holds the link: a cancellation is one as soon as it is read. */
function stateOf({ state, isLast, mayHaveLeft }: Row, kind: MailKind): ShownOrder['state'] {
  if (state === 'cancelled' || (isLast && kind === 'cancellation')) return 'cancelled'
  if (state === 'received') return 'received'
  if (!isLast && mayHaveLeft) return 'later'
  return state === 'confirmed' ? 'confirmed' : 'open'
}

/** A link that is opened proves that its mail has left, whatever became of the server that sent it. */
const CONFIRM = `
  UPDATE orders SET state = 'confirmed', confirmed_at = now(), confirmed_note = $4, sent = $5, sent_at = coalesce(sent_at, now()),
    mail_state = 'sent', mail_failure = NULL, version = version + 1
  WHERE user_id = $1 AND id = $2 AND message_id = $3 AND state IN ('draft', 'sent')
    AND mail_state IN ('leaving', 'unsure', 'sent')`

/** Says that the supplier has an order, once; of one that is confirmed, cancelled or changed since nothing is written. */
export async function confirmOrder(database: Database, link: Link, note: string): Promise<void> {
  await asMember(database, link.houseId, (tx) =>
    tx.client.query(CONFIRM, [tx.houseId, link.orderId, link.messageId, note, JSON.stringify(link.content)]),
  )
}
