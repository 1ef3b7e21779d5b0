import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { convertedQuantity } from './converted-quantity.ts'
import { bareMeasures } from './product-measures.ts'
import type { ProductMeasures } from './product-measures.ts'
import type { LineUnit } from './unit.ts'
import { MIN_QUANTITY, QUANTITY_DECIMALS, SCALE_DECIMALS } from './limits.ts'

/**
 * The quantity for so many portions of so many grams each, in the unit of a line.
 * @param measures of the line's product; null when it has none, or takes a preparation
 * @returns null when the weight of the unit is unknown
 */
export function portionsInUnit(
  grams: number,
  portions: number,
  unit: LineUnit,
  measures: ProductMeasures | null,
): number | null {
  if (unit === 'portion') return null
  const known = measures ?? bareMeasures(unit)
  const quantity = convertedQuantity(grams * portions, 'g', unit, known)
  if (typeof quantity !== 'number') return null
  // A milligram is nothing of a kilo, and all of a pinch of saffron.
  const decimals = quantity < 1 ? QUANTITY_DECIMALS : SCALE_DECIMALS
  return Math.max(MIN_QUANTITY, roundHalfAwayFromZero(quantity, decimals))
}
