import { convertedQuantity } from './converted-quantity.ts'
import type { ProductMeasures } from './product-measures.ts'
import { UNITS } from './unit.ts'
import type { Unit } from './unit.ts'

/** Every unit a line can use the product in and still have a cost, in the order of the list; its own among them. */
export function convertibleUnits(product: ProductMeasures): Unit[] {
  return UNITS.filter((unit) => typeof convertedQuantity(1, unit, product.unit, product) === 'number')
}
