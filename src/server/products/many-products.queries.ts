import type { ChangeOfMany, ManyChanged, ManyProducts } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { MemberTx } from '#database/as-member.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { movedProductPrice, type PriceMove } from '#domain/simulation/price-move.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { changePrices } from '../prices/change-prices.queries.ts'
import { pricesOfAct } from '../prices/prices-of-act.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { invalidFields } from '../translate-error.ts'
import { PRODUCT_COLUMNS, type ProductRow, toProduct, WITH_SUPPLIER } from './product-row.ts'
import { deleteProducts } from './products.queries.ts'
import { namingRefusedFacts } from './refused-facts.ts'

/** What the journal of prices calls it. */
const ORIGIN = 'Ma Base Produits'

const READ = `
  SELECT ${PRODUCT_COLUMNS} FROM user_products p ${WITH_SUPPLIER}
  WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[]) ORDER BY p.search_text, p.id`

const WRITE = {
  category: writeOf('category', 'text'),
  supplierId: writeOf('supplier_id', 'uuid'),
}

/** Of these products those that have another value; gives the number of them. */
function writeOf(column: string, type: string): string {
  return `
  UPDATE user_products SET ${column} = $3::${type}, version = version + 1, updated_at = now()
  WHERE user_id = $1 AND id = ANY ($2::uuid[]) AND ${column} IS DISTINCT FROM $3::${type}`
}

/** In the order of the list; what is contained is no trace any more, and leaves no 'free of them'. */
const ADD_ALLERGENS = `
  UPDATE user_products SET
    allergens = ARRAY(
      SELECT a FROM unnest($4::text[]) WITH ORDINALITY AS listed (a, place)
      WHERE a = ANY (allergens || $3::text[]) ORDER BY place
    ),
    traces = ARRAY(
      SELECT a FROM unnest(traces) WITH ORDINALITY AS kept (a, place)
      WHERE a <> ALL ($3::text[]) ORDER BY place
    ),
    allergen_free = false, version = version + 1, updated_at = now()
  WHERE user_id = $1 AND id = ANY ($2::uuid[]) AND NOT allergens @> $3::text[]`

/**
 * Changes one fact of many products. A product that is stored at another version than the one that was read is left
 * as it is, unless it has the new value already; prices are one act of the journal, and sent again under the same act
 * nothing is done twice.
 * @throws VALIDATION for a change that would make a price negative or too great, or a supplier that is not there
 */
export async function changeMany(
  tx: GrowingTx,
  { products, change, actId }: ManyProducts,
): Promise<ManyChanged> {
  await lockCosts(tx)
  const before = await pricesOfAct(tx, actId)
  if (before > 0) return { changed: before, left: [], gone: [], actId: actId ?? null }
  const read = new Map(products.map(({ id, version }) => [id, version]))
  const stored = await readMany(tx, [...read.keys()])
  const there = new Set(stored.map(({ id }) => id))
  const left = stored.filter((one) => read.get(one.id) !== one.version && !hasAlready(one, change))
  const others = new Set(left.map(({ id }) => id))
  const same = stored.filter(({ id }) => !others.has(id))
  const gone = [...read.keys()].filter((id) => !there.has(id))
  return { ...(await write(tx, same, change, actId)), left, gone }
}

/** Deletes many products; one that is stored at another version than the one that was read is left as it is. */
export async function deleteMany(
  tx: MemberTx,
  products: ManyProducts['products'],
): Promise<{ deleted: number; left: UserProduct[]; deletedItemId: string | null }> {
  await lockCosts(tx)
  const read = new Map(products.map(({ id, version }) => [id, version]))
  const stored = await readMany(tx, [...read.keys()])
  const same = stored.filter(({ id, version }) => read.get(id) === version)
  const left = stored.filter(({ id, version }) => read.get(id) !== version)
  const gone = await deleteProducts(
    tx,
    same.map(({ id }) => id),
  )
  return { ...gone, left }
}

async function readMany({ client, userId }: MemberTx, ids: readonly string[]): Promise<UserProduct[]> {
  const { rows } = await client.query<ProductRow>(READ, [userId, ids])
  return rows.map(toProduct)
}

/** Whether a product is as the change would make it; a change of a price has no such state. */
function hasAlready({ category, supplierId, allergens }: UserProduct, change: ChangeOfMany): boolean {
  if ('addAllergens' in change) return change.addAllergens.every((one) => allergens.includes(one))
  if ('category' in change) return category === change.category
  return 'supplierId' in change && supplierId === change.supplierId
}

async function write(
  tx: GrowingTx,
  products: readonly UserProduct[],
  change: ChangeOfMany,
  actId: string | undefined,
): Promise<Pick<ManyChanged, 'changed' | 'actId'>> {
  if ('category' in change)
    return { changed: await writeFact(tx, WRITE.category, products, change.category), actId: null }
  if ('supplierId' in change)
    return { changed: await writeFact(tx, WRITE.supplierId, products, change.supplierId), actId: null }
  if ('addAllergens' in change)
    return { changed: await addAllergens(tx, products, change.addAllergens), actId: null }
  const prices = movedPrices(products, change)
  const act = await changePrices(tx, prices, { source: 'typed', origin: ORIGIN, actId })
  return { changed: await pricesOfAct(tx, act), actId: act ?? null }
}

async function writeFact(
  { client, userId }: GrowingTx,
  statement: string,
  products: readonly UserProduct[],
  value: string | null,
): Promise<number> {
  const ids = products.map(({ id }) => id)
  const { rowCount } = await namingRefusedFacts(client.query(statement, [userId, ids, value]))
  return rowCount ?? 0
}

async function addAllergens(
  tx: GrowingTx,
  products: readonly UserProduct[],
  added: readonly Allergen[],
): Promise<number> {
  const ids = products.map(({ id }) => id)
  const { rowCount } = await tx.client.query(ADD_ALLERGENS, [tx.userId, ids, added, ALLERGENS])
  await recostSheetsOfProducts(tx, ids)
  return rowCount ?? 0
}

/** Of those that have a price. */
function movedPrices(
  products: readonly UserProduct[],
  change: { percent: number } | { amount: number },
): { id: string; priceHt: number }[] {
  const move: PriceMove =
    'percent' in change
      ? { measure: 'percent', value: change.percent }
      : { measure: 'amount', value: change.amount }
  const moved = products.flatMap(({ id, priceHt }) =>
    priceHt === null ? [] : [{ id, priceHt: movedProductPrice(priceHt, move) }],
  )
  const path = `change.${move.measure}`
  if (moved.some(({ priceHt }) => priceHt < 0)) throw invalidFields([{ path, rule: 'price-negative' }])
  if (moved.some(({ priceHt }) => priceHt > MAX_AMOUNT)) throw invalidFields([{ path, rule: 'out-of-range' }])
  return moved
}
