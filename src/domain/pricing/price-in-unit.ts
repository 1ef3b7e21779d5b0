import type { CostedProduct } from '../costing/line-cost.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { Unit } from '../quantity/unit.ts'

/**
 * A product's price converted to another unit: 9.80 € per kg is 0.0098 € per g.
 * @returns EUR per `unit`, without VAT, rounded as it is stored; null without a price, or a conversion
 */
export function priceInUnit(product: CostedProduct, unit: Unit): number | null {
  if (product.priceHt === null) return null
  if (unit === product.unit) return product.priceHt
  const contained = convertedQuantity(1, unit, product.unit, product)
  return typeof contained === 'string'
    ? null
    : roundHalfAwayFromZero(product.priceHt * contained, PRICE_DECIMALS)
}
