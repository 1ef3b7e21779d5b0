import type { Delivery, DeliveryChange, DeliveryDay, DeliveryInput } from '#contract/deliveries.ts'
import type { MemberTx } from '#database/as-member.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { houseInstant } from '#domain/house/house-instant.ts'
import { dayAfter } from '#domain/orders/delivery.ts'
import { MAX_EXPECTED } from '#domain/orders/order.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { readOrders } from '../orders/find.queries.ts'
import { PHOTOS } from '../orders/order-sql.ts'
import { refuseAhead } from '../orders/receive.queries.ts'
import { invalidFields, outdated } from '../translate-error.ts'

const DELIVERY = `
  SELECT r.id, CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'number', o.number) END AS "order",
    CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'name', f.name) END AS supplier,
    coalesce(o.supplier_name, r.supplier_name) AS "supplierName", r.received_at AS "receivedAt", r.temperature, r.note,
    ${PHOTOS} AS photos, r.version, r.created_at AS "createdAt"
  FROM receipts r LEFT JOIN orders o ON o.user_id = $1 AND o.id = r.order_id
  LEFT JOIN supplier_contacts f ON f.user_id = $1 AND f.id = coalesce(o.supplier_id, r.supplier_id)
  WHERE r.user_id = $1`

const EXPECTED = `
  SELECT id, count(*) OVER () AS total FROM orders
  WHERE user_id = $1 AND state IN ('sent', 'confirmed') AND deliver_on <= $2::date
  ORDER BY deliver_on DESC, created_at, id LIMIT ${MAX_EXPECTED}`

/** What is to arrive on a day and before, and what was received on it. */
export async function deliveriesOf(
  tx: MemberTx,
  { day = houseDay(new Date()) }: { day?: string | undefined },
): Promise<DeliveryDay> {
  const { due, received, more } = await deliveriesOn(tx, day)
  return { day, expected: await readOrders(tx, due), more, received }
}

/** The ids of orders that are to arrive on a day and before, the latest day first; how many further ones there are; what was received on it. */
export async function deliveriesOn(
  { client, houseId }: MemberTx,
  day: string,
): Promise<{ due: string[]; more: number; received: Delivery[] }> {
  const [due, received] = await Promise.all([
    client.query<{ id: string; total: number }>(EXPECTED, [houseId, day]),
    client.query<Delivery>(
      `${DELIVERY} AND r.received_at >= $2::timestamptz AND r.received_at < $3::timestamptz ORDER BY r.received_at DESC, r.id`,
      [houseId, houseInstant(day, '00:00'), houseInstant(dayAfter(day, 1), '00:00')],
    ),
  ])
  const more = (due.rows[0]?.total ?? 0) - due.rows.length
  return { due: due.rows.map(({ id }) => id), more, received: received.rows }
}

/** @throws NOT_FOUND */
export async function getDelivery({ client, houseId }: MemberTx, id: string): Promise<Delivery> {
  const { rows } = await client.query<Delivery>(`${DELIVERY} AND r.id = $2`, [houseId, id])
  return orNotFound(rows[0])
}

const INSERT = `
  INSERT INTO receipts (user_id, supplier_id, supplier_name, received_at, temperature, note)
  VALUES ($1, $2, $3, coalesce($4::timestamptz, now()), $5, $6) RETURNING id`

/** Notes a delivery without an order. @throws VALIDATION for a supplier that is not there, a missing name, and a moment to come */
export async function createDelivery(
  tx: GrowingTx,
  { supplierId, supplierName, receivedAt, temperature, note }: DeliveryInput,
  now = new Date(),
): Promise<Delivery> {
  refuseAhead(receivedAt, now)
  const { client, houseId } = tx
  const name = await nameOf(tx, { supplierId, supplierName })
  const { rows } = await client.query<{ id: string }>(INSERT, [
    houseId,
    supplierId,
    name,
    receivedAt,
    temperature,
    note,
  ])
  return getDelivery(tx, orNotFound(rows[0]).id)
}

const CHANGE = `
  UPDATE receipts SET supplier_id = $3, supplier_name = $4, received_at = $5, temperature = $6, note = $7, version = version + 1
  WHERE user_id = $1 AND id = $2`

/** Changes what is given of a delivery without an order. @throws NOT_FOUND, VERSION_CONFLICT; VALIDATION as `createDelivery` */
export async function changeDelivery(
  tx: GrowingTx,
  { id, version, supplierId, supplierName, ...facts }: DeliveryChange,
  now = new Date(),
): Promise<Delivery> {
  refuseAhead(facts.receivedAt, now)
  const { client, houseId } = tx
  const stored = await lockDelivery(tx, id)
  if (stored.version !== version) throw outdated('delivery', stored)
  const isSame = supplierId === undefined && supplierName === undefined
  const from = isSame
    ? { id: stored.supplier?.id ?? null, name: stored.supplierName }
    : { id: supplierId ?? null, name: await nameOf(tx, { supplierId: supplierId ?? null, supplierName }) }
  const { receivedAt, temperature, note } = { ...stored, ...withoutUndefined(facts) }
  await client.query(CHANGE, [houseId, id, from.id, from.name, receivedAt, temperature, note])
  return getDelivery(tx, id)
}

/** @returns its act in the bin @throws NOT_FOUND, also for the delivery of an order, which is deleted with that */
export async function removeDelivery(tx: MemberTx, id: string): Promise<string | undefined> {
  await lockDelivery(tx, id)
  const deletedItemId = await moveToBin(tx, 'delivery', [id])
  await tx.client.query('DELETE FROM receipts WHERE user_id = $1 AND id = $2', [tx.houseId, id])
  return deletedItemId
}

const LOCK = 'SELECT 1 FROM receipts WHERE user_id = $1 AND id = $2 AND order_id IS NULL FOR UPDATE'

async function lockDelivery(tx: MemberTx, id: string): Promise<Delivery> {
  const { rows } = await tx.client.query(LOCK, [tx.houseId, id])
  orNotFound(rows[0])
  return getDelivery(tx, id)
}

type From = { supplierId: string | null; supplierName?: string | undefined }

/** A supplier of the house is called as it calls it. */
async function nameOf({ client, houseId }: MemberTx, { supplierId, supplierName }: From): Promise<string> {
  if (supplierId === null) {
    if (supplierName === undefined) throw invalidFields([{ path: 'supplierName', rule: 'required' }])
    return supplierName
  }
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM supplier_contacts WHERE user_id = $1 AND id = $2',
    [houseId, supplierId],
  )
  const [supplier] = rows
  if (!supplier) throw invalidFields([{ path: 'supplierId', rule: 'unknown-reference' }])
  return supplier.name
}

function withoutUndefined<Facts extends object>(facts: Facts) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Facts]?: Exclude<Facts[Key], undefined>
  }
}
