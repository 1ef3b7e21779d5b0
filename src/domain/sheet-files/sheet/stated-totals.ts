import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import type { ScoredReading } from '../roles/reading.ts'
import { countOfCost } from '../tables/labels.ts'
import type { LabelledFigure, SheetRegion } from '../tables/sheet-region.ts'
import type { SheetTable, ScannedRows } from '../tables/sheet-table.ts'
import { isOfPortion } from './portion-costs.ts'
import type { StatedTotal } from './sheet-draft.ts'

/** Rows behind the last line in which a total without a label is looked for. */
const NEAR = 3

/** The figures with the portions that a total names, where no label does: 'Coût 12 parts'. */
export function withCostedPortions(
  labelled: LabelledFigure[],
  { grid, from, to }: SheetTable,
  { totals }: ScannedRows,
): LabelledFigure[] {
  if (labelled.some(({ kind }) => kind === 'portions')) return labelled
  const inRows = totals.flatMap(({ row }) => cellsOf(grid, row, from, to))
  for (const cell of [...inRows, ...labelled.flatMap((each) => each.label ?? [])]) {
    const count = cell.isText ? countOfCost(cell.text) : null
    if (count === null) continue
    const figure = {
      value: count,
      kind: 'plain' as const,
      unit: null,
      per: null,
      unclear: false,
      currency: null,
    }
    return [...labelled, { kind: 'portions', figure, found: { value: count, cell: cell.place }, cell }]
  }
  return labelled
}

/**
 * The totals of the sheet: those behind its last line, under its own costs, and those with a label beside the table;
 * without any, the only one that lines follow, as options do, or a figure without a label under the costs.
 */
export function totalsOf(
  table: SheetTable,
  scanned: ScannedRows,
  reading: ScoredReading,
  labelled: readonly LabelledFigure[],
  region: SheetRegion,
): StatedTotal[] {
  const lastLine = scanned.lines.at(-1)?.row ?? 0
  const inRow = (row: number) => totalInRow(table, row, reading)
  const inRows = scanned.totals.flatMap(({ row, kind }) =>
    kind === 'subtotal' || row < lastLine ? [] : inRow(row),
  )
  const beside = labelled
    .filter(({ kind, figure }) => kind === 'total' && isAmount(figure))
    .map(({ found, cell, label }): StatedTotal =>
      statedTotal(found, cell, label === undefined ? [] : [label]),
    )
  const all = [...inRows, ...beside]
  if (all.length > 0) return all
  const [only, ...others] = scanned.totals
  if (only !== undefined) return others.length === 0 ? inRow(only.row) : lastSum(table, scanned, reading)
  return figureBelow(table, reading, lastLine, region)
}

/** Whether a figure may be of money: no weight, no percentage. */
const isAmount = (figure: GridCell['figure']) =>
  figure !== null && figure.unit === null && figure.kind !== 'percent'

function totalInRow(table: SheetTable, row: number, { cost, quantity }: ScoredReading): StatedTotal[] {
  const { grid, from } = table
  const under = cost === null ? null : grid.cell(row, cost.column)
  const cells = cellsOf(grid, row, from, grid.width - 1)
  const cell =
    under?.figure == null
      ? cells.findLast(({ figure, place }) => isAmount(figure) && !isOfPortion(table, place.column))
      : under
  if (cell?.figure == null || !isAmount(cell.figure) || cell.place.column === quantity?.column) return []
  return [statedTotal({ value: cell.figure.value, cell: cell.place }, cell, cells)]
}

function statedTotal(found: Found<number>, { tree }: GridCell, labels: readonly GridCell[]): StatedTotal {
  const of = labels
    .map(({ text, isText }) => (isText ? countOfCost(text) : null))
    .find((count) => count !== null)
  return { found, tree, ...(of != null && { of }) }
}

/** 'Total pâte', in words that no label is: the sum of all costs above it. */
function lastSum(
  { grid }: SheetTable,
  { lines, totals }: ScannedRows,
  { cost }: ScoredReading,
): StatedTotal[] {
  const row = totals.at(-1)?.row ?? -1
  const { figure, place, tree } = grid.cell(row, cost?.column ?? 0)
  if (cost === null || row < (lines.at(-1)?.row ?? 0) || figure === null) return []
  const sum = cost.cells.reduce((all, cell) => all + (cell?.figure?.value ?? 0), 0)
  return sameToTheCent(sum, figure.value) ? [{ found: { value: figure.value, cell: place }, tree }] : []
}

/** A figure alone in its row, under the costs and right behind the last line. */
function figureBelow(
  { grid }: SheetTable,
  { cost, provable }: ScoredReading,
  lastLine: number,
  region: SheetRegion,
): StatedTotal[] {
  if (cost === null || provable < 2) return []
  for (let row = lastLine + 1; row <= Math.min(lastLine + NEAR, region.toRow); row += 1) {
    const [cell, ...others] = cellsOf(grid, row, region.fromColumn, region.toColumn).filter(
      ({ text }) => text !== '',
    )
    if (cell === undefined) continue
    const isOfCosts = others.length === 0 && cell.place.column === cost.column && !cell.isText
    const isPart = cell.tree?.kind === 'operation' && cell.tree.operator !== '+'
    return cell.figure === null || cell.figure.kind === 'percent' || !isOfCosts || isPart
      ? []
      : [statedTotal({ value: cell.figure.value, cell: cell.place }, cell, [])]
  }
  return []
}
