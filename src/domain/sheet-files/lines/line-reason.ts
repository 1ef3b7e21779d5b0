import type { CellPlace } from '../../tables/tab.ts'
import type { Found } from '../grid/found.ts'
import type { LineMeasure } from '../grid/line-measure.ts'

/** A figure of the file that the lines must reproduce; what is a share is in percent. */
export type StatedFigure =
  | 'total'
  | 'total-ttc'
  | 'portion-cost'
  | 'coefficient'
  | 'margin'
  | 'margin-percent'
  | 'cost-percent'
  | 'price-ttc'
  | 'vat'
  | 'net-quantity'
  | 'quantity-total'

/** What the lines of a table leave open; `line` is a place in their list. */
export type LineReason =
  | { reason: 'name-missing' | 'price-missing' | 'quantity-missing'; line: number }
  /**
   * `written`: as the file has it, where that says more than the figure and the unit that were read. `part`: a very small
   * part of a piece, '0,02 pièce', which is certain where the file's own total counts it.
   */
  | {
      reason: 'unit-missing' | 'quantity-unclear' | 'price-unclear'
      line: number
      written?: string
      part?: true
    }
  /** A share or a percentage, in a column that has both. */
  | { reason: 'loss-unclear'; line: number; written: string }
  | { reason: 'units-unrelated'; line: number; unit: LineMeasure; priceUnit: LineMeasure }
  /** `part`: of a clove, a slice or a leaf, which is certain where the file's own total counts it. */
  | { reason: 'price-unit-unknown'; line: number; part?: true }
  | { reason: 'line-cost-differs'; line: number; computed: number; stated: Found<number> }
  | { reason: 'pack-price-as-unit-price' | 'grams-for-kilos'; line: number }
  | { reason: 'figure-differs'; figure: StatedFigure; computed: number; stated: Found<number> }
  | { reason: 'value-unknown'; cell: CellPlace; line: number }

/** A reason of a line, before the line has its place in the sheet. */
export type LineDoubt = WithoutPlace<LineReason>
type WithoutPlace<Reason> = Reason extends { line: number } ? Omit<Reason, 'line'> : never
