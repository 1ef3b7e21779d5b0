import { cellsOf } from '../grid/grid.ts'
import { withoutCharges } from './charge-rows.ts'
import { portionsBehind } from './counted-portions.ts'
import { labelledFigures, portionsAt } from './labelled-figures.ts'
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
    labelled: withCountOfTitle(table, labelledFigures(region)),
  }
}

/** The portions behind the title of a block, where no figure of its region has their label: 'Panna cotta 15 verrines'. */
function withCountOfTitle(
  { grid, from, to, sharedHead }: SheetTable,
  found: LabelledFigure[],
): LabelledFigure[] {
  if (sharedHead === undefined || found.some(({ kind }) => kind === 'portions')) return found
  return cellsOf(grid, sharedHead.titleRow, from, to).reduce((all, cell) => {
    const counted = cell.isText ? portionsBehind(cell) : null
    return counted === null ? all : [...all, portionsAt(cell, counted)]
  }, found)
}
