import type { MemberTx } from '#database/as-member.ts'
import type { Order } from '#contract/order-shapes.ts'
import { allows, type OrderAct } from '#domain/orders/order.ts'
import { orNotFound } from '../or-not-found.ts'
import { outdated, refusal } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'

const LOCK = 'SELECT 1 FROM orders WHERE user_id = $1 AND id = $2 FOR UPDATE'

/**
 * An order, which nothing else changes until the transaction ends.
 * @param version the one that was read; left out where any will do
 * @throws NOT_FOUND; VERSION_CONFLICT; ORDER_STATE; ORDER_MAIL_WAITS while a mail of it waits or leaves
 */
export async function lockOrder(
  tx: MemberTx,
  { id, version }: { id: string; version?: number },
  act: OrderAct,
): Promise<Order> {
  const { rows } = await tx.client.query(LOCK, [tx.houseId, id])
  orNotFound(rows[0])
  const order = await getOrder(tx, id)
  if (version !== undefined && order.version !== version) throw outdated('order', order)
  if (!allows(order.state, act)) throw refusal('ORDER_STATE', 'The state of the order does not allow this')
  if (isUnderWay(order)) throw refusal('ORDER_MAIL_WAITS', 'A mail of the order has not left yet')
  return order
}

export function isUnderWay({ mail }: Pick<Order, 'mail'>): boolean {
  return mail?.state === 'waiting' || mail?.state === 'leaving'
}
