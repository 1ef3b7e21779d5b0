import { convertedQuantity } from './converted-quantity.ts'
import type { ProductMeasures } from './product-measures.ts'
import { UNITS } from './unit.ts'
import type { Unit } from './unit.ts'

/** Every unit in which a line of the product has a cost, in the order of the list; the product's own included. */
export function convertibleUnits(product: ProductMeasures): Unit[] {
  return UNITS.filter((unit) => typeof convertedQuantity(1, unit, product.unit, product) === 'number')
}
