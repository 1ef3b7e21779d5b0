import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { figureOf } from './cell-figure.ts'
import { beginsWithCount, countedPortions, countInHeadOf, isCounted } from './counted-portions.ts'
import type { CountedPortions } from './counted-portions.ts'
import { portionsByFormula, withDivisor } from './divided-portions.ts'
import type { SheetTable } from './find-tables.ts'
import type { Found } from './found-sheet.ts'
import { cellsOf } from './grid.ts'
import type { GridCell } from './grid.ts'
import { headsPlace } from './heads-place.ts'
import { behindLabel, labelOf } from './labels.ts'
import { isCostOfOne } from './cost-of-one.ts'
import type { Reading } from './reading.ts'
import { sheetCategoryOf } from './sheet-category-of.ts'
import { cellsOfRegion, figureAt } from './sheet-region.ts'
import type { LabelledFigure, SheetRegion } from './sheet-region.ts'
import { isMeasured, isMeasuredAt, yieldFigures } from './yield-figures.ts'
import { pricedIn } from './label-rates.ts'
import type { LabelKind } from './labels.ts'

/** A label with the text beside it. */
export interface LabelledText {
  kind: LabelKind
  label: GridCell
  text: Found<string>
}

/** Cells to the right of a label in which its value is looked for. */
const FAR = 20

/** The figures of a region that have a label: in its own cell, to its right, or under it. */
export function labelledFigures(region: SheetRegion): LabelledFigure[] {
  const found = yieldFigures(region)
  const yields = new Set(found.map(({ cell }) => cell))
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText) continue
    const kind = labelOf(cell.text)
    const priced = kind === null || kind === 'price' ? pricedIn(cell) : null
    if (priced !== null) {
      found.push(priced)
      continue
    }
    const counted = countedPortions(cell, kind, isAbove(region, cell)) ?? countedBeside(region, cell, kind)
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

/** The number of portions that a text says, by the first of its readings; null for any other text. */
export const guestsIn = (cell: GridCell, kind: LabelKind | null): number | null =>
  countedPortions(cell, kind, false)?.value ?? null

const isAbove = ({ headRow = -1 }: SheetRegion, { place }: GridCell) => place.row <= headRow

function portionsAt(cell: GridCell, { value, other, isProduct }: CountedPortions): LabelledFigure {
  return {
    kind: 'portions',
    ...figureAt(cell, value),
    ...(other !== null && { other }),
    ...(isProduct && { words: { value: cell.text, cell: cell.place } }),
  }
}

/** 'Qté 10 pers': what a column of quantities is for, where no label says it. */
export function withGuestsOfHead(
  labelled: LabelledFigure[],
  table: SheetTable,
  { quantity }: Pick<Reading, 'quantity'>,
): LabelledFigure[] {
  const { grid, from, to } = table
  const { row: headRow, height } = headsPlace(table)
  if (quantity === null || height === 0 || labelled.some(({ kind }) => kind === 'portions')) return labelled
  const head = grid.cell(headRow, quantity.column)
  const guests = countInHeadOf(head)
  if (guests !== null) return [...labelled, { kind: 'portions', ...figureAt(head, guests) }]
  // 'Financiers — 48 pièces | Qté | Unité'
  for (const cell of cellsOf(grid, headRow, from, to)) {
    const counted = cell.isText ? countedPortions(cell, null, true) : null
    if (counted !== null) return [...labelled, portionsAt(cell, counted)]
  }
  return labelled
}

const isPlain = ({ figure }: GridCell) =>
  figure?.kind === 'plain' && Number.isInteger(figure.value) && figure.value >= 1

/** In front of a count. */
const COUNTS = /^(?:quantites?|qtes?|nombre|nb|production|fabrication|donne|soit|quantity|makes|cantidad)$/u

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

/** The texts of a region that have a label: 'Catégorie : Dessert', or in the cell to the right. */
export function labelledTexts(region: SheetRegion, kinds: readonly LabelKind[]): LabelledText[] {
  const found: LabelledText[] = []
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText) continue
    const kind = labelOf(cell.text)
    if (kind === null || !kinds.includes(kind)) continue
    const inside = behindLabel(cell.text)
    if (inside !== null) found.push({ kind, label: cell, text: { value: inside.trim(), cell: cell.place } })
    else {
      const beside = textBeside(region, cell)
      const texts = beside !== null ? [beside] : UNDER.includes(kind) ? textsUnder(region, cell) : []
      for (const { text, place } of texts)
        found.push({ kind, label: cell, text: { value: text, cell: place } })
    }
  }
  // 'Nombre : 40 pièces' counts, in Spanish 'Nombre' is a title.
  return found.filter(({ kind, text }) => kind !== 'title' || !beginsWithCount(foldForSearch(text.value)))
}

/** Whose text may be under them. */
const UNDER: readonly LabelKind[] = ['category', 'allergens', 'notes']

/** The texts under a label, to the next label or an empty cell; one alone of what is one word. */
function textsUnder({ grid, toRow, isLine }: SheetRegion, label: GridCell): GridCell[] {
  const { row, column } = label.place
  const texts: GridCell[] = []
  for (let at = row + 1; at <= toRow && !isLine(at, column); at += 1) {
    const cell = grid.cell(at, column)
    if (!cell.isText || cell.figure !== null || labelOf(cell.text) !== null) break
    texts.push(cell)
  }
  return labelOf(label.text) === 'category' ? texts.slice(0, 1) : texts
}

function textBeside({ grid, toColumn, isLine }: SheetRegion, label: GridCell): GridCell | null {
  const { row, column: own } = label.place
  // 'Catégorie | Plat': the word of a category may be a label elsewhere.
  const isOther = (text: string) =>
    labelOf(text) !== null && !(labelOf(label.text) === 'category' && sheetCategoryOf(text) !== null)
  const from = (grid.mergeAt(row, own)?.toColumn ?? own) + 1
  for (let column = from; column <= Math.min(from + FAR, toColumn); column += 1) {
    const cell = grid.cell(row, column)
    if (cell.text === '' || cell.words === ':') continue
    return cell.isText && cell.figure === null && !isOther(cell.text) && !isLine(row, column) ? cell : null
  }
  return null
}
