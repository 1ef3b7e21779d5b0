import { ORDERS, orderId } from '#database/seed/orders.ts'
import { stableId } from '#database/seed/stable-id.ts'
import { dayAfter } from '#domain/orders/delivery.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { createOrder } from './create.queries.ts'
import { receiveOrder } from './receive.queries.ts'
import { sendOrder } from './send.queries.ts'

type SeedOrder = (typeof ORDERS)[number]

const DAY_MS = 86_400_000
const AS_ORDERED = {
  receipt: 'ok',
  receivedQuantity: null,
  reason: '',
  useBy: null,
  lot: null,
  weighedQuantity: null,
  weighedUnit: null,
  replacedBy: '',
} as const

const THERE = `
  SELECT id FROM supplier_contacts WHERE user_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM orders WHERE user_id = $1 AND id = ANY ($2::uuid[])`

const WRITTEN = 'UPDATE orders SET created_at = $3 WHERE user_id = $1 AND id = $2'
const SENT = 'UPDATE orders SET sent_at = $3 WHERE user_id = $1 AND id = $2'

const ARTICLES = 'SELECT id, name FROM supplier_products WHERE user_id = $1 AND supplier_id = $2'

/** The orders of the example restaurant, none of which is mailed; a second time changes nothing. */
export async function addExampleOrders(tx: GrowingTx, today = new Date()): Promise<void> {
  const { client, houseId } = tx
  const supplierOf = ({ supplier }: SeedOrder) => stableId(houseId, 'supplier', supplier)
  const ids = ORDERS.flatMap((seed, place) => [orderId(houseId, place), supplierOf(seed)])
  const { rows } = await client.query<{ id: string }>(THERE, [houseId, ids])
  const there = new Set(rows.map((row) => row.id))
  for (const [place, seed] of ORDERS.entries()) {
    const id = orderId(houseId, place)
    if (!there.has(id) && there.has(supplierOf(seed)))
      await addOrder(tx, { id, supplierId: supplierOf(seed), seed, today })
  }
}

type Adding = { id: string; supplierId: string; seed: SeedOrder; today: Date }

async function addOrder(tx: GrowingTx, { id, supplierId, seed, today }: Adding): Promise<void> {
  const { rows } = await tx.client.query<{ id: string; name: string }>(ARTICLES, [tx.houseId, supplierId])
  const articles = new Map(rows.map((row) => [row.name, row.id]))
  const now = new Date(today.getTime() - seed.daysAgo * DAY_MS)
  const lines = seed.lines.map(([name, packs]) => {
    const supplierProductId = articles.get(name)
    return supplierProductId === undefined ? { name, packs } : { supplierProductId, packs }
  })
  const deliverOn = dayAfter(houseDay(now), seed.leadDays)
  const { version } = await createOrder(tx, { supplierId, deliverOn, note: seed.note, lines }, { id, now })
  await tx.client.query(WRITTEN, [tx.houseId, id, now])
  if (seed.state === 'draft') return
  const { order } = await sendOrder(
    tx,
    { id, version, to: null, confirmsRecipient: false },
    { publicUrl: '', hasMailServer: false, now },
  )
  await tx.client.query(SENT, [tx.houseId, id, now])
  if (seed.state === 'sent') return
  await receiveOrder(tx, {
    id,
    version: order.version,
    receivedAt: new Date(now.getTime() + seed.leadDays * DAY_MS).toISOString(),
    temperature: 2.5,
    note: '',
    lines: order.items.map(({ id: lineId, name }) => {
      const [short, receivedQuantity, reason] = seed.short ?? []
      const isShort = name === short
      return {
        id: lineId,
        ...AS_ORDERED,
        ...(isShort && {
          receipt: 'short',
          receivedQuantity: receivedQuantity ?? null,
          reason: reason ?? '',
        }),
      }
    }),
  })
}
