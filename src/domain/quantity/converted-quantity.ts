import { MEASURES } from './measure.ts'
import type { Measure } from './measure.ts'
import type { ProductMeasures } from './product-measures.ts'
import { isSameUnit } from './same-unit.ts'
import type { Unit } from './unit.ts'

/**
 * Why a quantity cannot be converted to another unit.
 * - `units-unrelated`: two different counts (a botte is no bouteille), or a count the product is not sold by
 * - `content-missing`: the content of one piece is unknown
 * - `density-missing`: the weight of a litre is unknown
 */
export const CONVERSION_UNKNOWN_REASONS = ['units-unrelated', 'content-missing', 'density-missing'] as const
export type ConversionUnknownReason = (typeof CONVERSION_UNKNOWN_REASONS)[number]

/**
 * As `convert`, without allocating a result for each of many lines: the quantity in `to`, or why it is not known.
 */
export function convertedQuantity(
  quantity: number,
  from: Unit,
  to: Unit,
  product: ProductMeasures,
): number | ConversionUnknownReason {
  if (isSameUnit(from, to)) return quantity
  const measureFrom = MEASURES[from]
  const measureTo = MEASURES[to]
  const { densityKgPerL, contentQuantity, contentUnit } = product
  if (measureFrom !== null && measureTo !== null) {
    return betweenMeasures(quantity, measureFrom, measureTo, densityKgPerL)
  }
  if (measureFrom === null && measureTo === null) return 'units-unrelated'

  const count = measureFrom === null ? from : to
  if (MEASURES[product.unit] === null && !isSameUnit(count, product.unit)) return 'units-unrelated'
  if (contentUnit === null || contentQuantity === null || !(contentQuantity > 0)) return 'content-missing'
  const content = MEASURES[contentUnit]
  const oneOfIt: Measure = { dimension: content.dimension, amount: contentQuantity * content.amount }
  return betweenMeasures(quantity, measureFrom ?? oneOfIt, measureTo ?? oneOfIt, densityKgPerL)
}

function betweenMeasures(
  quantity: number,
  from: Measure,
  to: Measure,
  densityKgPerL: number | null,
): number | ConversionUnknownReason {
  if (from.dimension === to.dimension) return (quantity * from.amount) / to.amount
  if (densityKgPerL === null || !(densityKgPerL > 0)) return 'density-missing'
  // A kilogram per litre is a gram per millilitre.
  return from.dimension === 'volume'
    ? (quantity * from.amount * densityKgPerL) / to.amount
    : (quantity * from.amount) / (to.amount * densityKgPerL)
}
