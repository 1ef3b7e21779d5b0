import type { Order, OrderReceipt } from '#contract/order-shapes.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'
import { lockOrder } from './lock-order.queries.ts'

const RECEIPT = `
  INSERT INTO receipts (user_id, order_id, received_at, temperature, note) VALUES ($1, $2, coalesce($3::timestamptz, now()), $4, $5)
  ON CONFLICT (user_id, order_id) DO UPDATE SET temperature = excluded.temperature, note = excluded.note,
    received_at = coalesce($3::timestamptz, receipts.received_at)`

const LINES = `
  UPDATE order_lines l SET receipt = r.receipt, received_quantity = r.received_quantity, reason = r.reason, use_by = r.use_by,
    lot = r.lot
  FROM jsonb_to_recordset($3::jsonb) AS r (id uuid, receipt text, received_quantity numeric, reason text, use_by date, lot text)
  WHERE l.user_id = $1 AND l.order_id = $2 AND l.id = r.id`

const RECEIVED = `
  UPDATE orders SET state = 'received', version = version + 1 WHERE user_id = $1 AND id = $2`

/**
 * Says what arrived of an order; a second time corrects it. Prices stay as they are: those of products change by the invoice.
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION for a line of another order
 */
export async function receiveOrder(
  tx: GrowingTx,
  { id, version, receivedAt = null, temperature, note, lines }: WithMoment,
): Promise<Order> {
  const { client, houseId } = tx
  const order = await lockOrder(tx, { id, version }, 'receive')
  const known = new Set(order.items.map((line) => line.id))
  const issues = lines.flatMap((line, place) =>
    known.has(line.id) ? [] : [{ path: `lines.${place}.id`, rule: 'unknown-reference' }],
  )
  if (issues.length > 0) throw invalidFields(issues)
  await client.query(RECEIPT, [houseId, id, receivedAt, temperature, note])
  const rows = lines.map((line) => ({
    id: line.id,
    receipt: line.receipt,
    received_quantity: line.receivedQuantity,
    reason: line.reason,
    use_by: line.useBy,
    lot: line.lot || null,
  }))
  await client.query(LINES, [houseId, id, JSON.stringify(rows)])
  await client.query(RECEIVED, [houseId, id])
  return getOrder(tx, id)
}

type WithMoment = Omit<OrderReceipt, 'receivedAt'> & { receivedAt?: string | null | undefined }
