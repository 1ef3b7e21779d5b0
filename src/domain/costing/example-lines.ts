import { bareMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'
import type { TreeLine } from './sheet-tree.ts'
import type { ExampleLine } from './worked-examples.ts'

/** A line of a product with this price and unit. */
export function exampleLine(
  quantity: number,
  unit: Unit,
  price: number,
  per: Unit,
  wastagePercent = 0,
): TreeLine {
  const product = { ...bareMeasures(per), priceHt: price, allergens: [], traces: [], allergenFree: false }
  return { product, subSheetId: null, quantity, unit, wastagePercent }
}

export function exampleLines(lines: readonly ExampleLine[]): TreeLine[] {
  return lines.map(([quantity, unit, price, per]) => exampleLine(quantity, unit, price, per))
}

/** The difference to the printed figure; infinite without a figure. */
export function distance(actual: number | null, printed: number): number {
  return actual === null ? Number.POSITIVE_INFINITY : Math.abs(actual - printed)
}
