import { randomUUID } from 'node:crypto'
import type { Order, OrderChange, OrderInput, SeveralOrders } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { MAX_ORDER_LINES } from '#domain/orders/order.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { invalidFields } from '../translate-error.ts'
import { getOrder } from './find.queries.ts'
import { readLines, writeLines } from './lines.queries.ts'
import { lockOrder } from './lock-order.queries.ts'
import { mergeLines } from './merge-lines.ts'

const NUMBER_DIGITS = 4

/** Also of those in the bin, which come back under their numbers. */
const LAST_NUMBER = `
  SELECT coalesce(max(split_part(number, '-', 2)::int), 0) AS last FROM (
    SELECT number FROM orders WHERE user_id = $1
    UNION ALL
    SELECT facts ->> 'number' FROM deleted_rows WHERE user_id = $1 AND table_name = 'orders' AND emptied IS NULL
  ) AS known WHERE number LIKE $2 || '-%'`

const INSERT = `
  INSERT INTO orders (user_id, id, supplier_id, supplier_name, number, deliver_on, note)
  SELECT $1, $2, f.id, f.name, $4, $5, $6 FROM supplier_contacts f WHERE f.user_id = $1 AND f.id = $3
  RETURNING 1`

/**
 * Stores an order; `at` is its place in the request. The lock of costs, which everything that grows holds, lets no other take its number.
 * @throws VALIDATION for a supplier, an article or a product that is not there, and a delivery before today; for a draft that is
 * named NOT_FOUND, ORDER_STATE and ORDER_MAIL_WAITS
 */
export async function createOrder(
  tx: GrowingTx,
  { supplierId, deliverOn, note, lines: inputs, addTo }: OrderInput,
  { id = randomUUID(), now = new Date(), at = '' }: { id?: string; now?: Date; at?: string } = {},
): Promise<Order> {
  const { client, houseId } = tx
  if (addTo !== undefined) return addToDraft(tx, { supplierId, addTo, inputs, at })
  refusePast(deliverOn, now, at)
  const year = houseDay(now).slice(0, 4)
  const { rows } = await client.query<{ last: number }>(LAST_NUMBER, [houseId, year])
  const number = `${year}-${String((rows[0]?.last ?? 0) + 1).padStart(NUMBER_DIGITS, '0')}`
  const { rowCount } = await client.query(INSERT, [houseId, id, supplierId, number, deliverOn, note])
  if (rowCount === 0) throw invalidFields([{ path: `${at}supplierId`, rule: 'unknown-reference' }])
  await writeLines(tx, id, await readLines(tx, { orderId: id, supplierId, at }, inputs))
  return getOrder(tx, id)
}

interface Addition {
  supplierId: string
  addTo: string
  inputs: OrderInput['lines']
  at: string
}

/** Adds lines to a draft, which keeps its day and its note. */
async function addToDraft(tx: GrowingTx, { supplierId, addTo, inputs, at }: Addition): Promise<Order> {
  const draft = await lockOrder(tx, { id: addTo }, 'edit')
  if (draft.supplier?.id !== supplierId || draft.state !== 'draft')
    throw invalidFields([{ path: `${at}addTo`, rule: 'unknown-reference' }])
  const lines = mergeLines(draft.items, await readLines(tx, { orderId: addTo, supplierId, at }, inputs))
  if (lines.length > MAX_ORDER_LINES) throw invalidFields([{ path: `${at}lines`, rule: 'too-long' }])
  await writeLines(tx, addTo, lines)
  await tx.client.query(RAISE, [tx.houseId, addTo])
  return getOrder(tx, addTo)
}

const RAISE = 'UPDATE orders SET version = version + 1 WHERE user_id = $1 AND id = $2'

/** Stores orders, all or none. @throws VALIDATION as `createOrder` */
export async function createOrders(tx: GrowingTx, { orders }: SeveralOrders): Promise<{ items: Order[] }> {
  const items: Order[] = []
  // One after the other: each takes the number after the last one.
  for (const [place, order] of orders.entries())
    items.push(await createOrder(tx, order, { at: `orders.${place}.` }))
  return { items }
}

const CHANGE = `
  UPDATE orders SET deliver_on = $3, note = $4, version = version + 1 WHERE user_id = $1 AND id = $2`

/**
 * Changes what is given of an order. What the supplier was sent stays until it is sent again.
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION as `createOrder`
 */
export async function changeOrder(
  tx: GrowingTx,
  { id, version, deliverOn, note, lines: inputs }: OrderChange,
  now = new Date(),
): Promise<Order> {
  const order = await lockOrder(tx, { id, version }, 'edit')
  if (deliverOn !== undefined && deliverOn !== order.deliverOn) refusePast(deliverOn, now)
  await tx.client.query(CHANGE, [
    tx.houseId,
    id,
    deliverOn === undefined ? order.deliverOn : deliverOn,
    note ?? order.note,
  ])
  if (inputs !== undefined) {
    const within = { orderId: id, supplierId: order.supplier?.id ?? null, stored: order.items }
    await writeLines(tx, id, await readLines(tx, within, inputs))
  }
  return getOrder(tx, id)
}

/** @returns its act in the bin @throws NOT_FOUND; ORDER_STATE while the supplier believes in it; ORDER_MAIL_WAITS */
export async function removeOrder(tx: MemberTx, id: string): Promise<string | undefined> {
  await lockOrder(tx, { id }, 'remove')
  const deletedItemId = await moveToBin(tx, 'order', [id])
  await tx.client.query('DELETE FROM orders WHERE user_id = $1 AND id = $2', [tx.houseId, id])
  return deletedItemId
}

function refusePast(deliverOn: string | null, now: Date, at = ''): void {
  if (deliverOn !== null && deliverOn < houseDay(now))
    throw invalidFields([{ path: `${at}deliverOn`, rule: 'deliver-before-today' }])
}
