import type { KitchenDeliveries, KitchenOrder } from '#contract/kitchen-deliveries.ts'
import type { KitchenReceipt } from '#contract/receipt-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { MAIL_STATES } from '#domain/orders/order.ts'
import { deliveriesOn } from '../deliveries/deliveries.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { LINE_FACTS } from '../orders/find.queries.ts'
import { lockAs } from '../orders/lock-order.queries.ts'
import { MAIL_STATE } from '../orders/order-sql.ts'
import { writeReceipt } from '../orders/receive.queries.ts'

type OrderRow = Omit<KitchenOrder, 'items' | 'receipt'> & { mailState: (typeof MAIL_STATES)[number] | null }
type Line = KitchenOrder['items'][number]
type Receipt = NonNullable<KitchenOrder['receipt']>

const ORDERS = `
  SELECT o.id, o.number, o.supplier_name AS "supplierName", o.state, o.deliver_on::text AS "deliverOn", o.version,
    ${MAIL_STATE} AS "mailState"
  FROM orders o WHERE o.user_id = $1 AND o.id = ANY ($2::uuid[])`

const LINES = `
  SELECT ${LINE_FACTS} FROM order_lines l
  WHERE l.user_id = $1 AND l.order_id = ANY ($2::uuid[]) ORDER BY l.position, l.id`

const RECEIPTS = `
  SELECT r.order_id AS "orderId", r.id, r.received_at AS "receivedAt", r.temperature, r.note,
    (SELECT count(*)::int FROM receipt_photos p WHERE p.user_id = $1 AND p.receipt_id = r.id) AS photos
  FROM receipts r WHERE r.user_id = $1 AND r.order_id = ANY ($2::uuid[])`

/** Orders with what their mails have come to, in the order of their ids as far as they are there. */
async function readKitchenOrders({ client, houseId }: MemberTx, ids: readonly string[]) {
  const values = [houseId, ids]
  const [orders, lines, receipts] = await Promise.all([
    client.query<OrderRow>(ORDERS, values),
    client.query<Line & { orderId: string }>(LINES, values),
    client.query<Receipt & { orderId: string }>(RECEIPTS, values),
  ])
  const found = new Map(orders.rows.map((row) => [row.id, row]))
  const linesOf = Map.groupBy(lines.rows, ({ orderId }) => orderId)
  const receiptOf = new Map(receipts.rows.map(({ orderId, ...receipt }) => [orderId, receipt]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (row === undefined) return []
    const { mailState, ...facts } = row
    const items = (linesOf.get(id) ?? []).map(({ orderId: _of, ...line }): Line => line)
    const order: KitchenOrder = { ...facts, items, receipt: receiptOf.get(id) ?? null }
    return [{ order, mailState }]
  })
}

/** What is to arrive today and before, and what was received today. */
export async function kitchenDeliveries(tx: MemberTx, now = new Date()): Promise<KitchenDeliveries> {
  const day = houseDay(now)
  const { due, more, received } = await deliveriesOn(tx, day)
  const expected = await readKitchenOrders(tx, due)
  return {
    day,
    expected: expected.map(({ order }) => order),
    more,
    received: received.map(({ id, order, supplierName, receivedAt }) => ({
      id,
      order,
      supplierName,
      receivedAt,
    })),
  }
}

/** @throws NOT_FOUND, also for an order that its supplier does not know yet */
export async function getKitchenDelivery(tx: MemberTx, id: string): Promise<KitchenOrder> {
  const { order } = await readOne(tx, id)
  return orNotFound(order.state === 'draft' ? undefined : order)
}

async function readOne(tx: MemberTx, id: string) {
  const [found] = await readKitchenOrders(tx, [id])
  return orNotFound(found)
}

/**
 * Says what arrived of an order, as the kitchen, which neither reads nor writes a price; a second time corrects it.
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION for a line of another order and a moment to come
 */
export async function receiveInKitchen(
  tx: MemberTx,
  receipt: KitchenReceipt,
  now = new Date(),
): Promise<KitchenOrder> {
  const { id, version } = receipt
  const order = await lockAs(tx, { id, version }, 'receive', () => readOne(tx, id))
  await writeReceipt(tx, order, receipt, now)
  return getKitchenDelivery(tx, id)
}
