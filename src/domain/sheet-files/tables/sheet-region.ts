import type { Figure } from '../grid/cell-figure.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import type { LabelKind } from './labels.ts'

/** The cells of a tab that belong to one sheet, and those of its table of lines. */
export interface SheetRegion {
  grid: Grid
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
  /** The row of the title, where other sheets of the tab show how far above their heads theirs are. */
  titleRow?: number
  /** The row of the heads: a count of pieces above it or in it is of the sheet. */
  headRow?: number
  /** Cells that are heads or lines, where no label is looked for. */
  isLine: (row: number, column: number) => boolean
}

/** A label with the figure beside it. */
export interface LabelledFigure {
  kind: LabelKind
  figure: Figure
  found: Found<number>
  cell: GridCell
  /** The cell of its label. */
  label?: GridCell
  /** Of portions, what else their words may mean: 8 of '6 à 8 personnes'. */
  other?: number
  /** Of portions that are a product: '2 moules de 8 parts'. */
  words?: Found<string>
  /** Of portions that the lines are for, those that the file says the dish is served to. */
  served?: Found<number>
}

/** The filled cells of a region, but for those of its lines. */
export function* cellsOfRegion({
  grid,
  fromRow,
  toRow,
  fromColumn,
  toColumn,
  isLine,
}: SheetRegion): Generator<GridCell> {
  for (let row = fromRow; row <= toRow; row += 1)
    for (const cell of cellsOf(grid, row, fromColumn, Math.min(toColumn, grid.width - 1)))
      if (cell.text !== '' && !isLine(row, cell.place.column)) yield cell
}

/** A plain number as the figure of a cell. */
export function figureAt(cell: GridCell, value: number): Omit<LabelledFigure, 'kind'> {
  const figure: Figure = { value, kind: 'plain', unit: null, per: null, unclear: false, currency: null }
  return { figure, found: { value, cell: cell.place }, cell }
}
