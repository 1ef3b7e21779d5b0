import { bareMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import type { LineCharge } from '#domain/costing/line-costing.ts'
import type { TreeLine } from '#domain/costing/sheet-tree.ts'
import type { ExampleSheet } from './worked-examples.ts'

/** A line of a product with this price and unit. */
export function exampleLine(
  quantity: number,
  unit: Unit,
  price: number,
  per: Unit,
  wastagePercent = 0,
): TreeLine {
  const product = { ...bareMeasures(per), priceHt: price, allergens: [], traces: [], allergenFree: false }
  return { ...BY_QUANTITY, product, subSheetId: null, quantity, unit, wastagePercent }
}

/** The lines of a published sheet, those without a quantity last. */
export function exampleLines({ lines, charges = [] }: Pick<ExampleSheet, 'lines' | 'charges'>): TreeLine[] {
  return [
    ...lines.map(([quantity, unit, price, per]) => exampleLine(quantity, unit, price, per)),
    ...charges.map(chargedLine),
  ]
}

/** A line without a quantity, and without a product. */
export function chargedLine({ costing, forfait }: LineCharge): TreeLine {
  return {
    costing,
    forfait,
    product: null,
    subSheetId: null,
    quantity: null,
    unit: 'unité',
    wastagePercent: 0,
  }
}

/** The difference to the printed figure; infinite without a figure. */
export function distance(actual: number | null, printed: number): number {
  return actual === null ? Number.POSITIVE_INFINITY : Math.abs(actual - printed)
}
