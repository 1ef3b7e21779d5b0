import type { Cell } from './cell.ts'
import { columnLetter } from './column-letter.ts'
import { GENERAL } from './number-format.ts'
import type { NumberFormat } from './number-format.ts'

/** A cell of a workbook with all that it says about its figure. */
export interface TabCell {
  /** As it was when the workbook was saved; null for an empty cell and for a formula without a saved value. */
  value: Cell
  /** Without its '=', with addresses of this cell's own place; null for a typed value. */
  formula: string | null
  format: NumberFormat
  /** Whether the formula had an error value such as '#REF!', or refers to a file that is not read. */
  failed?: true
}

/** Rectangle of cells, the last row and column included; counted from 0. */
export interface CellRange {
  fromRow: number
  fromColumn: number
  toRow: number
  toColumn: number
}

/** One tab of a workbook. */
export interface Tab {
  name: string
  /** By row and column from 0; rows differ in length, and undefined is an empty cell. */
  cells: readonly (readonly (TabCell | undefined)[])[]
  /** The value of merged cells is in the first of them alone. */
  merges: readonly CellRange[]
  hiddenRows: ReadonlySet<number>
  hiddenColumns: ReadonlySet<number>
  /** Whether the tab itself is hidden. */
  hidden: boolean
  hasPicture: boolean
}

/** The place of a cell in a workbook: rows and columns from 0. */
export interface CellPlace {
  tab: number
  row: number
  column: number
}

/** 'B4' for row 3, column 1. */
export function cellName({ row, column }: Pick<CellPlace, 'row' | 'column'>): string {
  return `${columnLetter(column)}${String(row + 1)}`
}

/** A tab of texts alone, as text tables, documents and PDFs have them; '' and undefined are empty cells. */
export function tabOfTexts(
  name: string,
  rows: readonly (readonly (string | undefined)[])[],
  merges: readonly CellRange[] = [],
): Tab {
  return {
    name,
    cells: rows.map((row) => Array.from(row, cellOfText)),
    merges,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    hidden: false,
    hasPicture: false,
  }
}

const cellOfText = (value: string | undefined): TabCell | undefined =>
  value === undefined || value === '' ? undefined : { value, formula: null, format: GENERAL }

/** The values of a tab's cells, for readers that need nothing else of it. */
export function valuesOf({ cells }: Pick<Tab, 'cells'>): Cell[][] {
  return cells.map((row) => Array.from(row, (cell) => cell?.value ?? null))
}
