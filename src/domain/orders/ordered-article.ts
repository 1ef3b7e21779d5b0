import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { measureAt } from '../price-lists/pack-levels.ts'
import { readPack } from '../price-lists/read-pack.ts'
import { articlePack, isPackOfOne, type SoldArticle } from '../purchases/article-pack.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'

/** One ordered thing. */
export interface OrderedPack {
  /** What it holds, in `unit`; null where the supplier's words do not say: it is ordered by count. */
  packQuantity: number | null
  unit: Unit
}

/** An article as it is ordered. */
export interface OrderedArticle extends OrderedPack {
  /** EUR for one without VAT; null where the price of a pack of unknown content is not known. */
  priceHt: number | null
  /** The content is about that. */
  approximate: boolean
}

/** Two writings of one price may differ by this share, for the rounding of prices. */
const ROUNDING = 0.02

/**
 * What one ordered thing of an article is: a pack of its catalogue, one unit of what is sold by it, or a pack of which nothing is
 * known but its name.
 * @param article in its own unit
 */
export function orderedArticle(article: SoldArticle & ProductMeasures): OrderedArticle {
  const { unit, priceHt, packText, packPriceHt } = article
  const pack = articlePack(article, article)
  if (pack !== null) {
    const byUnit = roundHalfAwayFromZero(pack.quantity * priceHt, PRICE_DECIMALS)
    const isItsPrice = packPriceHt !== null && Math.abs(packPriceHt - byUnit) <= ROUNDING * byUnit
    return {
      packQuantity: pack.quantity,
      unit,
      priceHt: isItsPrice ? packPriceHt : byUnit,
      approximate: pack.approximate,
    }
  }
  if (packText === null || isSoldByUnit(article))
    return { packQuantity: 1, unit, priceHt, approximate: false }
  return { packQuantity: null, unit, priceHt: packPriceHt, approximate: false }
}

/** Whether a part of one can be ordered: of what is sold loose, by weight or by volume, and not of a brick of 1 L. */
export function isDivisible({
  packQuantity,
  unit,
  packText,
}: OrderedPack & Pick<SoldArticle, 'packText'>): boolean {
  return packQuantity === 1 && MEASURES[unit] !== null && !isPackOfOne(packText, unit)
}

/** 'le kg', or a price that is one of a single unit. */
function isSoldByUnit({ unit, priceHt, packText, packPriceHt }: SoldArticle): boolean {
  if (packPriceHt !== null) return Math.abs(packPriceHt - priceHt) <= ROUNDING * priceHt
  const reading = readPack(packText ?? '')
  const measure = MEASURES[unit]
  if (!reading.known || reading.pack.ambiguous || measure === null) return false
  const { levels } = reading.pack
  const each = measureAt(reading.pack, 0, measure.dimension)
  return levels.length === 1 && levels[0]?.container === null && each?.amount === measure.amount
}
