import type { Formula } from '../../tables/parse-formula.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import { unitOfName } from '../grid/named-unit.ts'
import { labelOf } from './labels.ts'
import type { SheetTable } from './sheet-table.ts'

/** Rows of a table without heads. */
const LEAST = 3

/** Rows under each other that have a name in one column and figures behind it. */
interface Run {
  from: number
  /** The first column: that of the names, or one before it that their formulas multiply. */
  begin: number
  name: number
  to: number
  last: number
  rows: number
}

/** Tables without heads: rows with a name in one column, and behind it two figures, or one and its unit. */
export function headlessTables(grid: Grid): SheetTable[] {
  const runs = runsOf(grid).filter(({ rows }) => rows >= LEAST)
  return runs.map(({ from, begin, to }, at) => {
    const width = to - begin + 1
    return {
      grid,
      from: begin,
      to,
      headRow: from,
      headHeight: 0,
      bodyFrom: from,
      bodyTo: runs[at + 1]?.from ?? grid.rows,
      heads: Array.from({ length: width }, () => ''),
      hints: Array.from({ length: width }, () => ({})),
    }
  })
}

function runsOf(grid: Grid): Run[] {
  const runs: Run[] = []
  for (let row = 0; row < grid.rows; row += 1) {
    const cells = cellsOf(grid, row)
    const name = cells.find(
      ({ isText, figure, text }) => isText && figure === null && measureOf(text) === null,
    )
    if (name === undefined || labelOf(name.text) !== null) continue
    const { column } = name.place
    const figures = cells.filter(({ figure, place }) => figure !== null && place.column > column)
    const units = cells.filter(
      ({ isText, text, place }) => isText && place.column > column && measureOf(text),
    )
    // '500 g', '500 | g', or 'Lait (L) | 0,5'.
    const isMeasured =
      units.length > 0 || unitOfName(name.text) !== null || figures.some(({ figure }) => figure?.unit != null)
    if (figures.length === 0 || (figures.length < 2 && !isMeasured)) continue
    const to = Math.max(...[...figures, ...units].map(({ place }) => place.column))
    const begin = Math.min(column, ...figures.flatMap(({ tree }) => columnsOf(tree, row)))
    const run = runs.at(-1)
    // One empty row may be between two lines.
    if (run !== undefined && run.name === column && row - run.last <= 2) {
      run.to = Math.max(run.to, to)
      run.begin = Math.min(run.begin, begin)
      run.last = row
      run.rows += 1
    } else runs.push({ from: row, begin, name: column, to, last: row, rows: 1 })
  }
  return runs
}

/** The columns of the same row that a product refers to. */
function columnsOf(tree: Formula | null, row: number): number[] {
  if (tree?.kind === 'cell') return tree.tab === null && tree.row === row ? [tree.column] : []
  if (tree?.kind === 'operation' && ['*', '/'].includes(tree.operator))
    return [...columnsOf(tree.left, row), ...columnsOf(tree.right, row)]
  if (tree?.kind === 'call' && ['ROUND', 'PRODUCT', 'IFERROR'].includes(tree.name))
    return tree.args.flatMap((arg) => columnsOf(arg, row))
  return []
}
