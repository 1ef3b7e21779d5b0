import type { MemberTx } from '#database/as-member.ts'
import type { Order } from '#contract/order-shapes.ts'
import { allows, type MAIL_STATES, type OrderAct, type OrderState } from '#domain/orders/order.ts'
import { orNotFound } from '../or-not-found.ts'
import { outdated, refusal } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'

type MailState = (typeof MAIL_STATES)[number]

const LOCK = 'SELECT 1 FROM orders WHERE user_id = $1 AND id = $2 FOR UPDATE'

type Named = { id: string; version?: number }

/**
 * An order, which nothing else changes until the transaction ends.
 * @param version the one that was read; left out where any will do
 * @throws NOT_FOUND; VERSION_CONFLICT; ORDER_STATE; ORDER_MAIL_WAITS while a mail of it waits or leaves
 */
export async function lockOrder(tx: MemberTx, named: Named, act: OrderAct): Promise<Order> {
  return lockAs(tx, named, act, async () => {
    const order = await getOrder(tx, named.id)
    return { order, mailState: order.mail?.state ?? null }
  })
}

type Locked<Read> = { order: Read; mailState: MailState | null }

/** The same for an order as `read` reads it, once it is locked. */
export async function lockAs<Read extends { version: number; state: OrderState }>(
  { client, houseId }: MemberTx,
  { id, version }: Named,
  act: OrderAct,
  read: () => Promise<Locked<Read>>,
): Promise<Read> {
  const { rows } = await client.query(LOCK, [houseId, id])
  orNotFound(rows[0])
  const { order, mailState } = await read()
  if (version !== undefined && order.version !== version) throw outdated('order', order)
  if (!allows(order.state, act)) throw refusal('ORDER_STATE', 'The state of the order does not allow this')
  if (leavesYet(mailState)) throw refusal('ORDER_MAIL_WAITS', 'A mail of the order has not left yet')
  return order
}

export function isUnderWay({ mail }: Pick<Order, 'mail'>): boolean {
  return leavesYet(mail?.state ?? null)
}

const leavesYet = (state: MailState | null) => state === 'waiting' || state === 'leaving'
