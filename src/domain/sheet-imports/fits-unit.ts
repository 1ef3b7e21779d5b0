import { knownDensity } from '../quantity/known-measures.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import { dimensionOf } from '../quantity/unit.ts'
import type { Unit } from '../quantity/unit.ts'

/** Whether a quantity in the unit of a file has a cost with a product; one without a unit fits any. */
export function fitsUnit(unit: Unit | null, product: ProductMeasures): boolean {
  return unit === null || typeof convertedQuantity(1, unit, product.unit, product) === 'number'
}

/**
 * Kilograms per litre that public tables know of a product by its name, where a quantity in the unit of a file is a weight and the
 * product a volume, or the reverse; null otherwise.
 */
export function densityBetween(unit: Unit, product: { name: string; unit: Unit | null }): number | null {
  if (product.unit === null) return null
  const dimensions = new Set([dimensionOf(unit), dimensionOf(product.unit)])
  return dimensions.size === 2 && !dimensions.has('count')
    ? (knownDensity(product.name)?.figure ?? null)
    : null
}
