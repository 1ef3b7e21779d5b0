import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { SoldArticle } from '../purchases/article-pack.ts'
import { CLOSE } from '../purchases/whole-packs.ts'
import { QUANTITY_DECIMALS } from '../quantity/limits.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import { offeredPack, packsOffered } from './offered-pack.ts'

/** A need of a product in packs of an article. */
export interface NeedInPacks {
  /** That are ordered for it. */
  packs: number
  /** The need itself; null where it is too little to be stored. */
  neededPacks: number | null
}

/**
 * @param needed in the product's unit
 * @returns undefined where nothing is needed, or where it is not known how much of the product one pack holds
 */
export function needInPacks(
  article: SoldArticle & ProductMeasures,
  product: ProductMeasures | undefined,
  needed: number | undefined,
): NeedInPacks | undefined {
  if (product === undefined || needed === undefined) return undefined
  const pack = offeredPack(article, product)
  if (pack === null) return undefined
  return { packs: packsOffered(pack, needed), neededPacks: storedNeed(needed / pack.quantity) }
}

/** Packs as they are stored; null where nothing is left of them. */
export function storedNeed(packs: number): number | null {
  return roundHalfAwayFromZero(packs, QUANTITY_DECIMALS) || null
}

/**
 * What is left over of a line once the need that it was added for is taken.
 * @returns packs, below 0 where fewer are ordered than needed; 0 also for the rounding of the need; null where one of both is not known
 */
export function leftoverPacks({
  packs,
  neededPacks,
}: {
  packs: number | null
  neededPacks: number | null
}): number | null {
  if (packs === null || neededPacks === null) return null
  const left = packs - neededPacks
  return Math.abs(left) <= 10 ** -QUANTITY_DECIMALS + packs * CLOSE ? 0 : left
}
