import type { Order } from '#contract/order-shapes.ts'
import type { KitchenReceipt, OrderReceipt } from '#contract/receipt-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { MAX_AHEAD_MINUTES } from '#domain/orders/order.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'
import { lockOrder } from './lock-order.queries.ts'

const MINUTE_MS = 60_000

/** `$6` and `$7`: whether temperature and note are given, as otherwise those that are there stay. */
const RECEIPT = `
  INSERT INTO receipts (user_id, order_id, received_at, temperature, note)
  VALUES ($1, $2, coalesce($3::timestamptz, now()), $4, coalesce($5, ''))
  ON CONFLICT (user_id, order_id) DO UPDATE SET version = receipts.version + 1,
    temperature = CASE WHEN $6 THEN excluded.temperature ELSE receipts.temperature END,
    note = CASE WHEN $7 THEN excluded.note ELSE receipts.note END,
    received_at = coalesce($3::timestamptz, receipts.received_at)`

const LINES = `
  UPDATE order_lines l SET receipt = r.receipt, received_quantity = r.received_quantity, reason = r.reason, use_by = r.use_by,
    lot = r.lot, weighed_quantity = r.weighed_quantity, weighed_unit = r.weighed_unit, replaced_by = r.replaced_by
  FROM jsonb_to_recordset($3::jsonb) AS r (id uuid, receipt text, received_quantity numeric, reason text, use_by date, lot text,
    weighed_quantity numeric, weighed_unit text, replaced_by text)
  WHERE l.user_id = $1 AND l.order_id = $2 AND l.id = r.id`

const NOTED_PRICES = `
  UPDATE order_lines l SET noted_price_ht = r.price
  FROM jsonb_to_recordset($3::jsonb) AS r (id uuid, price numeric)
  WHERE l.user_id = $1 AND l.order_id = $2 AND l.id = r.id`

const RECEIVED = `
  UPDATE orders SET state = 'received', version = version + 1 WHERE user_id = $1 AND id = $2`

/**
 * Says what arrived of an order; a second time corrects it. Prices stay as they are: those of products change by the invoice.
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION for a line of another order and a moment to come
 */
export async function receiveOrder(tx: GrowingTx, receipt: OrderReceipt, now = new Date()): Promise<Order> {
  const { id, version, lines } = receipt
  await writeReceipt(tx, await lockOrder(tx, { id, version }, 'receive'), receipt, now)
  const noted = lines.flatMap(({ id: lineId, notedPriceHt }) =>
    notedPriceHt === undefined ? [] : [{ id: lineId, price: notedPriceHt }],
  )
  if (noted.length > 0) await tx.client.query(NOTED_PRICES, [tx.houseId, id, JSON.stringify(noted)])
  return getOrder(tx, id)
}

/**
 * Writes what arrived of an order that is locked, but for what its delivery note says of prices. The kitchen may do all of this.
 * @throws VALIDATION for a line of another order and a moment to come
 */
export async function writeReceipt(
  { client, houseId }: MemberTx,
  order: { items: readonly { id: string }[] },
  { id, receivedAt, temperature, note, lines }: KitchenReceipt,
  now: Date,
): Promise<void> {
  refuseAhead(receivedAt, now)
  const known = new Set(order.items.map((line) => line.id))
  const issues = lines.flatMap((line, place) =>
    known.has(line.id) ? [] : [{ path: `lines.${place}.id`, rule: 'unknown-reference' }],
  )
  if (issues.length > 0) throw invalidFields(issues)
  await client.query(RECEIPT, [
    houseId,
    id,
    receivedAt,
    temperature,
    note,
    temperature !== undefined,
    note !== undefined,
  ])
  const rows = lines.map((line) => ({
    id: line.id,
    receipt: line.receipt,
    received_quantity: line.receivedQuantity,
    reason: line.reason,
    use_by: line.useBy,
    lot: line.lot || null,
    weighed_quantity: line.weighedQuantity,
    weighed_unit: line.weighedUnit,
    replaced_by: line.replacedBy,
  }))
  await client.query(LINES, [houseId, id, JSON.stringify(rows)])
  await client.query(RECEIVED, [houseId, id])
}

/** @throws VALIDATION for a delivery that is to come: the clock of a device may be a little ahead, and no more */
export function refuseAhead(receivedAt: string | undefined, now: Date): void {
  if (receivedAt !== undefined && Date.parse(receivedAt) > now.getTime() + MAX_AHEAD_MINUTES * MINUTE_MS)
    throw invalidFields([{ path: 'receivedAt', rule: 'received-to-come' }])
}
