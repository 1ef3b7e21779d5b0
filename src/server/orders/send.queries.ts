import { randomUUID } from 'node:crypto'
import type { Order, OrderSending, SentOrderContent } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { asServerWithin } from '#database/as-server-within.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { type MailKind, MAX_MAILS_AN_HOUR } from '#domain/orders/order.ts'
import { isSame, orderDifferences } from '#domain/orders/order-differences.ts'
import { tooManyRequests } from '../auth/too-many-requests.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'
import { linkEnd, linkOf, newToken, tokenHash } from './links.ts'
import { isUnderWay, lockOrder } from './lock-order.queries.ts'
import { orderMail } from './order-mail.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { outdated, refusal } from '../translate-error.ts'

/** Where the server is reached, whether its mails reach anybody, and the moment. */
export type Sender = { publicUrl: string; hasMailServer: boolean; now?: Date }
type House = { name: string; email: string }
type Facts = { customerNumber: string | null; remark: string | null }

/**
 * Sends an order, or what has changed of it: puts one mail in line, in the transaction that says so of the order, or, without a
 * recipient, states that the supplier was informed otherwise.
 * @returns the order, and the mail that waits
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION for what is missing, nothing new to say, and a
 * recipient that is not the supplier's address; TOO_MANY_REQUESTS
 */
export async function sendOrder(
  tx: MemberTx,
  { id, version, to, confirmsRecipient }: OrderSending,
  { publicUrl, hasMailServer, now = new Date() }: Sender,
): Promise<{ order: Order; messageId: string | null }> {
  // Of one house one after the other, so that none is sent beyond the limit.
  await lockCosts(tx)
  const order = await lockOrder(tx, { id, version }, 'send')
  refuseIncomplete(order, now)
  const content = contentOf(order)
  if (order.state !== 'draft' && order.sent !== null && isSame(orderDifferences(order.sent, content)))
    throw invalidFields([{ path: 'lines', rule: 'already-sent' }])
  if (to === null) return markAsSent(tx, order, content)
  const kind = order.state === 'draft' ? 'order' : 'change'
  return queue(tx, { order, kind, to, confirmsRecipient, content, publicUrl, hasMailServer })
}

/** Cancels an order that the supplier knows, by one mail, or at once where it is informed otherwise. @throws as `sendOrder` */
export async function cancelOrder(
  tx: MemberTx,
  { id, version, to, confirmsRecipient }: OrderSending,
  { publicUrl, hasMailServer }: Sender,
): Promise<{ order: Order; messageId: string | null }> {
  await lockCosts(tx)
  const order = await lockOrder(tx, { id, version }, 'cancel')
  if (to !== null)
    return queue(tx, {
      order,
      kind: 'cancellation',
      to,
      confirmsRecipient,
      content: order.sent ?? contentOf(order),
      publicUrl,
      hasMailServer,
    })
  await tx.client.query(
    `UPDATE orders SET state = 'cancelled', version = version + 1 WHERE user_id = $1 AND id = $2`,
    [tx.houseId, id],
  )
  return { order: await getOrder(tx, id), messageId: null }
}

/** Takes a mail out of the line that has not left yet. @throws NOT_FOUND, VERSION_CONFLICT; ORDER_STATE where none waits */
export async function stopMail(
  tx: MemberTx,
  { id, version }: { id: string; version: number },
): Promise<Order> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ messageId: string | null }>(
    'SELECT message_id AS "messageId" FROM orders WHERE user_id = $1 AND id = $2 FOR UPDATE',
    [houseId, id],
  )
  const { messageId } = orNotFound(rows[0])
  const order = await getOrder(tx, id)
  if (order.version !== version) throw outdated('order', order)
  if (!isUnderWay(order) || order.mail?.state === 'leaving')
    throw refusal('ORDER_STATE', 'No mail of the order waits')
  await client.query(
    `UPDATE orders SET mail_state = 'stopped', version = version + 1 WHERE user_id = $1 AND id = $2`,
    [houseId, id],
  )
  await asServerWithin(tx, async () => {
    await client.query('UPDATE auth.order_mails SET due_at = NULL, content = NULL WHERE id = $1', [messageId])
    await client.query('DELETE FROM auth.order_links WHERE message_id = $1', [messageId])
  })
  return getOrder(tx, id)
}

function refuseIncomplete({ deliverOn, items }: Order, now: Date): void {
  const uncounted = items.flatMap(({ packs }, place) =>
    packs === null ? [{ path: `lines.${place}.packs`, rule: 'required' }] : [],
  )
  const issues = [
    ...(deliverOn === null ? [{ path: 'deliverOn', rule: 'required' }] : []),
    ...(deliverOn !== null && deliverOn < houseDay(now)
      ? [{ path: 'deliverOn', rule: 'deliver-before-today' }]
      : []),
    ...(items.length === 0 ? [{ path: 'lines', rule: 'required' }] : []),
    ...uncounted,
  ]
  if (issues.length > 0) throw invalidFields(issues)
}

