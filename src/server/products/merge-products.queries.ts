import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { MERGED_PARTS } from '#contract/facts/product.ts'
import { MAX_ARTICLES } from '#contract/product-articles.ts'
import type { Merge, MergeInput } from '#contract/product-merges.ts'
import type { UserProduct } from '#contract/products.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { productArticles } from '#database/schema/product-articles.ts'
import { productMerges } from '#database/schema/product-merges.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { mergedProduct } from '#domain/catalogue/merge-products.ts'
import { priceInUnit } from '#domain/pricing/price-in-unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { recordPrices } from '../prices/record.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { touchSheets } from '../sheets/touch-sheets.queries.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { followCheapest } from './follow-cheapest.queries.ts'
import { articlesOf, readState } from './kept-state.queries.ts'
import { findMerge } from './merges.queries.ts'
import { moveReferences } from './moved-references.queries.ts'
import { findProduct } from './products.queries.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

/**
 * Makes one product of two: everything that names the other names the one that stays, which has the chosen facts; the
 * other goes to the bin. Asked again under the same act, nothing is done twice.
 * @returns the act, or undefined when the user has no product `id`
 * @throws VERSION_CONFLICT with the stored product; VALIDATION for an other product that is not there, the same one, or
 *   more articles than a product can have
 */
export async function mergeProducts(tx: GrowingTx, input: MergeInput): Promise<Merge | undefined> {
  const { id, otherId, actId } = input
  await lockCosts(tx)
  const done = await findMerge(tx, actId)
  if (done) return done
  const [kept, other] = [await findProduct(tx, id), await findProduct(tx, otherId)]
  if (!kept) return undefined
  if (!other || id === otherId) throw invalidFields([{ path: 'otherId', rule: 'unknown-reference' }])
  if (input.version !== kept.version) throw outdated('product', kept)
  if (input.otherVersion !== other.version) throw outdated('product', other)
  const [before, gone] = [await readState(tx, id), await readState(tx, otherId)]
  if (articlesOf(before).length + articlesOf(gone).length > MAX_ARTICLES)
    throw invalidFields([{ path: 'otherId', rule: 'too-many-articles' }])

  const itemId = await moveToBin(tx, 'product', [otherId])
  if (itemId === undefined) throw new Error('A product that was just read cannot be put into the bin')
  const moved = await moveReferences(tx, { itemId, keptId: id, otherId, otherName: other.name })
  const ties = [await readTies(tx, id), await readTies(tx, otherId)] as const
  await leaveEmpty(tx, 'user_products', [[otherId]])
  await tx.db
    .delete(userProducts)
    .where(and(eq(userProducts.userId, tx.houseId), eq(userProducts.id, otherId)))
    .execute()
  await writeFacts(tx, kept, other, input)
  await namesChange(tx)
  if (articlesOf(gone).length > 0) await joinTies(tx, id, ties, input.taken.includes('price'))
  const priceActId = await recordMergedPrice(tx, kept, other.name)
  await touchSheets(tx, moved.sheetIds)
  await recostSheetsOfProducts(tx, [id])
  await followCheapest(tx)
  const after = { ...(await readState(tx, id)), priceActId: priceActId ?? null }
  await tx.db
    .insert(productMerges)
    .values({
      userId: tx.houseId,
      id: actId,
      keptProductId: id,
      otherProductId: otherId,
      otherName: other.name,
      deletedItemId: itemId,
      lines: moved.countOf('tech_sheet_ingredients'),
      prices: moved.countOf('price_changes'),
      articles: articlesOf(gone).length,
      before,
      after,
    })
    .execute()
  return findMerge(tx, actId)
}

async function writeFacts(
  { db, houseId }: MemberTx,
  kept: UserProduct,
  other: UserProduct,
  { taken, allergensOf }: MergeInput,
): Promise<void> {
  const { allergens, traces, ...facts } = mergedProduct(MERGED_PARTS, kept, other, { taken, allergensOf })
  await db
    .update(userProducts)
    .set({
      ...facts,
      allergens: [...allergens],
      traces: [...traces],
      version: sql`${userProducts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(userProducts.userId, houseId), eq(userProducts.id, kept.id)))
    .execute()
}

/** How a product is tied to articles. */
type Ties = {
  followed: Tie | null
  followsCheapest: boolean
  importedAt: string | null
  beside: Tie[]
}
type Tie = Pick<typeof productArticles.$inferSelect, 'supplierProductId' | 'sourcePriceHt' | 'sourceUnit'>

async function readTies({ db, houseId }: MemberTx, id: string): Promise<Ties> {
  const [[product], beside] = await Promise.all([
    db
      .select({
        supplierProductId: userProducts.sourceProductId,
        sourcePriceHt: userProducts.sourcePriceHt,
        sourceUnit: userProducts.sourceUnit,
        followsCheapest: userProducts.followsCheapest,
        importedAt: userProducts.importedAt,
      })
      .from(userProducts)
      .where(and(eq(userProducts.userId, houseId), eq(userProducts.id, id)))
      .execute(),
    db
      .select({
        supplierProductId: productArticles.supplierProductId,
        sourcePriceHt: productArticles.sourcePriceHt,
        sourceUnit: productArticles.sourceUnit,
      })
      .from(productArticles)
      .where(and(eq(productArticles.userId, houseId), eq(productArticles.userProductId, id)))
      .orderBy(productArticles.id)
      .execute(),
  ])
  if (!product) throw new Error('A product that is locked cannot be read')
  const { supplierProductId, sourcePriceHt, sourceUnit, followsCheapest, importedAt } = product
  const followed = supplierProductId === null ? null : { supplierProductId, sourcePriceHt, sourceUnit }
  return { followed, followsCheapest, importedAt, beside }
}

/** The one product has the articles of both, and follows that of the product whose price it has, or else the other's. */
async function joinTies(
  { db, houseId }: MemberTx,
  id: string,
  [kept, other]: readonly [Ties, Ties],
  takesPrice: boolean,
): Promise<void> {
  const [first, second] = takesPrice ? [other, kept] : [kept, other]
  const leading = first.followed || !second.followed ? first : second
  const { followed } = leading
  const beside = [
    ...(kept.followed === null || kept.followed === followed ? [] : [kept.followed]),
    ...(other.followed === null || other.followed === followed ? [] : [other.followed]),
    ...other.beside,
  ]
  await db
    .update(userProducts)
    .set({
      sourceProductId: followed?.supplierProductId ?? null,
      sourcePriceHt: followed?.sourcePriceHt ?? null,
      sourceUnit: followed?.sourceUnit ?? null,
      followsCheapest: leading.followsCheapest,
      importedAt: leading === other ? (kept.importedAt ?? other.importedAt) : kept.importedAt,
      articlesVersion: sql`${userProducts.articlesVersion} + 1`,
    })
    .where(and(eq(userProducts.userId, houseId), eq(userProducts.id, id)))
    .execute()
  if (beside.length === 0) return
  await db
    .insert(productArticles)
    .values(beside.map((tie) => ({ ...tie, userId: houseId, userProductId: id })))
    .execute()
}

/** The act of the journal, where the price that the product has now is another than it had. */
async function recordMergedPrice(
  tx: GrowingTx,
  before: UserProduct,
  origin: string,
): Promise<string | undefined> {
  const now = await findProduct(tx, before.id)
  if (!now) throw new Error('A product that was just written cannot be read')
  const step = {
    id: now.id,
    unit: now.unit,
    oldPriceHt: priceInUnit(before, now.unit),
    newPriceHt: now.priceHt,
  }
  return recordPrices(tx, [step], { source: 'merge', origin, actId: randomUUID() })
}
