import { MEASURES } from '../quantity/measure.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'
import type { SoldArticle } from '../purchases/article-pack.ts'
import { wholePacks } from '../purchases/whole-packs.ts'
import { isDivisible, orderedArticle } from './ordered-article.ts'

/** One ordered thing of an article, for a product that is tied to it. */
export interface OfferedPack {
  /** What it holds, in the product's unit. */
  quantity: number
  /** A part of one can be ordered: of what is sold loose. */
  isDivisible: boolean
  /** EUR for one without VAT. */
  priceHt: number
  /** The content is about that. */
  approximate: boolean
}

/** Of a kilogram or a litre: the gram, the millilitre. */
const SCALE = 1000
/** A sum is this close to the figure that it would be without the rounding of binary fractions. */
const CLOSE = 1e-9

/** @returns null where what it holds of the product, or its price, is not known for certain */
export function offeredPack(
  article: SoldArticle & ProductMeasures,
  product: ProductMeasures,
): OfferedPack | null {
  const { packQuantity, unit, priceHt, approximate } = orderedArticle(article)
  const one = oneInProduct(article, product)
  if (packQuantity === null || priceHt === null || one === null) return null
  return {
    quantity: packQuantity * one,
    isDivisible: isDivisible({ packQuantity, unit, packText: article.packText }),
    priceHt,
    approximate,
  }
}

/**
 * How many are ordered for a need: whole ones, never fewer than needed and never one too many; of what is sold loose the
 * need itself, to the gram or the millilitre upwards.
 * @param needed in the product's unit, above 0
 */
export function packsOffered({ quantity, isDivisible: isLoose }: OfferedPack, needed: number): number {
  if (isLoose) return roundedUp(needed / quantity)
  return wholePacks(needed / quantity)
}

/** Never less than needed: to the gram or the millilitre upwards. */
export function roundedUp(quantity: number): number {
  return Math.ceil(quantity * SCALE * (1 - CLOSE)) / SCALE
}

/**
 * How much of a product a line of an order holds.
 * @param article what the line was made of: its unit may be another one by now
 * @returns in the product's unit; null where that is not known for certain
 */
export function heldOf(
  { packs, packQuantity, unit }: { packs: number | null; packQuantity: number | null; unit: Unit | null },
  article: ProductMeasures,
  product: ProductMeasures,
): number | null {
  if (packs === null || packQuantity === null || unit !== article.unit) return null
  const one = oneInProduct(article, product)
  return one === null ? null : packs * packQuantity * one
}

/** How much of a product one unit of an article is, in the product's unit; null where that is not known for certain. */
function oneInProduct(article: ProductMeasures, product: ProductMeasures): number | null {
  const isCounted = MEASURES[article.unit] === null
  // Pieces of the one may be larger than those of the other.
  if (isCounted && MEASURES[product.unit] === null && contentOf(article) !== contentOf(product)) return null
  const { contentQuantity, contentUnit } = isCounted ? article : product
  const densityKgPerL = product.densityKgPerL ?? article.densityKgPerL
  const unit = isCounted ? article.unit : product.unit
  const one = convertedQuantity(1, article.unit, product.unit, {
    unit,
    contentQuantity,
    contentUnit,
    densityKgPerL,
  })
  return typeof one === 'number' && one > 0 ? one : null
}

const contentOf = ({ contentQuantity, contentUnit }: ProductMeasures) =>
  contentQuantity === null ? null : `${contentQuantity} ${contentUnit ?? ''}`
