import { containing } from '../../words/word-list.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { labelOf } from './labels.ts'
import type { SheetTable, ScannedRows } from './sheet-table.ts'
import { SUM_WORDS } from './words/section-words.ts'

/** Whether a row has no more than a share of a total above it: what a portion or a kilo costs, in whatever words. */
export function isOfTotal(totals: ScannedRows['totals'], [only, ...others]: readonly GridCell[]): boolean {
  const tree = only?.tree
  if (others.length > 0 || tree?.kind !== 'operation' || tree.operator !== '/') return false
  const { left } = tree
  return left.kind === 'cell' && left.tab === null && totals.some(({ row }) => row === left.row)
}

/** Words of rows below the lines whose figures add them up: 'Poids total', 'Coût des 48 pièces'. */
const OF_SUMS = containing(SUM_WORDS)

const maySum = ({ isText, words, text }: GridCell) =>
  !isText || (OF_SUMS.test(words) && [null, 'other'].includes(labelOf(text)))

/** A row without the name of a food, with a formula that adds up the column above it. */
export function isSumRow(
  table: SheetTable,
  row: number,
  filled: readonly GridCell[],
  named: GridCell,
): boolean {
  if (!maySum(named)) return false
  return filled.some(({ tree, place }) => {
    if (tree?.kind !== 'call' || tree.name !== 'SUM') return false
    return tree.args.some(
      (arg) =>
        arg.kind === 'range' &&
        arg.tab === null &&
        arg.fromColumn === place.column &&
        arg.toColumn === place.column &&
        arg.toRow < row &&
        arg.toRow > arg.fromRow &&
        arg.toRow >= table.bodyFrom,
    )
  })
}

/** Whether one of the figures of a row behind the lines is what the figures above it come to. */
export function isSumOfAbove(
  table: SheetTable,
  { lines }: ScannedRows,
  row: number,
  filled: readonly GridCell[],
  named: GridCell,
): boolean {
  if (!maySum(named) || lines.length < 2 || row <= (lines.at(-1)?.row ?? row)) return false
  return filled.some(({ figure, place, isText }) => {
    if (figure === null || figure.value === 0 || isText) return false
    const above = lines.map((line) => table.grid.cell(line.row, place.column).figure?.value ?? 0)
    const sum = above.reduce((all, value) => all + value, 0)
    return above.filter((value) => value !== 0).length >= 2 && sameToTheCent(sum, figure.value)
  })
}

/** All figures of the rows that have a total. */
export function rowTotals({ grid, from, to }: SheetTable, { totals }: ScannedRows): Found<number>[] {
  return totals.flatMap(({ row }) =>
    cellsOf(grid, row, from, to).flatMap(({ figure, place }) =>
      figure === null ? [] : [{ value: figure.value, cell: place }],
    ),
  )
}
