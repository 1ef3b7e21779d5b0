import { MEASURES } from '../quantity/measure.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import { isSameUnit } from '../quantity/same-unit.ts'
import type { Unit } from '../quantity/unit.ts'
import { unitOfContainer } from '../price-lists/containers.ts'
import { measureAt } from '../price-lists/pack-levels.ts'
import { readPack } from '../price-lists/read-pack.ts'
import type { Pack } from '../price-lists/read-pack.ts'

/** What a supplier's catalogue knows of how an article is sold. */
export interface SoldArticle {
  unit: Unit
  /** EUR per `unit`, without VAT. */
  priceHt: number
  /** In the supplier's words. */
  packText: string | null
  /** EUR for one pack, without VAT. */
  packPriceHt: number | null
}

/** What is bought as a whole. */
export interface OrderPack {
  /** How much of the product it holds, in the product's unit. */
  quantity: number
  /** The supplier's words for it. */
  text: string | null
  /** The content is about that: 'sous vide, 2 kg env.'. */
  approximate: boolean
}

/** Two writings of one content may differ by this share, for the rounding of prices. */
const ROUNDING = 0.02
/** A quotient of two rounded prices is the simple figure that it is this close to. */
const TIDY = 0.001
const TIDY_DECIMALS = 3

/**
 * The pack that an article is bought in, read from its text and checked with its prices: price of the pack ÷ price of a
 * unit is what the pack holds. Of several containers ('Par sachet de 2 kg. Colis de 4 sachets.') it is the one that the
 * price is for, and the outermost where no price says which.
 *
 * @returns null where the text has two readings, where text and prices contradict each other, where nothing is known, and
 * where the content cannot be converted to the unit of the product
 */
export function articlePack(article: SoldArticle, product: ProductMeasures): OrderPack | null {
  const { packText: text, unit } = article
  const reading = readPack(text ?? '')
  const pack = reading.known ? reading.pack : null
  const size = sizeOf(article, pack)
  if (size === null) return null
  const quantity = convertedQuantity(size, unit, product.unit, product)
  if (typeof quantity === 'string' || !(quantity > 0)) return null
  return { quantity, text, approximate: pack?.approximate === true }
}

/** Whether the words name a container that holds one of a unit: a brick of 1 L, and not 'le kg'. */
export function isPackOfOne(text: string | null, unit: Unit): boolean {
  const reading = readPack(text ?? '')
  return (
    reading.known && !reading.pack.ambiguous && sizesIn(reading.pack, unit).some((size) => isClose(size, 1))
  )
}

/** In the unit of the article. */
function sizeOf(article: SoldArticle, pack: Pack | null): number | null {
  const { unit } = article
  const priced = pricedSize(article)
  const sizes = pack === null || pack.ambiguous ? [] : sizesIn(pack, unit)
  const [outermost] = sizes
  const ofUnit = priced !== null && isClose(priced, 1)
  // A price of one piece says that one can be bought; one of a kilogram may be of the kilograms in a pack.
  if (outermost === undefined) return ofUnit ? null : priced
  const found = priced === null ? outermost : sizes.find((size) => isClose(size, priced))
  if (found !== undefined) return found
  return ofUnit && MEASURES[unit] !== null ? outermost : null
}

/** What a pack holds by its price; 1 for the price of a single unit. */
function pricedSize({ priceHt, packPriceHt }: SoldArticle): number | null {
  if (packPriceHt === null || !(packPriceHt > 0) || !(priceHt > 0)) return null
  const size = packPriceHt / priceHt
  const tidy = roundHalfAwayFromZero(size, size < 1 ? TIDY_DECIMALS : 1)
  return Math.abs(tidy - size) <= TIDY * size ? tidy : size
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * one
}

/** What each container of a pack holds, from the outside inwards. */
function sizesIn(pack: Pack, unit: Unit): number[] {
  const measure = MEASURES[unit]
  const sizes =
    measure === null
      ? countsOf(pack, unit)
      : pack.levels.flatMap(({ container, nominal }, level) => {
          const each = measureAt(pack, level, measure.dimension)
          // The capacity of a tin is not what it weighs, and 'le kg' is no pack.
          if (each?.dimension !== measure.dimension || nominal === true) return []
          const bare = pack.levels.length === 1 && container === null && each.amount === measure.amount
          return bare ? [] : [each.amount / measure.amount]
        })
  return sizes.filter((size) => size > 0)
}

/** Of how many of the unit each container consists. */
function countsOf({ levels }: Pack, unit: Unit): number[] {
  const one = levels.findLastIndex(
    ({ container }) => container === null || isSameUnit(unitOfContainer(container), unit),
  )
  if (one < 0) return []
  return levels
    .slice(0, one)
    .map((_, level) => levels.slice(level + 1, one + 1).reduce((items, { count }) => items * count, 1))
}