/** What a supplier reads of an order. */
function contentOf({ deliverOn, note, items }: Order): SentOrderContent {
  const lines = items.map(({ id, name, code, packText, packs, packQuantity, unit }) => ({
    id,
    name,
    code,
    packText,
    packs,
    packQuantity,
    unit,
  }))
  return { deliverOn, note, lines }
}

const AS_SENT = `
  UPDATE orders SET state = 'sent', sent_at = coalesce(sent_at, now()), sent = $3, sent_to = NULL, message_id = NULL,
    mail_kind = NULL, mail_state = NULL, mail_queued_at = NULL, mail_tried_at = NULL, mail_failure = NULL,
    confirmed_at = NULL, confirmed_note = '', person_id = acting_person(), version = version + 1
  WHERE user_id = $1 AND id = $2`

async function markAsSent(tx: MemberTx, { id }: Order, content: SentOrderContent) {
  await tx.client.query(AS_SENT, [tx.houseId, id, JSON.stringify(content)])
  return { order: await getOrder(tx, id), messageId: null }
}

type Queued = {
  order: Order
  kind: MailKind
  to: string
  confirmsRecipient: boolean
  content: SentOrderContent
  publicUrl: string
  hasMailServer: boolean
}

const SUPPLIER = `
  SELECT nullif(f.customer_number, '') AS "customerNumber", nullif(f.order_note, '') AS remark
  FROM supplier_contacts f JOIN orders o ON o.user_id = $1 AND o.supplier_id = f.id
  WHERE f.user_id = $1 AND o.id = $2`

/** Not a change of the contact: what was typed of it stays. */
const CONFIRM = `
  UPDATE supplier_contacts SET order_email_confirmed = $3
  WHERE user_id = $1 AND id = (SELECT supplier_id FROM orders WHERE user_id = $1 AND id = $2)`

const WAITS = `
  UPDATE orders SET message_id = $3, mail_kind = $4, mail_state = 'waiting', mail_queued_at = now(), mail_tried_at = NULL,
    mail_failure = NULL, sent_to = $5, person_id = acting_person(), version = version + 1
  WHERE user_id = $1 AND id = $2`

async function queue(tx: MemberTx, { order, kind, to, confirmsRecipient, content, ...site }: Queued) {
  const { publicUrl, hasMailServer } = site
  if (!hasMailServer) throw invalidFields([{ path: 'to', rule: 'no-mail-server' }])
  const { client, houseId } = tx
  const messageId = randomUUID()
  const { rows } = await client.query<Facts>(SUPPLIER, [houseId, order.id])
  const [facts] = rows
  if (!facts) throw invalidFields([{ path: 'to', rule: 'supplier-gone' }])
  if (order.recipient === null || !isSameAddress(order.recipient, to))
    throw invalidFields([{ path: 'to', rule: 'recipient-changed' }])
  if (!order.recipientConfirmed) {
    if (!confirmsRecipient) throw invalidFields([{ path: 'to', rule: 'recipient-unconfirmed' }])
    await client.query(CONFIRM, [houseId, order.id, to])
  }
  await client.query(WAITS, [houseId, order.id, messageId, kind, to])
  await asServerWithin(tx, async () => {
    const house = await readHouse(tx)
    if (isSameAddress(house.email, to)) throw invalidFields([{ path: 'to', rule: 'reply-to-supplier' }])
    await refuseTooMany(tx)
    const token = newToken()
    const mail = orderMail({
      ...facts,
      kind,
      number: order.number,
      house,
      to,
      content,
      before: order.sent,
      link: linkOf(publicUrl, token),
      messageId: `<${messageId}@${new URL(publicUrl).hostname}>`,
    })
    const queued: QueuedMail = { mail, kind, content }
    await client.query(
      `INSERT INTO auth.order_mails (id, user_id, order_id, queued_at, due_at, content) VALUES ($1, $2, $3, now(), now(), $4)`,
      [messageId, houseId, order.id, JSON.stringify(queued)],
    )
    await client.query(
      `INSERT INTO auth.order_links (token_hash, user_id, order_id, message_id, content, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        tokenHash(token),
        houseId,
        order.id,
        messageId,
        JSON.stringify({ kind, content, ...facts }),
        linkEnd(content.deliverOn ?? houseDay(new Date())),
      ],
    )
  })
  return { order: await getOrder(tx, order.id), messageId }
}

async function readHouse({ client, houseId }: MemberTx): Promise<House> {
  const { rows } = await client.query<House>('SELECT name, email FROM auth.users WHERE id = $1', [houseId])
  return orNotFound(rows[0])
}

const SENT_LATELY = `
  SELECT extract(epoch from queued_at + interval '1 hour' - now())::float8 * 1000 AS wait
  FROM auth.order_mails WHERE user_id = $1 AND queued_at > now() - interval '1 hour'
  ORDER BY queued_at DESC OFFSET $2 LIMIT 1`

async function refuseTooMany({ client, houseId }: MemberTx): Promise<void> {
  const { rows } = await client.query<{ wait: number }>(SENT_LATELY, [houseId, MAX_MAILS_AN_HOUR - 1])
  const [over] = rows
  if (over) throw tooManyRequests(over.wait)
}

const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
