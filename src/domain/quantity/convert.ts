import { convertedQuantity } from './converted-quantity.ts'
import type { ConversionUnknownReason } from './converted-quantity.ts'
import { MEASURES } from './measure.ts'
import type { ProductMeasures } from './product-measures.ts'
import { isSameUnit } from './same-unit.ts'
import { dimensionOf } from './unit.ts'
import type { Unit } from './unit.ts'

/** What led from one unit to the other: a metric step alone, or a fact of the product. */
export type ConversionPath = 'same-unit' | 'metric' | 'density' | 'content' | 'content-and-density'

export type Conversion =
  | { known: true; quantity: number; path: ConversionPath }
  | { known: false; reason: ConversionUnknownReason }

/**
 * Converts a quantity of a product to another unit.
 *
 * - Weights convert among themselves, and volumes, always.
 * - Between weight and volume the product's density decides.
 * - Between a count and a measure the product's content decides: what ONE of it holds. A product priced by a
 *   count (a bouteille of 0.75 L) has that content for this count only; one priced by weight or volume with a
 *   content (oranges per kg, 150 g each) has it for any count that a line uses.
 * - 'pièce' and 'unité' are the same: one of it. Two other counts are never exchanged, even if both held the
 *   same; nor is a piece of something sold by the botte, as it may be the botte or one radish of it.
 *
 * @param quantity in `from`
 * @returns the quantity in `to`, unrounded, with the path taken; or the reason why it is unknown
 */
export function convert(quantity: number, from: Unit, to: Unit, product: ProductMeasures): Conversion {
  const converted = convertedQuantity(quantity, from, to, product)
  if (typeof converted === 'string') return { known: false, reason: converted }
  return { known: true, quantity: converted, path: pathOf(from, to, product) }
}

function pathOf(from: Unit, to: Unit, product: ProductMeasures): ConversionPath {
  if (isSameUnit(from, to)) return 'same-unit'
  const byDensity = measuredDimension(from, product) !== measuredDimension(to, product)
  const byContent = MEASURES[from] === null || MEASURES[to] === null
  if (byContent) return byDensity ? 'content-and-density' : 'content'
  return byDensity ? 'density' : 'metric'
}

/** The dimension of a count is that of its content. */
function measuredDimension(unit: Unit, { contentUnit }: ProductMeasures) {
  return dimensionOf(MEASURES[unit] === null && contentUnit !== null ? contentUnit : unit)
}
