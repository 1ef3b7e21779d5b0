import type { InvoiceReceipts, ReceivedLine } from '#contract/invoice-receipts.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orderLines } from '#database/schema/order-lines.ts'
import { selectColumns } from '#database/select-columns.ts'
import { houseInstant } from '#domain/house/house-instant.ts'
import { dayAfter } from '#domain/orders/delivery.ts'
import { BILLED_DAYS, matchReceipts } from '#domain/orders/match-receipts.ts'
import { orNotFound } from '../or-not-found.ts'

type Head = { supplierId: string | null; issuedOn: string }
type Billed = { id: string; supplierProductId: string | null; code: string | null }
type Delivered = ReceivedLine & { orderId: string; supplierProductId: string | null }

const HEAD = `
  SELECT supplier_id AS "supplierId", issued_on::text AS "issuedOn" FROM invoices WHERE user_id = $1 AND id = $2`

const BILLED = `
  SELECT id, supplier_product_id AS "supplierProductId", code FROM invoice_lines
  WHERE user_id = $1 AND invoice_id = $2 AND charge IS NULL ORDER BY position`

const DELIVERED = `
  SELECT ${selectColumns(orderLines, 'l', 'id', 'supplierProductId', 'name', 'code', 'packs', 'packQuantity', 'unit', 'priceHt')},
    ${selectColumns(orderLines, 'l', 'receipt', 'receivedQuantity', 'reason', 'weighedQuantity', 'weighedUnit', 'notedPriceHt', 'replacedBy')},
    r.id AS "deliveryId", r.received_at AS "receivedAt", o.id AS "orderId",
    json_build_object('id', o.id, 'number', o.number) AS "order"
  FROM receipts r JOIN orders o ON o.user_id = $1 AND o.id = r.order_id
  JOIN order_lines l ON l.user_id = $1 AND l.order_id = o.id
  WHERE r.user_id = $1 AND o.supplier_id = $2 AND r.received_at >= $3::timestamptz AND r.received_at < $4::timestamptz
  ORDER BY r.received_at, r.id, l.position, l.id`

/** What receipts say of the lines of an invoice. @throws NOT_FOUND */
export async function receiptsOfInvoice(tx: MemberTx, id: string): Promise<InvoiceReceipts> {
  const { client, houseId } = tx
  const [heads, billed] = await Promise.all([
    client.query<Head>(HEAD, [houseId, id]),
    client.query<Billed>(BILLED, [houseId, id]),
  ])
  const { supplierId, issuedOn } = orNotFound(heads.rows[0])
  const days = { from: dayAfter(issuedOn, -BILLED_DAYS), to: issuedOn }
  if (supplierId === null) return { ...days, lines: [], others: [] }
  const { rows } = await client.query<Delivered>(DELIVERED, [
    houseId,
    supplierId,
    houseInstant(days.from, '00:00'),
    houseInstant(dayAfter(days.to, 1), '00:00'),
  ])
  const { lines, others } = matchReceipts(billed.rows, rows)
  return {
    ...days,
    lines: lines.map(({ received, ...line }) => ({ ...line, received: received.map(answered) })),
    others: others.map(answered),
  }
}

function answered({ orderId: _orderId, supplierProductId: _article, ...line }: Delivered): ReceivedLine {
  return line
}
