import { MAX_LINES } from '../../catalogue/sheet-limits.ts'
import { cellLines, isMeasuredLine } from '../grid/cell-lines.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import type { ColumnRole, FixedLayout } from './column-role.ts'
import { rowsOfLayout } from './fixed-layout.ts'
import { isHeadCell } from './head-rows.ts'
import { headHints } from './head-words.ts'
import { rowsOfShape } from './headless-layout.ts'
import { labelOf } from './labels.ts'
import { INGREDIENT_HEADS } from './words/head-words.ts'

/** A table with a recipe in each row, and its lines in one cell or in one cell each. */
export interface RecipeTable {
  grid: Grid
  headRow: number
  /** 0 without heads. */
  headHeight: number
  bodyTo: number
  /** The column of the titles, and those of the lines. */
  title: number
  lines: number[]
  steps: number[]
  notes: number[]
  from: number
  to: number
}

/** Rows in which the heads are looked for. */
const FIRST_ROWS = 30

/**
 * Those whose columns the user named; else the one that its heads describe.
 * @param isFixed whether the user named the columns of another table of the tab
 */
export function recipeTables(grid: Grid, layouts: readonly FixedLayout[], isFixed: boolean): RecipeTable[] {
  const fixed = fixedRecipeTables(grid, layouts)
  if (fixed.length > 0 || isFixed) return fixed
  const found = recipeTableOf(grid)
  return found === null ? [] : [found]
}

/** The table with a head of recipes and one of their lines whose cells list lines; null where there is none. */
function recipeTableOf(grid: Grid): RecipeTable | null {
  for (let row = 0; row < Math.min(grid.rows, FIRST_ROWS); row += 1) {
    const heads = cellsOf(grid, row)
    const of = (test: (cell: GridCell) => boolean) =>
      heads.flatMap((cell, column) => (isHeadCell(cell) && cell.text !== '' && test(cell) ? [column] : []))
    const lines = of(({ text }) => LINES.test(text.trim()))
    const [first] = lines
    if (first === undefined) continue
    const named = of(({ text }) => headHints(text).dish !== undefined || labelOf(text) === 'title')
    const title = named.find((column) => column < first) ?? named.find((column) => !lines.includes(column))
    if (title === undefined) continue
    const hinted = (role: 'steps' | 'note') =>
      of(({ text }) => headHints(text)[role] !== undefined).filter((column) => column !== title)
    const filled = heads.flatMap(({ text }, column) => (text === '' ? [] : [column]))
    const table = {
      grid,
      headRow: row,
      headHeight: 1,
      bodyTo: grid.rows,
      title,
      lines,
      steps: hinted('steps'),
      notes: hinted('note'),
      from: Math.min(...filled),
      to: Math.max(...filled),
    }
    if (listsLines(table)) return table
  }
  return null
}

/** The tables of recipes whose columns the user named. */
function fixedRecipeTables(grid: Grid, layouts: readonly FixedLayout[]): RecipeTable[] {
  return layouts.flatMap((layout) => {
    const of = (role: ColumnRole) =>
      layout.columns.flatMap((column) => (column.role === role ? [column.column] : []))
    const [title] = [...of('dish'), ...of('name')]
    const lines = of('lines')
    if (title === undefined || lines.length === 0) return []
    const places = layout.columns.map(({ column }) => column)
    const shared = { grid, title, lines, steps: of('steps'), notes: of('note') }
    const span = { from: Math.min(...places), to: Math.max(...places) }
    if (layout.headless === true)
      return rowsOfShape(grid, layout).map((run) => ({
        ...shared,
        ...span,
        headRow: run.from,
        headHeight: 0,
        bodyTo: run.to,
      }))
    const rows = rowsOfLayout(grid, layout)
    return rows.map((headRow, at) => ({
      ...shared,
      ...span,
      headRow,
      headHeight: 1,
      bodyTo: rows[at + 1] ?? grid.rows,
    }))
  })
}

const LINES = new RegExp(
  String.raw`^(?:liste (?:des )?)?${INGREDIENT_HEADS}(?:\s*(?:n[°º]\s*)?\d+)?(?:\s*\(.*\))?\s*:?$`,
  'iu',
)

/** Whether half of the recipes at least have two lines that say how much of what. */
function listsLines(table: RecipeTable): boolean {
  const recipes = recipesOf(table)
  const read = recipes.filter(
    ({ written }) =>
      written.filter(({ line }) => isMeasuredLine(line)).length * 2 > Math.max(1, written.length),
  )
  return read.length * 2 >= recipes.length && read.some(({ written }) => written.length >= 2)
}

/** The recipes of a table, each with its row and its written lines. */
export function recipesOf({ grid, headRow, headHeight, bodyTo, title, lines }: RecipeTable) {
  const rows = Array.from({ length: bodyTo - headRow - headHeight }, (_, at) => headRow + headHeight + at)
  return rows.flatMap((row) => {
    const named = grid.cell(row, title)
    if (!named.isText || named.figure !== null || labelOf(named.text) === 'total') return []
    const written = lines.flatMap((column) => {
      const cell = grid.cell(row, column)
      return cell.isText ? cellLines(grid, cell).map((line) => ({ cell, line })) : []
    })
    return written.length === 0 || written.length > MAX_LINES ? [] : [{ row, named, written }]
  })
}
