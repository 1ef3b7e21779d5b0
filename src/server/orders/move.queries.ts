import type { Order, OrderLine, OrderLineInput, OrderMove } from '#contract/order-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { type DeliveryTerms, nextDelivery } from '#domain/orders/delivery.ts'
import { heldOf } from '#domain/orders/offered-pack.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { readTiedArticles } from '../products/tied-articles.queries.ts'
import { invalidFields } from '../translate-error.ts'
import { changeOrder, createOrder } from './create.queries.ts'
import { getOrder } from './find.queries.ts'
import { isUnderWay, lockOrder } from './lock-order.queries.ts'

const PRODUCT = `
  SELECT ${selectColumns(userProducts, 'p', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit')}
  FROM user_products p WHERE p.user_id = $1 AND p.id = $2`

const DRAFTS = `
  SELECT id FROM orders WHERE user_id = $1 AND supplier_id = $2 AND state = 'draft' ORDER BY created_at DESC, id DESC`

const TERMS = `
  SELECT ${selectColumns(supplierContacts, 'f', 'cutOff', 'leadDays', 'deliveryDays')}
  FROM supplier_contacts f WHERE f.user_id = $1 AND f.id = $2`

/** Both orders as they are now, and the line in the other one. */
type Moved = { order: Order; other: Order; lineId: string }

/**
 * Takes a line out of an order and adds it, as the article of another supplier that its product is tied to, to an order to that
 * one: its packs are counted for what the line held, where that is known.
 * @throws NOT_FOUND, VERSION_CONFLICT, ORDER_STATE, ORDER_MAIL_WAITS; VALIDATION for a line, an article or an order that does not fit
 */
export async function moveLine(tx: GrowingTx, move: OrderMove, now = new Date()): Promise<Moved> {
  const { id, version, lineId, supplierProductId } = move
  const order = await lockOrder(tx, { id, version }, 'edit')
  const line = order.items.find((each) => each.id === lineId)
  if (line === undefined) throw invalidFields([{ path: 'lineId', rule: 'unknown-reference' }])
  const articles = line.userProductId === null ? [] : await readTiedArticles(tx, [line.userProductId])
  const article = articles.find((each) => each.id === supplierProductId)
  if (article === undefined || article.supplierId === order.supplier?.id)
    throw invalidFields([{ path: 'supplierProductId', rule: 'unknown-reference' }])
  const source = articles.find((each) => each.id === line.supplierProductId)
  const needed = source === undefined ? null : await heldIn(tx, line, source)
  const added: OrderLineInput = {
    supplierProductId,
    userProductId: line.userProductId,
    packs: move.packs ?? null,
    ...(needed !== null && needed > 0 && { needed }),
  }
  const before = await orderTo(tx, article.supplierId, move.toId)
  const kept = order.items.filter((each) => each.id !== lineId)
  const left = await changeOrder(tx, { id, version, lines: kept.map(asItIs) }, now)
  const other =
    before === undefined
      ? await createOrder(tx, {
          supplierId: article.supplierId,
          deliverOn: await nextDay(tx, article.supplierId, now),
          note: '',
          lines: [added],
        })
      : await changeOrder(tx, {
          id: before.id,
          version: before.version,
          lines: [...before.items.map(asItIs), added],
        })
  const last = other.items.at(-1)
  if (last === undefined) throw new Error('A line that was added is not there')
  return { order: left, other, lineId: last.id }
}

const asItIs = ({ id, packs }: OrderLine): OrderLineInput => ({ id, packs })

async function heldIn(
  { client, houseId }: MemberTx,
  line: OrderLine,
  article: ProductMeasures,
): Promise<number | null> {
  const { rows } = await client.query<ProductMeasures>(PRODUCT, [houseId, line.userProductId])
  const [product] = rows
  return product === undefined ? null : heldOf({ ...line, packs: neededOf(line) }, article, product)
}

/** What it was added for, as long as that is what is ordered. */
function neededOf({ packs, neededPacks }: OrderLine): number | null {
  if (packs === null || neededPacks === null) return packs
  return packs >= neededPacks && packs - neededPacks < 1 ? neededPacks : packs
}

/** The order that is named, or the newest draft to a supplier; undefined where there is none. */
async function orderTo(tx: MemberTx, supplierId: string, toId?: string): Promise<Order | undefined> {
  if (toId !== undefined) {
    const named = await lockOrder(tx, { id: toId }, 'edit')
    if (named.supplier?.id !== supplierId) throw invalidFields([{ path: 'toId', rule: 'unknown-reference' }])
    return named
  }
  const { rows } = await tx.client.query<{ id: string }>(DRAFTS, [tx.houseId, supplierId])
  for (const { id } of rows) {
    if (!isUnderWay(await getOrder(tx, id))) return lockOrder(tx, { id }, 'edit')
  }
  return undefined
}

async function nextDay({ client, houseId }: MemberTx, supplierId: string, now: Date): Promise<string | null> {
  const { rows } = await client.query<DeliveryTerms>(TERMS, [houseId, supplierId])
  return rows[0] === undefined ? null : nextDelivery(rows[0], now)
}
