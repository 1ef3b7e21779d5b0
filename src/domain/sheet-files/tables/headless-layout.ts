import { cellLines, isMeasuredLine } from '../grid/cell-lines.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import type { ColumnRole, FixedColumn, FixedLayout } from './column-role.ts'
import { labelOf } from './labels.ts'

/** Rows that show what a column holds. */
const SHOWN_ROWS = 30
/** Rows that a table without heads has at least. */
const LEAST_ROWS = 2
/** Rows between two lines of one table. */
const MOST_BETWEEN = 2

type Kind = 'text' | 'lines' | 'unit' | 'figure' | 'empty'

/** What the columns of a table without heads hold, from its first row on, and the roles that they are likely to have. */
export function shapeAt(
  grid: Grid,
  first: number,
  from = 0,
  to = grid.width - 1,
): Pick<FixedLayout, 'heads' | 'columns'> | null {
  const rows: number[] = []
  for (let row = first; row < Math.min(grid.rows, first + SHOWN_ROWS); row += 1) {
    const isEmpty = Array.from({ length: to - from + 1 }, (_, at) => grid.cell(row, from + at)).every(
      ({ text }) => text === '',
    )
    if (isEmpty) break
    rows.push(row)
  }
  const all = Array.from({ length: to - from + 1 }, (_, at) => ({
    column: from + at,
    words: kindOf(grid, rows, from + at) as string,
  }))
  const heads = all.filter(({ words }) => words !== 'empty')
  const [begin, end] = [heads[0]?.column, heads.at(-1)?.column]
  if (heads.length < 2 || begin === undefined || end === undefined) return null
  return { heads, columns: likelyRoles(all.filter(({ column }) => column >= begin && column <= end)) }
}

/** What most cells of a column are that are not empty. */
function kindOf(grid: Grid, rows: readonly number[], column: number): Kind {
  const counts = new Map<Kind, number>()
  for (const row of rows) {
    const kind = kindOfCell(grid, grid.cell(row, column))
    if (kind !== 'empty') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 'empty'
}

function kindOfCell(grid: Grid, cell: GridCell): Kind {
  if (cell.text === '') return 'empty'
  if (cell.figure !== null) return 'figure'
  if (measureOf(cell.text) !== null) return 'unit'
  const lines = cellLines(grid, cell)
  return lines.length > 0 && lines.every(isMeasuredLine) ? 'lines' : 'text'
}

/** 'Farine | 500 | g | 1,20 | 0,60': a quantity, a price and a cost in the order in which they are written. */
function likelyRoles(shape: readonly { column: number; words: string }[]): FixedColumn[] {
  const isRecipes = shape.some(({ words }) => words === 'lines')
  const figures: ColumnRole[] = ['quantity', 'price', 'cost']
  let named = false
  return shape.map(({ column, words }) => {
    const role = ((): ColumnRole => {
      if (words === 'lines') return 'lines'
      if (words === 'text' && !named) {
        named = true
        return isRecipes ? 'dish' : 'name'
      }
      if (words === 'unit') return 'unit'
      return words === 'figure' && !isRecipes ? (figures.shift() ?? 'unused') : 'unused'
    })()
    return { column, role, unit: null }
  })
}

/** Rows of a tab that are a table by the roles of its columns. */
export interface LayoutRows {
  from: number
  /** The row behind the last one. */
  to: number
}

const NO_FIGURES: readonly ColumnRole[] = ['name', 'dish', 'lines', 'steps', 'note', 'unit', 'unused']

/** The tables of a tab that have the shape of a layout without heads. */
export function rowsOfShape(
  grid: Grid,
  { heads, columns }: Pick<FixedLayout, 'heads' | 'columns'>,
): LayoutRows[] {
  const placesOf = (test: (role: ColumnRole) => boolean) =>
    columns.flatMap(({ column, role }) => (test(role) ? [column] : []))
  const [name] = [...placesOf((role) => role === 'name'), ...placesOf((role) => role === 'dish')]
  const figures = placesOf((role) => !NO_FIGURES.includes(role))
  const lines = placesOf((role) => role === 'lines')
  if (name === undefined) return []
  const isLine = (row: number) => {
    const { isText, figure, text } = grid.cell(row, name)
    return (
      isText &&
      figure === null &&
      labelOf(text) === null &&
      (figures.some((column) => grid.cell(row, column).figure !== null) ||
        lines.some((column) => grid.cell(row, column).isText))
    )
  }
  const runs: (LayoutRows & { rows: number[] })[] = []
  for (let row = 0; row < grid.rows; row += 1) {
    if (!isLine(row)) continue
    const run = runs.at(-1)
    if (run !== undefined && row - run.to < MOST_BETWEEN) {
      run.to = row + 1
      run.rows.push(row)
    } else runs.push({ from: row, to: row + 1, rows: [row] })
  }
  const used = new Set(placesOf((role) => role !== 'unused'))
  const isAlike = (rows: readonly number[]) =>
    heads.every(({ column, words }) => {
      const kind = kindOf(grid, rows, column)
      return !used.has(column) || kind === 'empty' || kind === words
    })
  return runs.filter(({ rows }) => rows.length >= LEAST_ROWS && isAlike(rows))
}
