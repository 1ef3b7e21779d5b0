import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { cellText } from '../../tables/cell.ts'
import { GENERAL } from '../../tables/number-format.ts'
import type { NumberFormat } from '../../tables/number-format.ts'
import { parseFormula } from '../../tables/parse-formula.ts'
import type { Formula } from '../../tables/parse-formula.ts'
import { memoizeByText } from '../../tables/memoize-by-text.ts'
import type { CellPlace, CellRange, Tab } from '../../tables/tab.ts'
import { figureOf } from './cell-figure.ts'
import type { Figure } from './cell-figure.ts'

/** A cell as a reader of sheets sees it. */
export interface GridCell {
  place: CellPlace
  /** On one line; '' for an empty cell. */
  text: string
  /** Folded, for comparing. */
  words: string
  figure: Figure | null
  /** Whether it is a text, not a number, a date or nothing. */
  isText: boolean
  format: NumberFormat
  /** Null for a typed value, and for a formula that is not understood. */
  tree: Formula | null
  /** Whether its formula has no value that is known. */
  failed: boolean
}

/** The cells of a tab, each read once. */
export interface Grid {
  tab: Tab
  at: number
  rows: number
  width: number
  cell: (row: number, column: number) => GridCell
  /** The merged cells that a place belongs to. */
  mergeAt: (row: number, column: number) => CellRange | null
  isHidden: (row: number, column: number) => boolean
}

const LONGEST_TEXT = 2000
/** Characters of a text that other cells repeat, and how many of these are kept. */
const [LONGEST_REPEATED, MOST_REPEATED] = [60, 20_000]

const readText = memoizeByText(
  (written) => {
    const text = cellText(written)
    return { text, words: foldForSearch(text), figure: figureOf(written, GENERAL) }
  },
  LONGEST_REPEATED,
  MOST_REPEATED,
)

/** @param at the place of the tab in its workbook */
export function gridOf(tab: Tab, at: number): Grid {
  const width = Math.max(0, ...tab.cells.map(({ length }) => length))
  const known: (GridCell | undefined)[][] = tab.cells.map(() => [])
  /** Beside the tab, where readers look too. */
  const beyond = new Map<string, GridCell>()
  const merges = new Map<number, CellRange>()
  for (const merge of tab.merges) {
    const cells = (merge.toRow - merge.fromRow + 1) * (merge.toColumn - merge.fromColumn + 1)
    if (cells > 2000) continue
    for (let row = merge.fromRow; row <= merge.toRow; row += 1)
      for (let column = merge.fromColumn; column <= merge.toColumn; column += 1)
        merges.set(row * 20_000 + column, merge)
  }
  const cell = (row: number, column: number): GridCell => {
    const ofRow = column >= 0 && column < width ? known[row] : undefined
    const key = ofRow === undefined ? `${String(row)}:${String(column)}` : ''
    const before = ofRow === undefined ? beyond.get(key) : ofRow[column]
    if (before !== undefined) return before
    const raw = tab.cells[row]?.[column]
    const value = typeof raw?.value === 'string' ? raw.value.slice(0, LONGEST_TEXT) : (raw?.value ?? null)
    const format = raw?.format ?? GENERAL
    const { text, words, figure } =
      typeof value === 'string'
        ? readText(value)
        : { text: cellText(value), words: '', figure: figureOf(value, format) }
    const read: GridCell = {
      place: { tab: at, row, column },
      text,
      words,
      figure,
      isText: typeof value === 'string' && text !== '',
      format,
      tree: null,
      failed: raw?.failed === true,
    }
    const formula = raw?.formula
    if (formula != null) laterTree(read, formula)
    if (ofRow === undefined) beyond.set(key, read)
    else ofRow[column] = read
    return read
  }
  return {
    tab,
    at,
    rows: tab.cells.length,
    width,
    cell,
    mergeAt: (row, column) => merges.get(row * 20_000 + column) ?? null,
    isHidden: (row, column) => tab.hiddenRows.has(row) || tab.hiddenColumns.has(column),
  }
}

/** Parses a formula when it is first asked for: those of a long list prove nothing. */
function laterTree(cell: GridCell, formula: string): void {
  let tree: Formula | null | undefined
  Object.defineProperty(cell, 'tree', {
    enumerable: true,
    configurable: true,
    get: () => (tree === undefined ? (tree = parseFormula(formula)) : tree),
  })
}

/** The cells of a row between two columns, the last one included. */
export function cellsOf(grid: Grid, row: number, from = 0, to = grid.width - 1): GridCell[] {
  const cells: GridCell[] = []
  for (let column = from; column <= to; column += 1) cells.push(grid.cell(row, column))
  return cells
}

export const isEmpty = ({ text }: GridCell) => text === ''

function swapped(merge: CellRange | null): CellRange | null {
  if (merge === null) return null
  const { fromRow, fromColumn, toRow, toColumn } = merge
  return { fromRow: fromColumn, fromColumn: fromRow, toRow: toColumn, toColumn: toRow }
}

/** The same cells, those of some columns empty from a row on. */
export function withoutColumns(grid: Grid, columns: ReadonlySet<number>, fromRow: number): Grid {
  return {
    ...grid,
    cell: (row, column) => {
      const cell = grid.cell(row, column)
      return row < fromRow || !columns.has(column) || (isEmpty(cell) && cell.tree === null && !cell.failed)
        ? cell
        : { ...cell, text: '', words: '', figure: null, isText: false, tree: null, failed: false }
    },
  }
}

/** The same cells with rows for columns; each keeps its own place. */
export function transposed(grid: Grid): Grid {
  return {
    ...grid,
    rows: grid.width,
    width: grid.rows,
    cell: (row, column) => grid.cell(column, row),
    mergeAt: (row, column) => swapped(grid.mergeAt(column, row)),
    isHidden: (row, column) => grid.isHidden(column, row),
  }
}
