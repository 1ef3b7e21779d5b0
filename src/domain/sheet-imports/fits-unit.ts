import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'

/** Whether a quantity in the unit of a file has a cost with a product; one without a unit fits any. */
export function fitsUnit(unit: Unit | null, product: ProductMeasures): boolean {
  return unit === null || typeof convertedQuantity(1, unit, product.unit, product) === 'number'
}
