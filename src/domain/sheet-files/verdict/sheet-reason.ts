import type { Found } from '../grid/found.ts'
import type { FoundCharge } from '../lines/found-line.ts'
import type { DraftReason } from '../sheet/sheet-draft.ts'

/** What keeps a sheet from being exact; lines are places in its list of lines. */
export type SheetReason =
  | DraftReason
  /** `perPortion` is null where the portions are not known; `oneOf`: only one of the lines, which cost the same. */
  | {
      reason: 'total-leaves-out-lines'
      lines: number[]
      oneOf: boolean
      amount: number
      perPortion: number | null
      stated: Found<number>
    }
  | { reason: 'total-counts-twice'; amount: number; stated: Found<number> }
  | { reason: 'price-unlike-others' | 'price-unlikely' | 'quantity-unlikely'; line: number }
  /** The cost of a portion is there, and no number of portions; `likely` is the only one that fits. */
  | { reason: 'portions-missing'; likely: number | null; stated: Found<number> }
  /** A selling price of a kilo or a litre, of which the file does not say how many the sheet gives; it is not taken. */
  | { reason: 'price-of-measure'; stated: Found<number> }
  /** Figures of the file that count costs which are no material. */
  | { reason: 'charges-left'; charges: FoundCharge[] }
  /** Another sheet of the tab has the same title, in this cell. */
  | { reason: 'title-twice'; other: Found<string> }
  /** More lines than a sheet holds, of which the first are read: how many there are. */
  | { reason: 'lines-too-many'; count: number }
  | { reason: 'total-missing' | 'prices-missing' | 'lines-missing' }
  /** Read as a product that is bought, or as the sheet of that title, which costs `unitCost` EUR by the line's unit. */
  | { reason: 'maybe-preparation'; line: number }
  | { reason: 'maybe-bought'; line: number; unitCost: number }
  /** Titles from the sheet to itself. */
  | { reason: 'preparation-circle'; path: string[] }
