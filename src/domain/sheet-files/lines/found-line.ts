import type { Found } from '../grid/found.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import type { LineReason } from './line-reason.ts'

/**
 * How a line is costed.
 * - `quantity`: a quantity × a price
 * - `qs`: 'PM', 'QS': printed, costs nothing
 * - `forfait`: an amount for the whole sheet, in EUR
 * - `forfait-percent`: percent of what the other lines cost
 */
type FoundCosting = 'quantity' | 'qs' | 'forfait' | 'forfait-percent'

export interface FoundLine {
  name: Found<string>
  costing: FoundCosting
  /** In `unit`: what the line is costed by, before its loss where `lossPercent` is not null. */
  quantity: Found<number> | null
  unit: LineMeasure | null
  /** Percent that `quantity` loses; null where the file charges none, or `quantity` is gross. */
  lossPercent: Found<number> | null
  /** Percent of a gross `quantity` that is lost: its cost is that of all of it. */
  grossLoss?: Found<number>
  /** A loss of the file that its costs do not charge, in its words. */
  lossNoted?: string
  /** What is left of a gross `quantity`, in `unit`. */
  netQuantity: Found<number> | null
  /** Per `priceUnit`, as the file has it: net of VAT unless `withTax` of the sheet. */
  price: Found<number> | null
  priceUnit: LineMeasure | null
  /** The amount of a forfait, or its percent. */
  forfait: Found<number> | null
  /** The file's own cost of the line. */
  statedCost: Found<number> | null
  /** Unrounded, from quantity, price and loss; null while one of them is not known. */
  cost: number | null
  note: string | null
  /** The heading of the rows above: a family, or a part of the dish. */
  section: string | null
  /** Another sheet of the same import with this title: its place in the list of sheets. */
  preparation: number | null
  /** The place of a sheet with this title that the line may be or not, as its price says neither: the user does. */
  possiblePreparation?: number
  hidden: boolean
}

/** Work, energy, overheads and other costs that are no material, which a sheet of Gramme does not count. */
export interface FoundCharge {
  name: Found<string>
  /** EUR of the whole sheet. */
  amount: Found<number> | null
  /** A share of the cost, where the file has no amount. */
  percent: number | null
}

/** The lines of one table, and what they leave open. */
export interface ReadLines {
  lines: FoundLine[]
  reasons: LineReason[]
}

/** What lines cost together; null while a line has no cost. */
export function costOfLines(lines: readonly FoundLine[]): number | null {
  let sum = 0
  for (const { cost } of lines) {
    if (cost === null) return null
    sum += cost
  }
  return sum
}
