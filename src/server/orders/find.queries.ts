import type { Order, OrderLine } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orderLines } from '#database/schema/order-lines.ts'
import { selectColumns } from '#database/select-columns.ts'
import { orderTotal } from '#domain/orders/order-total.ts'
import { orNotFound } from '../or-not-found.ts'
import { SUMMARY, type SummaryRow, toSummary, WITH_SUPPLIER } from './order-sql.ts'

type Own = Pick<Order, 'note' | 'sent' | 'confirmedNote' | 'recipient'>
type Receipt = NonNullable<Order['receipt']>

const ORDER = `
  SELECT ${SUMMARY}, o.note, o.sent, o.confirmed_note AS "confirmedNote",
    coalesce(nullif(f.order_email, ''), nullif(f.email, '')) AS recipient
  FROM orders o ${WITH_SUPPLIER} WHERE o.user_id = $1 AND o.id = $2`

const LINES = `
  SELECT ${selectColumns(orderLines, 'l', 'id', 'supplierProductId', 'userProductId', 'name', 'code', 'packText', 'packs')},
    ${selectColumns(orderLines, 'l', 'packQuantity', 'unit', 'priceHt', 'receipt', 'receivedQuantity', 'reason', 'lot')},
    l.use_by::text AS "useBy"
  FROM order_lines l WHERE l.user_id = $1 AND l.order_id = $2 ORDER BY l.position, l.id`

const RECEIPT = `
  SELECT received_at AS "receivedAt", temperature, note FROM receipts WHERE user_id = $1 AND order_id = $2`

/** @throws NOT_FOUND */
export async function getOrder({ client, houseId }: MemberTx, id: string): Promise<Order> {
  const values = [houseId, id]
  const [orders, lines, receipts] = await Promise.all([
    client.query<SummaryRow & Own>(ORDER, values),
    client.query<OrderLine>(LINES, values),
    client.query<Receipt>(RECEIPT, values),
  ])
  const { unpriced, uncounted } = orderTotal(lines.rows)
  return {
    ...toSummary(orNotFound(orders.rows[0])),
    items: lines.rows,
    unpriced,
    uncounted,
    receipt: receipts.rows[0] ?? null,
  }
}
