import type { Grid, GridCell } from '../grid/grid.ts'
import type { FixedColumn } from './column-role.ts'
import type { HeadHints } from './head-words.ts'

/** A table of lines in a tab: its heads and the rows that may belong to it. */
export interface SheetTable {
  grid: Grid
  /** The first and the last of its columns. */
  from: number
  to: number
  /** The row of its heads; the first of its lines where it has none. */
  headRow: number
  /** 0 without heads. */
  headHeight: number
  /** Its first row of lines, and the row behind the last one that may be one. */
  bodyFrom: number
  bodyTo: number
  /** Of each column from `from` on. */
  heads: string[]
  hints: HeadHints[]
  /**
   * Where its heads are, and its title below them, if they are of several dishes; whether titles count what they make,
   * and what is above the heads where it may name the one dish that all are parts of.
   */
  sharedHead?: { row: number; height: number; titleRow: number; isCounted: boolean; above: GridCell | null }
  /** The roles of its columns as the user chose them, and the hints that they replace. */
  fixed?: { columns: FixedColumn[]; natural: HeadHints[] }
}

/** The same table, of which some columns are no part of its lines. */
export function withoutRoles(table: SheetTable, columns: ReadonlySet<number>): SheetTable {
  return {
    ...table,
    hints: table.hints.map((hint, at) => (columns.has(table.from + at) ? { other: 9 } : hint)),
  }
}

/** The rows of a table by what they are. */
export interface ScannedRows {
  name: number
  lines: { row: number; section: string | null; mayBeHeading: boolean }[]
  /** Rows with a total or a subtotal, in their order. */
  totals: { row: number; kind: 'total' | 'subtotal' }[]
  /** Rows whose name is a sentence of the method. */
  method: number[]
  /** The row behind the last one that is the table's. */
  end: number
}

/** The row of the heads of a table, and how many rows they are: 0 where it has none. */
export const headsPlace = ({ headRow, headHeight, sharedHead }: SheetTable) =>
  sharedHead ?? { row: headRow, height: headHeight }
