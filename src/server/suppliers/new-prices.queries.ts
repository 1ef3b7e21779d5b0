import type { ChosenProducts } from '#contract/new-prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { CostedProduct } from '#domain/costing/line-cost.ts'
import { articlePrice } from '#domain/pricing/article-price.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { changePrices } from '../prices/change-prices.queries.ts'
import { sheetsOfAct } from '../prices/journal.queries.ts'
import type { PriceOrigin } from '../prices/record.queries.ts'
import { CATALOGUE_MOVED } from '../products/product-row.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { withoutNestedLoops } from './without-nested-loops.ts'

type Moved = {
  id: string
  supplierName: string
  product: ProductMeasures
  article: CostedProduct & { priceHt: number }
}
type Taken = { products: number; left: number; actId: string | null }

/** The ids of the products that are asked about. */
const WHICH = {
  some: 'SELECT id FROM user_products WHERE user_id = $1 AND id = ANY ($2::uuid[])',
  supplier: `
    SELECT p.id FROM supplier_products c
    JOIN user_products p ON p.user_id = c.user_id AND p.source_product_id = c.id
    WHERE c.user_id = $1 AND c.supplier_id = $2`,
  list: `
    SELECT p.id FROM price_list_rows r
    JOIN user_products p ON p.user_id = r.user_id AND p.source_product_id = r.supplier_product_id
    WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.before IS NOT NULL AND NOT r.removed`,
}

/** Of those, the products `p` whose rows `c` of the catalogue of `s` have moved. */
const moved = (which: keyof typeof WHICH, columns: string) => `
  WITH chosen AS MATERIALIZED (${WHICH[which]})
  SELECT ${columns} FROM chosen
  JOIN user_products p ON p.user_id = $1 AND p.id = chosen.id
  JOIN supplier_products c ON c.user_id = $1 AND c.id = p.source_product_id
  JOIN supplier_contacts s ON s.user_id = $1 AND s.id = c.supplier_id
  WHERE ${CATALOGUE_MOVED}`

const MOVED_PRICES = `
  p.id, s.name AS "supplierName",
  json_build_object('unit', p.unit, 'densityKgPerL', p.density_kg_per_l, 'contentQuantity', p.content_quantity,
    'contentUnit', p.content_unit) AS product,
  json_build_object('priceHt', c.price_ht, 'unit', c.unit, 'densityKgPerL', c.density_kg_per_l,
    'contentQuantity', c.content_quantity, 'contentUnit', c.content_unit) AS article`

const NOTE = `
  UPDATE user_products p SET source_price_ht = c.price_ht, source_unit = c.unit
  FROM supplier_products c
  WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[]) AND c.user_id = $1 AND c.id = p.source_product_id`

function chosenBy(chosen: ChosenProducts): { which: keyof typeof WHICH; value: unknown } {
  return 'supplierId' in chosen
    ? { which: 'supplier', value: chosen.supplierId }
    : { which: 'some', value: chosen.productIds }
}

async function isKnown({ client, houseId }: MemberTx, chosen: ChosenProducts): Promise<boolean> {
  if (!('supplierId' in chosen)) return true
  const { rowCount } = await client.query('SELECT FROM supplier_contacts WHERE user_id = $1 AND id = $2', [
    houseId,
    chosen.supplierId,
  ])
  return rowCount === 1
}

/**
 * Gives products the present price of their catalogue, converted to their unit, as one act of the journal.
 * @returns undefined when the user has no such supplier
 */
export async function takeNewPrices(
  tx: GrowingTx,
  chosen: ChosenProducts,
): Promise<(Taken & { sheets: number }) | undefined> {
  const { which, value } = chosenBy(chosen)
  await lockCosts(tx)
  if (!(await isKnown(tx, chosen))) return undefined
  const taken = await take(tx, which, value, (moved) => ({ source: 'catalogue', origin: oneName(moved) }))
  return { ...taken, sheets: await sheetsOfAct(tx, taken.actId) }
}

/** The supplier's id, where there is only one. */
function oneName(moved: readonly Moved[]): string | null {
  const names = new Set(moved.map(({ supplierName }) => supplierName))
  return names.size === 1 ? [...names].join() : null
}

/** The same for the products of the rows that a price list has changed. */
export function takePricesOfList(tx: GrowingTx, listId: string, fileName: string): Promise<Taken> {
  return take(tx, 'list', listId, () => ({ source: 'file', origin: fileName }))
}

async function take(
  tx: GrowingTx,
  which: keyof typeof WHICH,
  value: unknown,
  originOf: (moved: readonly Moved[]) => PriceOrigin,
): Promise<Taken> {
  const { client, houseId } = tx
  const { rows } = await withoutNestedLoops(tx, () =>
    client.query<Moved>(moved(which, MOVED_PRICES), [houseId, value]),
  )
  const prices = rows.flatMap((row) => {
    const { priceHt } = articlePrice(row.article, row.product)
    return priceHt === null ? [] : [{ id: row.id, priceHt }]
  })
  const left = rows.length - prices.length
  if (prices.length === 0) return { products: 0, left, actId: null }
  const ids = prices.map(({ id }) => id)
  const actId = await withoutNestedLoops(tx, async () => {
    const changing = await changePrices(tx, prices, originOf(rows))
    await client.query(NOTE, [houseId, ids])
    return changing
  })
  return { products: prices.length, left, actId: actId ?? null }
}

/**
 * Lets products keep their price: the catalogue's present price is no longer shown as new.
 * @returns undefined when the user has no such supplier
 */
export async function setNewPricesAside(
  tx: MemberTx,
  chosen: ChosenProducts,
): Promise<{ products: number } | undefined> {
  const { client, houseId } = tx
  const { which, value } = chosenBy(chosen)
  await lockCosts(tx)
  if (!(await isKnown(tx, chosen))) return undefined
  const { rows } = await withoutNestedLoops(tx, async () => {
    const found = await client.query<{ id: string }>(moved(which, 'p.id'), [houseId, value])
    await client.query(NOTE, [houseId, found.rows.map(({ id }) => id)])
    return found
  })
  return { products: rows.length }
}
