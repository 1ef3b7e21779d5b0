import type { CostedProduct } from '../costing/line-cost.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { Unit } from '../quantity/unit.ts'

/**
 * What becomes of the price that a file has of a product that is there.
 * - `taken`: the product gets it, since its own is older or it has none
 * - `older`: the product's own price is newer, and stays
 * - `unit-unrelated`: it cannot be converted to the product's unit
 * - `none`: the file has no price
 */
export const PRICE_OUTCOMES = ['taken', 'same', 'older', 'unit-unrelated', 'none'] as const
type PriceOutcome = (typeof PRICE_OUTCOMES)[number]

export interface FilePrice {
  /** EUR per `unit`, without VAT. */
  priceHt: number | null
  unit: Unit
  /** ISO 8601, in UTC. */
  at: string
}

/** @returns the outcome, with the price per the product's unit where it can be converted */
export function plannedPrice(
  { priceHt, unit, at }: FilePrice,
  product: CostedProduct & { priceChangedAt: string },
): { outcome: PriceOutcome; priceHt: number | null } {
  if (priceHt === null) return { outcome: 'none', priceHt: null }
  const planned = inUnitOf(product, priceHt, unit)
  if (planned === null) return { outcome: 'unit-unrelated', priceHt: null }
  const { priceHt: own } = product
  if (own === planned) return { outcome: 'same', priceHt: planned }
  return { outcome: own === null || product.priceChangedAt < at ? 'taken' : 'older', priceHt: planned }
}

/** A price for one unit, for the product's own. */
function inUnitOf(product: CostedProduct, priceHt: number, unit: Unit): number | null {
  const contained = convertedQuantity(1, product.unit, unit, product)
  return typeof contained === 'string' ? null : roundHalfAwayFromZero(priceHt * contained, PRICE_DECIMALS)
}
