import type { Order } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'
import { lockOrder } from './lock-order.queries.ts'

const LINES = `
  UPDATE order_lines SET receipt = 'none', received_quantity = NULL, reason = '', use_by = NULL, lot = NULL,
    weighed_quantity = NULL, weighed_unit = NULL, noted_price_ht = NULL, replaced_by = '', no_longer_due = false
  WHERE user_id = $1 AND order_id = $2`

const AWAITED = `
  UPDATE orders SET state = CASE WHEN confirmed_at IS NULL THEN 'sent' ELSE 'confirmed' END, version = version + 1
  WHERE user_id = $1 AND id = $2`

/**
 * Takes a receipt back as a whole: the order is awaited again.
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION while it has photos, which are proofs, and while
 * another order carries a remainder of it
 */
export async function unreceiveOrder(tx: MemberTx, read: { id: string; version: number }): Promise<Order> {
  // No remainder of it is carried and no photo put meanwhile.
  await lockCosts(tx)
  const { client, houseId } = tx
  const { id, receipt, items } = await lockOrder(tx, read, 'unreceive')
  if (receipt !== null && receipt.photos.length > 0)
    throw invalidFields([{ path: 'id', rule: 'receipt-has-photos' }])
  if (items.some(({ carriedIn }) => carriedIn !== null))
    throw invalidFields([{ path: 'id', rule: 'already-carried' }])
  await client.query(LINES, [houseId, id])
  await client.query('DELETE FROM receipts WHERE user_id = $1 AND order_id = $2', [houseId, id])
  await client.query(AWAITED, [houseId, id])
  return getOrder(tx, id)
}
