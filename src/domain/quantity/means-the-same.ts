import { convertedQuantity } from './converted-quantity.ts'
import { MEASURES } from './measure.ts'
import type { ProductMeasures } from './product-measures.ts'
import { isSameUnit } from './same-unit.ts'
import type { Unit } from './unit.ts'

/**
 * Whether a quantity in this unit means the same of another product: 300 g of leek are 300 g of onion, and no bottles of
 * Cognac. A weight or a volume has to convert to the product's own unit; a count has to be that unit, or the pieces of a
 * product that is priced by weight and has a known content.
 * @param unit of the quantity, from the product before
 * @param product the one after
 */
export function meansTheSameOf(unit: Unit, product: ProductMeasures): boolean {
  if (MEASURES[unit] === null && MEASURES[product.unit] === null) return isSameUnit(unit, product.unit)
  const isOtherCount = MEASURES[unit] === null && !isSameUnit(unit, 'pièce')
  return !isOtherCount && typeof convertedQuantity(1, unit, product.unit, product) === 'number'
}
