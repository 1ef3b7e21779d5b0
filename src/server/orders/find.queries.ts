import type { Order, OrderLine } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orderLines } from '#database/schema/order-lines.ts'
import { selectColumns } from '#database/select-columns.ts'
import { TRACED_DAYS } from '#domain/batches/batch.ts'
import { orderTotal } from '#domain/orders/order-total.ts'
import { dayOf } from '../batches/batch-sql.ts'
import { OWNERS } from '../products/article-row.ts'
import { orNotFound } from '../or-not-found.ts'
import { PHOTOS, SUMMARY, type SummaryRow, toSummary, WITH_SUPPLIER } from './order-sql.ts'

type Own = Pick<Order, 'note' | 'personId' | 'sent' | 'confirmedNote' | 'recipient' | 'recipientConfirmed'>
type Receipt = NonNullable<Order['receipt']>

const RECIPIENT = `coalesce(nullif(f.order_email, ''), nullif(f.email, ''))`

const ORDERS = `
  SELECT ${SUMMARY}, o.note, o.person_id AS "personId", o.sent, o.confirmed_note AS "confirmedNote", ${RECIPIENT} AS recipient,
    coalesce(lower(btrim(f.order_email_confirmed)) = lower(btrim(${RECIPIENT})), false) AS "recipientConfirmed"
  FROM orders o ${WITH_SUPPLIER} WHERE o.user_id = $1 AND o.id = ANY ($2::uuid[])`

/** What was ordered in `order_lines l` and what arrived of it, without any price. */
export const LINE_FACTS = `
  l.order_id AS "orderId", ${selectColumns(orderLines, 'l', 'id', 'name', 'code', 'packText', 'packs', 'packQuantity', 'unit')},
  ${selectColumns(orderLines, 'l', 'receipt', 'receivedQuantity', 'reason', 'lot', 'weighedQuantity', 'weighedUnit', 'replacedBy')},
  l.use_by::text AS "useBy"`

const LINES = `
  SELECT ${LINE_FACTS}, ${selectColumns(orderLines, 'l', 'supplierProductId', 'userProductId', 'neededPacks', 'priceHt')},
    ${selectColumns(orderLines, 'l', 'notedPriceHt', 'carriedFrom', 'noLongerDue')}
  FROM order_lines l WHERE l.user_id = $1 AND l.order_id = ANY ($2::uuid[]) ORDER BY l.position, l.id`

/** The lines of these orders whose remainder another one that is not cancelled orders again: the newest. */
const CARRIED = `
  SELECT DISTINCT ON (l.id) l.id AS "lineId", c.id, c.number
  FROM order_lines l JOIN order_lines n ON n.user_id = $1 AND n.carried_from = l.id
  JOIN orders c ON c.user_id = $1 AND c.id = n.order_id AND c.state <> 'cancelled'
  WHERE l.user_id = $1 AND l.order_id = ANY ($2::uuid[]) ORDER BY l.id, c.created_at DESC, c.id`

/** How many articles of each supplier the products of these orders are tied to. */
const ARTICLES = `
  WITH ordered AS MATERIALIZED (
    SELECT DISTINCT user_product_id AS id FROM order_lines
    WHERE user_id = $1 AND order_id = ANY ($2::uuid[]) AND user_product_id IS NOT NULL
  )
  SELECT w.product_id AS "productId", c.supplier_id AS "supplierId", count(*)::int AS articles
  FROM ordered JOIN (${OWNERS}) w ON w.product_id = ordered.id
  JOIN supplier_products c ON c.user_id = $1 AND c.id = w.article_id
  GROUP BY w.product_id, c.supplier_id`

const RECEIPTS = `
  SELECT r.order_id AS "orderId", r.id, r.received_at AS "receivedAt", r.temperature, r.note, ${PHOTOS} AS photos,
    EXISTS (SELECT FROM batches b WHERE b.user_id = $1
      AND ${dayOf('b.made_at')} BETWEEN ${dayOf('r.received_at')} AND ${dayOf('r.received_at')} + ${TRACED_DAYS}
    ) AS "batchesSince"
  FROM receipts r WHERE r.user_id = $1 AND r.order_id = ANY ($2::uuid[])`

type LineRow = Omit<OrderLine, 'carriedIn' | 'elsewhere'> & { orderId: string }
type Carried = NonNullable<OrderLine['carriedIn']> & { lineId: string }
type Articles = { productId: string; supplierId: string; articles: number }

/** Orders with their lines, in the order of their ids as far as they are there. Each kind of fact is read once for all of them. */
export async function readOrders({ client, houseId }: MemberTx, ids: readonly string[]): Promise<Order[]> {
  const values = [houseId, ids]
  const [orders, lines, receipts, carried, articles] = await Promise.all([
    client.query<SummaryRow & Own>(ORDERS, values),
    client.query<LineRow>(LINES, values),
    client.query<Receipt & { orderId: string }>(RECEIPTS, values),
    client.query<Carried>(CARRIED, values),
    client.query<Articles>(ARTICLES, values),
  ])
  const found = new Map(orders.rows.map((row) => [row.id, row]))
  const receiptOf = new Map(receipts.rows.map(({ orderId, ...receipt }) => [orderId, receipt]))
  const carriedIn = new Map(carried.rows.map(({ lineId, ...order }) => [lineId, order]))
  const sold = Map.groupBy(articles.rows, ({ productId }) => productId)
  const elsewhere = (productId: string | null, supplierId: string | undefined) =>
    (sold.get(productId ?? '') ?? [])
      .filter((each) => each.supplierId !== supplierId)
      .reduce((sum, each) => sum + each.articles, 0)
  const linesOf = Map.groupBy(lines.rows, ({ orderId }) => orderId)
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (row === undefined) return []
    const items = (linesOf.get(id) ?? []).map(({ orderId: _of, ...line }): OrderLine => ({
      ...line,
      carriedIn: carriedIn.get(line.id) ?? null,
      elsewhere: elsewhere(line.userProductId, row.supplier?.id),
    }))
    const { unpriced, uncounted } = orderTotal(items)
    return [{ ...toSummary(row), items, unpriced, uncounted, receipt: receiptOf.get(id) ?? null }]
  })
}

/** @throws NOT_FOUND */
export async function getOrder(tx: MemberTx, id: string): Promise<Order> {
  const [order] = await readOrders(tx, [id])
  return orNotFound(order)
}
