import { whole } from '../../words/word-list.ts'
import { figureOf } from '../grid/cell-figure.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { isCostOfOne } from './cost-of-one.ts'
import { guestsAbove, guestsIn, countedPortions, isCounted } from './counted-portions.ts'
import type { CountedPortions } from './counted-portions.ts'
import { portionsByFormula, withDivisor } from './divided-portions.ts'
import { behindLabel, labelOf } from './labels.ts'
import type { LabelKind } from './labels.ts'
import { pricedIn } from './price-in-text.ts'
import { cellsOfRegion, figureAt } from './sheet-region.ts'
import type { LabelledFigure, SheetRegion } from './sheet-region.ts'
import { PORTIONS_IN_LABELS } from './words/label-words.ts'
import { COUNT_LABELS } from './words/portion-words.ts'
import { isMeasured, isMeasuredAt, yieldFigures } from './yield-figures.ts'

/** Cells to the right of a label in which its value is looked for. */
const FAR = 20

/** The figures of a region that have a label: in its own cell, to its right, or under it. */
export function labelledFigures(region: SheetRegion): LabelledFigure[] {
  const found = yieldFigures(region)
  const yields = new Set(found.map(({ cell }) => cell))
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText) continue
    if (isForOneGuest(region, cell)) {
      found.push(portionsAt(cell, { value: 1, other: null, isProduct: false }))
      continue
    }
    const kind = labelOf(cell.text)
    const priced = kind === null || kind === 'price' ? pricedIn(cell) : null
    if (priced !== null) {
      found.push(priced)
      continue
    }
    const counted =
      countedPortions(cell, kind, isAbove(region, cell)) ??
      countedBeside(region, cell, kind) ??
      (kind === null && cell.place.row < (region.headRow ?? 0) ? guestsAbove(cell) : null)
    if (counted !== null) {
      found.push(portionsAt(cell, counted))
      continue
    }
    // 'Rendement 5 L' is of no figure beside it.
    if (kind === null || yields.has(cell)) continue
    const inside = behindLabel(cell.text) ?? shareBehind(cell.text, kind)
    const own = inside === null ? null : figureOf(inside, cell.format)
    if (own !== null && !(kind === 'portions' && isMeasured(own))) {
      found.push({ kind, figure: own, found: { value: own.value, cell: cell.place }, cell, label: cell })
      continue
    }
    const beside = inside === null ? (toTheRight(region, cell) ?? under(region, cell)) : null
    const isYield =
      kind === 'portions' && beside !== null && (yields.has(beside) || isMeasuredAt(region, beside))
    if (beside?.figure != null && !isYield)
      found.push({
        kind:
          kind === 'portions' && !isAbove(region, cell) && isCostOfOne(cell, beside) ? 'portion-cost' : kind,
        figure: beside.figure,
        found: { value: beside.figure.value, cell: beside.place },
        cell: beside,
        label: cell,
      })
  }
  return withDivisor(found, portionsByFormula(region.grid, found))
}

/** 'TVA 10 %' */
function shareBehind(text: string, kind: LabelKind): string | null {
  return kind === 'vat' || kind === 'coefficient' ? (/([\d.,]+\s*%?)$/u.exec(text)?.[1] ?? null) : null
}

const isAbove = ({ headRow = -1 }: SheetRegion, { place }: GridCell) => place.row <= headRow

const FOR_ONE = new RegExp(String.raw`^(?:pour|for|para) (?:1|une?) ${PORTIONS_IN_LABELS}$`, 'u')

/** 'Pour 1 portion' above the heads; with a figure beside it or under it what one costs. */
const isForOneGuest = (region: SheetRegion, cell: GridCell): boolean =>
  cell.place.row < (region.headRow ?? 0) &&
  FOR_ONE.test(cell.words) &&
  toTheRight(region, cell) === null &&
  under(region, cell) === null

/** Portions that the text of a cell counts. */
export function portionsAt(cell: GridCell, { value, other, isProduct }: CountedPortions): LabelledFigure {
  return {
    kind: 'portions',
    ...figureAt(cell, value),
    ...(other !== null && { other }),
    ...(isProduct && { words: { value: cell.text, cell: cell.place } }),
  }
}

const isPlain = ({ figure }: GridCell) =>
  figure?.kind === 'plain' && Number.isInteger(figure.value) && figure.value >= 1

/** In front of a count. */
const COUNTS = whole(COUNT_LABELS)

/**
 * The portions beside a text above the lines: 'Quantité | 50 pièces', 'Rendement | 24 verrines', '48 | pièces'; null
 * where it has none.
 */
function countedBeside(region: SheetRegion, cell: GridCell, kind: LabelKind | null): CountedPortions | null {
  if (kind !== 'portions' && (kind !== null || !isAbove(region, cell))) return null
  const { grid } = region
  const { row, column } = cell.place
  const before = grid.cell(row, column - 1)
  if (isCounted(cell.words) && column > 0 && !before.isText && isPlain(before))
    return { value: before.figure?.value ?? 1, other: null, isProduct: false }
  if (kind === null && !COUNTS.test(cell.words.replace(/\s*:$/u, ''))) return null
  const at = cellsOf(grid, row, column + 1, region.toColumn).find(({ text }) => text !== '' && text !== ':')
  if (at === undefined || region.isLine(row, at.place.column)) return null
  if (at.isText) return countedPortions(at, 'portions', true)
  return isPlain(at) && isCounted(grid.cell(row, at.place.column + 1).words)
    ? { value: at.figure?.value ?? 1, other: null, isProduct: false }
    : null
}

function toTheRight(region: SheetRegion, label: GridCell): GridCell | null {
  const { grid, toColumn, isLine } = region
  const { row } = label.place
  const merge = grid.mergeAt(row, label.place.column)
  const from = (merge?.toColumn ?? label.place.column) + 1
  for (let column = from; column <= Math.min(from + FAR, toColumn); column += 1) {
    const cell = grid.cell(row, column)
    if (isLine(row, column)) return null
    if (cell.figure !== null || cell.failed) return cell
    if (cell.text !== '' && labelOf(cell.text) !== null) return null
    if (cell.text !== '' && !/^(?:[:=]|€|%|h\.?t\.?)$/u.test(cell.words)) {
      const guests = guestsIn(cell, 'portions')
      return guests === null ? null : { ...cell, figure: figureAt(cell, guests).figure }
    }
  }
  return null
}

/** A row of labels above a row of their figures. */
function under({ grid, isLine }: SheetRegion, { place: { row, column } }: GridCell): GridCell | null {
  const cell = grid.cell(row + 1, column)
  return cell.figure !== null && !isLine(row + 1, column) ? cell : null
}
