import type { Order, OrderLine } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orderLines } from '#database/schema/order-lines.ts'
import { selectColumns } from '#database/select-columns.ts'
import { TRACED_DAYS } from '#domain/batches/batch.ts'
import { orderTotal } from '#domain/orders/order-total.ts'
import { dayOf } from '../batches/batch-sql.ts'
import { OWNERS } from '../products/article-row.ts'
import { orNotFound } from '../or-not-found.ts'
import { CARRIED_IN, PHOTOS, SUMMARY, type SummaryRow, toSummary, WITH_SUPPLIER } from './order-sql.ts'

type Own = Pick<Order, 'note' | 'personId' | 'sent' | 'confirmedNote' | 'recipient' | 'recipientConfirmed'>
type Receipt = NonNullable<Order['receipt']>

const RECIPIENT = `coalesce(nullif(f.order_email, ''), nullif(f.email, ''))`

const ORDERS = `
  SELECT ${SUMMARY}, o.note, o.person_id AS "personId", o.sent, o.confirmed_note AS "confirmedNote", ${RECIPIENT} AS recipient,
    coalesce(lower(btrim(f.order_email_confirmed)) = lower(btrim(${RECIPIENT})), false) AS "recipientConfirmed"
  FROM orders o ${WITH_SUPPLIER} WHERE o.user_id = $1 AND o.id = ANY ($2::uuid[])`

/** Of `order_lines l` of `orders o`: articles of other suppliers that its product is tied to. */
const ELSEWHERE = `(
  SELECT count(*)::int FROM (${OWNERS}) w JOIN supplier_products c ON c.user_id = $1 AND c.id = w.article_id
  WHERE w.product_id = l.user_product_id AND c.supplier_id IS DISTINCT FROM o.supplier_id)`

const LINES = `
  SELECT l.order_id AS "orderId",
    ${selectColumns(orderLines, 'l', 'id', 'supplierProductId', 'userProductId', 'name', 'code', 'packText', 'packs')},
    ${selectColumns(orderLines, 'l', 'packQuantity', 'unit', 'neededPacks', 'priceHt', 'receipt', 'receivedQuantity', 'reason', 'lot')},
    ${selectColumns(orderLines, 'l', 'weighedQuantity', 'weighedUnit', 'notedPriceHt', 'replacedBy', 'carriedFrom', 'noLongerDue')},
    l.use_by::text AS "useBy", ${CARRIED_IN} AS "carriedIn", ${ELSEWHERE} AS elsewhere
  FROM order_lines l JOIN orders o ON o.user_id = $1 AND o.id = l.order_id
  WHERE l.user_id = $1 AND l.order_id = ANY ($2::uuid[]) ORDER BY l.position, l.id`

const RECEIPTS = `
  SELECT r.order_id AS "orderId", r.id, r.received_at AS "receivedAt", r.temperature, r.note, ${PHOTOS} AS photos,
    EXISTS (SELECT FROM batches b WHERE b.user_id = $1
      AND ${dayOf('b.made_at')} BETWEEN ${dayOf('r.received_at')} AND ${dayOf('r.received_at')} + ${TRACED_DAYS}
    ) AS "batchesSince"
  FROM receipts r WHERE r.user_id = $1 AND r.order_id = ANY ($2::uuid[])`

/** Orders with their lines, in the order of their ids as far as they are there. */
export async function readOrders({ client, houseId }: MemberTx, ids: readonly string[]): Promise<Order[]> {
  const values = [houseId, ids]
  const [orders, lines, receipts] = await Promise.all([
    client.query<SummaryRow & Own>(ORDERS, values),
    client.query<OrderLine & { orderId: string }>(LINES, values),
    client.query<Receipt & { orderId: string }>(RECEIPTS, values),
  ])
  const found = new Map(orders.rows.map((row) => [row.id, row]))
  const receiptOf = new Map(receipts.rows.map(({ orderId, ...receipt }) => [orderId, receipt]))
  const itemsOf = new Map<string, OrderLine[]>()
  for (const { orderId, ...line } of lines.rows) {
    const items = itemsOf.get(orderId) ?? []
    items.push(line)
    itemsOf.set(orderId, items)
  }
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (row === undefined) return []
    const items = itemsOf.get(id) ?? []
    const { unpriced, uncounted } = orderTotal(items)
    return [{ ...toSummary(row), items, unpriced, uncounted, receipt: receiptOf.get(id) ?? null }]
  })
}

/** @throws NOT_FOUND */
export async function getOrder(tx: MemberTx, id: string): Promise<Order> {
  const [order] = await readOrders(tx, [id])
  return orNotFound(order)
}
