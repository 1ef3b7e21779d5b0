import { and, eq, sql } from 'drizzle-orm'
import { factsWith, keysOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import type { UserProduct, UserProductChange, UserProductInput } from '#contract/products.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { priceInUnit } from '#domain/pricing/price-in-unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { nameOnLines } from '../sheets/name-on-lines.queries.ts'
import { recostSheets, recostSheetsOfProducts } from '../sheets/recost.ts'
import { recordPrice } from '../prices/record.queries.ts'
import { outdated } from '../translate-error.ts'
import { followCheapest } from './follow-cheapest.queries.ts'
import { normaliseProduct } from './normalise-product.ts'
import { PRODUCT_COLUMNS, type ProductRow, toProduct, WITH_SUPPLIER } from './product-row.ts'
import { namingRefusedFacts } from './refused-facts.ts'
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
 * a version that is no longer the stored one.
 * @throws VERSION_CONFLICT with the stored product, VALIDATION
 */
export async function updateProduct(
  tx: GrowingTx,
  { id, version, countedWeights, actId, ...change }: UserProductChange,
): Promise<UserProduct | undefined> {
  const { db, houseId } = tx
  await lockCosts(tx)
  const before = await findProduct(tx, id)
  if (!before) return undefined
  if (version !== before.version) throw outdated('product', before)
  const [stored] = await namingRefusedFacts(
    db
      .update(userProducts)
      .set({
        ...normaliseProduct(change, before),
        ...(countedWeights && { countedWeights: weightsWith(countedWeights) }),
        version: sql`${userProducts.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(userProducts.userId, houseId), eq(userProducts.id, id)))
      .returning()
      .execute(),
  )
  if (!stored) throw new Error('A product that was just read cannot be changed')
  const isOther = (fact: keyof typeof stored & keyof UserProduct) =>
    JSON.stringify(stored[fact]) !== JSON.stringify(before[fact])
  if (isOther('name') || isOther('brand')) await namesChange(tx)
  if (WEIGHING_FACTS.some(isOther)) {
    const { unit, priceHt: newPriceHt } = stored
    await recordPrice(tx, { id, unit, oldPriceHt: priceInUnit(before, unit), newPriceHt }, actId)
    await recostSheetsOfProducts(tx, [id])
  }
  if (MEASURES.some(isOther)) await followCheapest(tx)
  return readProduct(tx, id)
}

/** The stored weights with those that change: two windows that each change a word both keep theirs. */
function weightsWith(change: NonNullable<UserProductChange['countedWeights']>) {
  return sql`jsonb_strip_nulls(${userProducts.countedWeights} || ${JSON.stringify(change)}::jsonb)`
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
