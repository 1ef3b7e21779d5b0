import type { SheetYield } from '../costing/preparation-cost.ts'
import type { LineCosting } from '../costing/line-costing.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { LineUnit } from '../quantity/unit.ts'

/** What scaling needs to know of a line. */
export interface ScaledLine {
  id: string
  costing: LineCosting
  /** In `unit`, after the loss; null while nothing is typed. */
  quantity: number | null
  unit: LineUnit
  /** Percent, 0–100; below 0 it is a gain of weight in cooking. */
  wastagePercent: number
  product: ProductMeasures | null
  /** With its lines where they are known. */
  preparation?: (SheetYield & { lines?: readonly ScaledLine[] | undefined }) | null | undefined
}

export interface ScaledSheet extends SheetYield {
  lines: readonly ScaledLine[]
}
