import { figureOf } from '../grid/cell-figure.ts'
import type { Figure } from '../grid/cell-figure.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { measureOf, usualPriceUnit } from '../grid/line-measure.ts'
import { cellsOfRegion } from './sheet-region.ts'
import type { LabelledFigure, SheetRegion } from './sheet-region.ts'
import { YIELD_LABELS, YIELD_COMPLEMENTS } from './words/yield-words.ts'

const YIELD = new RegExp(String.raw`^${YIELD_LABELS}\b(?: ${YIELD_COMPLEMENTS})?\s*[:=]?\s*`, 'u')
/** Cells to the right of a label in which its figure may be. */
const NEAR = 4

/** 'Quantité obtenue' */
export const isYieldLabel = (words: string): boolean => YIELD.exec(words)?.[0] === words

/** Whether a figure is a weight or a volume. */
export const isMeasured = ({ unit }: Pick<Figure, 'unit'>): boolean =>
  unit !== null && ['kg', 'L'].includes(usualPriceUnit(unit))

/** What a sheet gives as a weight or a volume: 'Rendement : 5 L', 'Pour 2,5 kg', 'Quantité obtenue | 3 | L'. */
export function yieldFigures(region: SheetRegion): LabelledFigure[] {
  const found: LabelledFigure[] = []
  for (const cell of cellsOfRegion(region)) {
    const [label] = cell.isText ? (YIELD.exec(cell.words) ?? []) : []
    if (label === undefined) continue
    const inside = cell.words.slice(label.length)
    // 'Poids fini (kg) | 10,2'
    const [, unit] = /^(?:\(|en )(\p{L}+)\)?\s*:?$/u.exec(inside.trim()) ?? []
    const measured =
      inside === '' || unit !== undefined
        ? measuredToTheRight(region, cell, unit)
        : measuredIn(cell, figureOf(inside.replace(/^de |^environ /u, ''), cell.format))
    if (measured !== null) found.push({ kind: 'yield', ...measured })
  }
  return found
}

/** Whether a cell has a weight or a volume, whose unit may be in the cell behind it: 'Base | 1000 | g'. */
export const isMeasuredAt = ({ grid }: SheetRegion, cell: GridCell): boolean => {
  const figure = withUnitBehind(grid, cell)
  return figure !== null && isMeasured(figure)
}

/** A plain figure with the unit that its label names; null without one. */
function withUnit(figure: Figure | null, unit: string | undefined): Figure | null {
  const named = unit === undefined ? null : measureOf(unit)
  return named === null || figure?.kind !== 'plain' || figure.unit !== null
    ? null
    : { ...figure, value: figure.value * named.factor, unit: named.measure }
}

/** The figure of a cell, with the unit of the cell behind it where it has none. */
function withUnitBehind(grid: Grid, { figure, place }: GridCell): Figure | null {
  const beside = measureOf(grid.cell(place.row, place.column + 1).text)
  return figure?.unit === null && figure.kind === 'plain' && beside !== null
    ? { ...figure, value: figure.value * beside.factor, unit: beside.measure }
    : figure
}

type Measured = Omit<LabelledFigure, 'kind'>

function measuredIn(cell: GridCell, figure: Figure | null): Measured | null {
  return figure === null || !isMeasured(figure) || figure.value <= 0
    ? null
    : { figure, found: { value: figure.value, cell: cell.place }, cell }
}

function measuredToTheRight(
  { grid, isLine }: SheetRegion,
  { place }: GridCell,
  unit?: string,
): Measured | null {
  const from = (grid.mergeAt(place.row, place.column)?.toColumn ?? place.column) + 1
  for (let column = from; column <= Math.min(from + NEAR, grid.width - 1); column += 1) {
    const cell = grid.cell(place.row, column)
    if (isLine(place.row, column)) return null
    if (cell.text === '' || cell.words === ':') continue
    return measuredIn(cell, withUnit(cell.figure, unit) ?? withUnitBehind(grid, cell))
  }
  return null
}
