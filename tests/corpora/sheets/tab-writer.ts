import type { Cell } from '#domain/tables/cell.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import { formatOfCode } from '#domain/tables/number-format.ts'
import type { CellRange, Tab, TabCell } from '#domain/tables/tab.ts'

/** Writes the cells of a tab as a workbook has them. */
export class TabWriter {
  private readonly cells: (TabCell | undefined)[][] = []
  private readonly merges: CellRange[] = []
  readonly hiddenRows = new Set<number>()
  readonly hiddenColumns = new Set<number>()
  hasPicture = false
  private readonly name: string
  private readonly formulas: boolean

  /** @param formulas whether formulas are kept beside their values */
  constructor(name: string, formulas: boolean) {
    this.name = name
    this.formulas = formulas
  }

  put(row: number, column: number, value: Cell, own: { formula?: string; format?: string } = {}): void {
    while (this.cells.length <= row) this.cells.push([])
    const ofRow = this.cells[row]
    if (ofRow === undefined || value === '') return
    while (ofRow.length < column) ofRow.push(undefined)
    ofRow[column] = {
      value,
      formula: this.formulas ? (own.formula ?? null) : null,
      format: formatOfCode(own.format ?? ''),
    }
  }

  row(row: number, column: number, values: readonly Cell[]): void {
    values.forEach((value, at) => this.put(row, column + at, value))
  }

  merge(fromRow: number, fromColumn: number, toRow: number, toColumn: number): void {
    this.merges.push({ fromRow, fromColumn, toRow, toColumn })
  }

  get height(): number {
    return this.cells.length
  }

  tab(): Tab {
    const { name, cells, merges, hiddenRows, hiddenColumns, hasPicture } = this
    return { name, cells, merges, hiddenRows, hiddenColumns, hidden: false, hasPicture }
  }
}

/** 'B4' */
export const at = (row: number, column: number) => `${columnLetter(column)}${String(row + 1)}`
