import type { Cell } from '#domain/tables/cell.ts'
import type { NumberFormat } from '#domain/tables/number-format.ts'
import type { CellRange, Tab } from '#domain/tables/tab.ts'

/** What a tab looks like, without its cells: rows and columns from 0. */
export interface TabPicture {
  name: string
  rows: number
  /** Of each column, in characters. */
  widths: number[]
  merges: CellRange[]
  hiddenRows: ReadonlySet<number>
  hiddenColumns: ReadonlySet<number>
  hidden: boolean
}

/** A cell that has something in it. */
export interface PictureCell {
  column: number
  value: Exclude<Cell, null>
  format: NumberFormat
  /** Without its '='. */
  formula: string | null
  failed: boolean
}

/** Rows that are looked through for how wide their columns are. */
const MEASURED_ROWS = 300
const NARROWEST = 5
const WIDEST = 34
/** Empty rows and columns that are shown behind the last one, so that the tab looks like one. */
const BEYOND = 1

export function tabPicture(tab: Tab): TabPicture {
  const width = Math.max(0, ...tab.cells.map(({ length }) => length)) + BEYOND
  const widths = Array.from({ length: width }, () => NARROWEST)
  const merged = new Set(
    tab.merges
      .filter((merge) => merge.toColumn > merge.fromColumn)
      .map((merge) => keyOf(merge.fromRow, merge.fromColumn)),
  )
  for (const [row, cells] of tab.cells.slice(0, MEASURED_ROWS).entries())
    for (const [column, cell] of cells.entries()) {
      // What is written over several columns makes none of them wide.
      if (cell === undefined || merged.has(keyOf(row, column))) continue
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? 0, lengthOf(cell.value) + 1))
    }
  const { name, hiddenRows, hiddenColumns, hidden } = tab
  const merges = [...tab.merges]
  return { name, rows: tab.cells.length + BEYOND, widths, merges, hiddenRows, hiddenColumns, hidden }
}

const keyOf = (row: number, column: number) => `${String(row)}.${String(column)}`

function lengthOf(value: Cell): number {
  if (typeof value === 'number') return Math.min(10, String(Math.round(value * 100) / 100).length + 2)
  if (value instanceof Date) return 10
  return typeof value === 'string' ? Math.max(...value.split('\n').map(({ length }) => length)) : NARROWEST
}

/** The filled cells of the rows from one to another, the last one not included. */
export function pictureRows(tab: Tab, from: number, to: number): PictureCell[][] {
  return tab.cells.slice(from, to).map((cells) =>
    cells.flatMap((cell, column): PictureCell[] => {
      if (cell === undefined) return []
      const { value, formula, format, failed = false } = cell
      if (value === null && formula === null && !failed) return []
      return [{ column, value: value ?? '', format, formula, failed }]
    }),
  )
}
