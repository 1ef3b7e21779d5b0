import { withoutCharges } from './charge-rows.ts'
import { labelledFigures } from './labelled-figures.ts'
import type { LabelledFigure, SheetRegion } from './sheet-region.ts'
import type { ScannedRows, SheetTable } from './sheet-table.ts'
import type { PlacedTable } from './table-regions.ts'

/** A table of a tab that may be a sheet: its rows by what they are, and the figures around it that have a label. */
export interface FoundTable {
  table: SheetTable
  /** Its rows; `lines` are those of materials. */
  scanned: ScannedRows
  /** The rows of work, energy and other costs that are no material. */
  chargeRows: readonly number[]
  region: SheetRegion
  labelled: LabelledFigure[]
}

/** A table and the cells around it, as they are found before anything is known of its columns. */
export function foundTable({ table, scanned, region }: PlacedTable): FoundTable {
  const { charges, ...own } = withoutCharges(table, scanned)
  return {
    table,
    scanned: own.scanned,
    chargeRows: charges.map(({ row }) => row),
    region,
    labelled: labelledFigures(region),
  }
}
