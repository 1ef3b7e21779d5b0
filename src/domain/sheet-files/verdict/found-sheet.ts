import type { Found } from '../grid/found.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import type { FoundLine, FoundCharge } from '../lines/found-line.ts'
import type { StatedFigure } from '../lines/line-reason.ts'
import type { ReadColumns } from '../roles/read-columns.ts'
import type { SheetLayout } from '../sheet/sheet-draft.ts'
import type { SheetReason } from './sheet-reason.ts'

/**
 * `exact`: recomputed from its lines, the sheet costs what the file says, to the cent, and so does each figure that the
 * file draws from it. Without a total of the file nothing proves the reading, however plausible it is.
 */
type SheetVerdict = { exact: true; proofs: Found<StatedFigure>[] } | { exact: false; reasons: SheetReason[] }

interface SheetFacts {
  title: Found<string>
  category: Found<string> | null
  portions: Found<number> | null
  /** Words of the file that its portions are computed from: '2 moules de 8 parts'. */
  portionsWords?: Found<string>
  /** The portions that the file serves, where its lines are for one of them. */
  served?: Found<number>
  /** What it gives, in `unit`: a weight or a volume. */
  yield: (Found<number> & { unit: LineMeasure }) | null
  /** EUR of a portion or of the whole sheet, as `priceFor` says. */
  priceHt: Found<number> | null
  priceTtc: Found<number> | null
  /** The only selling price, of which the file does not say whether VAT is in it. */
  priceOfUnknownTax?: Found<number>
  priceFor: 'portion' | 'sheet'
  /** Words of the file for a price that is not of one portion: 'PV HT/kg 13,81 €'. */
  priceWords?: Found<string>
  /** Percent. */
  vat: Found<number> | null
  coefficient: Found<number> | null
  steps: Found<string>[]
  /** What the file says of them, in its own words: of traces, of none, of others than the fourteen too. */
  allergens: Found<string> | null
  notes: Found<string>[]
}

export interface FoundSheet extends SheetFacts {
  /** The place of its file in the import. */
  file: number
  layout: SheetLayout
  /** The columns of its lines; null where they are not in columns of one table. */
  columns: ReadColumns | null
  lines: FoundLine[]
  /** The file's own total cost. */
  total: Found<number> | null
  portionCost: Found<number> | null
  /** Costs beside the materials; left out where there are none. */
  charges?: FoundCharge[]
  /** Of all lines, unrounded; null while a line has no cost. */
  cost: number | null
  hasPicture: boolean
  verdict: SheetVerdict
}
