import type { Dismissal, DueLine } from '#contract/due-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orderLines } from '#database/schema/order-lines.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Reader } from '#database/session-reader.ts'
import { DUE_DAYS, LACKING, stillDue } from '#domain/orders/still-due.ts'
import { invalidFields } from '../translate-error.ts'
import { isCarried, WITH_SUPPLIER } from './order-sql.ts'

type Row = Omit<DueLine, 'due'>

const MAY_BE_DUE = `
  SELECT ${selectColumns(orderLines, 'l', 'id', 'supplierProductId', 'userProductId', 'name', 'code', 'packText')},
    ${selectColumns(orderLines, 'l', 'packQuantity', 'unit', 'packs', 'receipt', 'receivedQuantity', 'reason')},
    json_build_object('id', o.id, 'number', o.number) AS "order", r.received_at AS "receivedAt",
    CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'name', f.name) END AS supplier,
    o.supplier_name AS "supplierName"
  FROM receipts r JOIN orders o ON o.user_id = $1 AND o.id = r.order_id ${WITH_SUPPLIER}
  JOIN order_lines l ON l.user_id = $1 AND l.order_id = o.id
  WHERE r.user_id = $1 AND r.received_at > now() - interval '${DUE_DAYS} days' AND o.state = 'received'
    AND ($2::uuid IS NULL OR o.supplier_id = $2) AND l.receipt = ANY ('{${LACKING.join(',')}}')
    AND NOT l.no_longer_due AND NOT ${isCarried()}
  ORDER BY r.received_at, r.id, l.position, l.id`

/** What suppliers, or one of them, still have to deliver of orders that were received, the oldest first. */
export async function listDue(
  { client, houseId }: Reader,
  supplierId: string | undefined,
): Promise<{ items: DueLine[] }> {
  const { rows } = await client.query<Row>(MAY_BE_DUE, [houseId, supplierId])
  const items = rows.map((line) => ({ ...line, due: stillDue(line) }))
  return { items: items.filter(({ due }) => due !== 0) }
}

/** Orders are locked one after the other, so that two such acts at once wait for each other. */
const LOCK = `
  SELECT l.id, l.order_id AS "orderId" FROM order_lines l JOIN orders o ON o.user_id = $1 AND o.id = l.order_id
  WHERE l.user_id = $1 AND l.id = ANY ($2::uuid[]) AND o.state = 'received' ORDER BY o.id, l.id FOR UPDATE`

const WRITE = 'UPDATE order_lines SET no_longer_due = $3 WHERE user_id = $1 AND id = ANY ($2::uuid[])'

const RAISE = 'UPDATE orders SET version = version + 1 WHERE user_id = $1 AND id = ANY ($2::uuid[])'

/** Waits no longer for the remainder of lines, or waits for it again. @throws VALIDATION for a line of no received order of the house */
export async function dismissDue(
  { client, houseId }: MemberTx,
  { lineIds, noLongerDue }: Dismissal,
): Promise<{ lineIds: string[] }> {
  const { rows } = await client.query<{ id: string; orderId: string }>(LOCK, [houseId, lineIds])
  const known = new Set(rows.map(({ id }) => id))
  const issues = lineIds.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `lineIds.${place}`, rule: 'unknown-reference' }],
  )
  if (issues.length > 0) throw invalidFields(issues)
  await client.query(WRITE, [houseId, lineIds, noLongerDue])
  await client.query(RAISE, [houseId, [...new Set(rows.map(({ orderId }) => orderId))]])
  return { lineIds }
}
