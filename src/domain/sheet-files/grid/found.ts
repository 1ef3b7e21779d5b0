import type { CellPlace } from '../../tables/tab.ts'

/** A fact and the cell that it was read from. */
export interface Found<Value> {
  value: Value
  cell: CellPlace
  /** The place of its file in the import, where that is not the sheet's own. */
  file?: number
}
