import { factsWith, keysOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS, type ProductFactName } from '#contract/facts/product.ts'
import type {
  ChangedProductFacts,
  UserProduct,
  UserProductChange,
  UserProductInput,
} from '#contract/products.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { priceInUnit } from '#domain/pricing/price-in-unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { nameOnLines } from '../sheets/name-on-lines.queries.ts'
import { findSheetsOfProducts, recostFound, recostSheets } from '../sheets/recost.ts'
import { recordPrice } from '../prices/record.queries.ts'
import { outdated } from '../translate-error.ts'
import { followCheapest } from './follow-cheapest.queries.ts'
import { normaliseProduct } from './normalise-product.ts'
import { PRODUCT_COLUMNS, type ProductRow, toProduct, WITH_SUPPLIER } from './product-row.ts'
import { namingRefusedFacts } from './refused-facts.ts'
import { writeProduct } from './write-product.queries.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

/** What of a product weighs on what a sheet costs and declares. */
const WEIGHING_FACTS = [
  ...keysOf(factsWith(PRODUCT_FACTS, { weighsOn: 'cost' })),
  ...keysOf(factsWith(PRODUCT_FACTS, { weighsOn: 'allergens' })),
]

const FIND = `SELECT ${PRODUCT_COLUMNS} FROM user_products p ${WITH_SUPPLIER} WHERE p.user_id = $1 AND p.id = $2`

/** What the prices of articles are compared in. */
const MEASURES = ['unit', 'densityKgPerL', 'contentQuantity', 'contentUnit'] as const

export async function findProduct(
  { client, houseId }: MemberTx,
  id: string,
): Promise<UserProduct | undefined> {
  const { rows } = await client.query<ProductRow>({ name: 'find-product', text: FIND, values: [houseId, id] })
  return rows[0] && toProduct(rows[0])
}

/** Those of these products that are there, by name. */
export async function readProducts(
  { client, houseId }: MemberTx,
  ids: readonly string[],
): Promise<UserProduct[]> {
  const { rows } = await client.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM user_products p ${WITH_SUPPLIER}
     WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[]) ORDER BY p.search_text, p.id`,
    [houseId, ids],
  )
  return rows.map(toProduct)
}

/** A product that is known to be there. */
async function readProduct(tx: MemberTx, id: string): Promise<UserProduct> {
  const product = await findProduct(tx, id)
  if (!product) throw new Error('A product that was just written cannot be read')
  return product
}

export async function insertProduct(tx: GrowingTx, input: UserProductInput): Promise<UserProduct> {
  const { db, houseId } = tx
  await namesChange(tx)
  const [inserted] = await namingRefusedFacts(
    db
      .insert(userProducts)
      .values({ ...normaliseProduct(input), userId: houseId })
      .returning({ id: userProducts.id })
      .execute(),
  )
  if (!inserted) throw new Error('A product that was just added cannot be read')
  await recordPrice(tx, {
    id: inserted.id,
    unit: input.unit,
    oldPriceHt: null,
    newPriceHt: input.priceHt,
  })
  return readProduct(tx, inserted.id)
}

/**
 * Changes the facts that are given, and the cost of every sheet they weigh on. Nothing is written when they were read at
 * a version that is no longer the stored one. Statements that need nothing of each other travel together.
 * @throws VERSION_CONFLICT with the stored product, VALIDATION
 */
export async function updateProduct(
  tx: GrowingTx,
  { id, version, actId, ...change }: UserProductChange,
): Promise<UserProduct | undefined> {
  const [, before, above] = await Promise.all([
    lockCosts(tx),
    findProduct(tx, id),
    WEIGHING_FACTS.some((fact) => fact in change) ? findSheetsOfProducts(tx, [id]) : [],
  ])
  if (!before) return undefined
  if (version !== before.version) throw outdated('product', before)
  // The lines are sent behind the facts, and read once those are written.
  const [changed, recosted] = await Promise.allSettled([
    changeFacts(tx, before, change, actId),
    recostFound(tx, above),
  ])
  if (changed.status === 'rejected') throw changed.reason
  if (recosted.status === 'rejected') throw recosted.reason
  return changed.value
}

/** Writes facts of a product with what follows from them beside the costs. @returns the product as it is stored then */
async function changeFacts(
  tx: GrowingTx,
  before: UserProduct,
  change: ChangedProductFacts,
  actId: string | undefined,
): Promise<UserProduct> {
  const { id } = before
  const stored = await writeProduct(tx, id, normaliseProduct(change, before))
  const isOther = (fact: ProductFactName) => JSON.stringify(stored[fact]) !== JSON.stringify(before[fact])
  const { unit, priceHt: newPriceHt } = stored
  const step = { id, unit, oldPriceHt: priceInUnit(before, unit), newPriceHt }
  const [, , product] = await Promise.all([
    (isOther('name') || isOther('brand')) && namesChange(tx),
    WEIGHING_FACTS.some(isOther) && recordPrice(tx, step, actId),
    MEASURES.some(isOther) ? followCheapest(tx).then(() => readProduct(tx, id)) : readProduct(tx, id),
  ])
  return product
}

/**
 * Deletes products, which are in the bin then. Their lines stay, without them, and the sheets of these are recosted.
 * @returns how many there were, and their act in the bin
 */
export async function deleteProducts(
  tx: MemberTx,
  ids: readonly string[],
): Promise<{ deleted: number; deletedItemId: string | null }> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const deletedItemId = await moveToBin(tx, 'product', ids)
  const sheetIds = await nameOnLines(tx, 'user_product_id', ids)
  await leaveEmpty(tx, 'user_products', [ids])
  const { rowCount } = await client.query(
    'DELETE FROM user_products WHERE user_id = $1 AND id = ANY ($2::uuid[])',
    [houseId, ids],
  )
  await namesChange(tx)
  await recostSheets(tx, sheetIds)
  return { deleted: rowCount ?? 0, deletedItemId: deletedItemId ?? null }
}
