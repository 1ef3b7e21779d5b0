import { cellsOf, isEmpty } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { headHints } from './head-words.ts'
import { labelOf } from './labels.ts'

const LONGEST_HEAD = 45

/** Whether a cell may be a head: a short text, and no figure. */
export function isHeadCell(cell: GridCell): boolean {
  return cell.isText && cell.text.length <= LONGEST_HEAD && cell.figure === null
}

/** The heads of a table, those of the row above or below included where both are one head. */
export function withSecondRow(grid: Grid, row: number, from: number, to: number) {
  const own = textsOf(grid, row, from, to)
  const below = isSecondHead(grid, row + 1, from, to) ? textsOf(grid, row + 1, from, to) : null
  if (below !== null) {
    // 'Unitaire | Total' under one 'Prix' that is not merged.
    const beyond = grid.cell(row + 1, to + 1)
    const last = isHeadCell(beyond) && isEmpty(grid.cell(row, to + 1)) ? to + 1 : to
    const [upper, lower] =
      last === to
        ? [own, below]
        : [
            [...own, ''],
            [...below, beyond.text],
          ]
    return { first: row, height: 2, texts: joined(upper, lower), last }
  }
  const above = isUpperHead(grid, row, from, to) ? textsOf(grid, row - 1, from, to) : null
  return above === null
    ? { first: row, height: 1, texts: own, last: to }
    : {
        first: row,
        height: 1,
        last: to,
        texts: own.map((text, at) => (hintsNothing(text) ? join(above[at], text) : text)),
      }
}

/** 'Phase 1' under 'Quantités' */
const NUMBERED_PHASE = /^(?:phase|[ée]tape|partie)s? ?(?:n[°º] ?)?\d{1,2}$/iu

const hintsNothing = (text: string) => Object.keys(headHints(text)).length === 0
const join = (upper = '', lower = '') => (upper === lower ? upper : `${upper} ${lower}`.trim())

function joined(upper: readonly string[], lower: readonly string[]): string[] {
  return upper.map((text, at) => {
    const under = lower[at] ?? ''
    if (under === '' || under === text) return text
    // 'Quantité' above 'Brut' and 'Net'; a head that is complete needs no other.
    const both = join(text, under)
    return hintsNothing(both) && !hintsNothing(under) ? under : both
  })
}

/** The text of each head; merged ones are those of all their columns. */
function textsOf(grid: Grid, row: number, from: number, to: number): string[] {
  return cellsOf(grid, row, from, to).map((cell) => {
    const merge = grid.mergeAt(cell.place.row, cell.place.column)
    return merge === null ? cell.text : grid.cell(merge.fromRow, merge.fromColumn).text
  })
}

/** Whether a row is the lower one of two rows of heads: short words, no name of an ingredient, no figure. */
function isSecondHead(grid: Grid, row: number, from: number, to: number): boolean {
  const cells = cellsOf(grid, row, from, to).filter((cell) => !isEmpty(cell))
  if (cells.length === 0 || cells.some((cell) => !isHeadCell(cell))) return false
  const speaking = cells.filter(
    ({ text }) =>
      !hintsNothing(text) ||
      NUMBERED_PHASE.test(text) ||
      /^\(?(?:(?:en )?(?:€|eur) )?(?:h\.?t|€|eur|kg|g|l|ttc|%)\.?\)?$/iu.test(text),
  )
  const merged = cellsOf(grid, row - 1, from, to).some(({ place }) => {
    const merge = grid.mergeAt(place.row, place.column)
    return merge !== null && (merge.toRow > merge.fromRow || merge.toColumn > merge.fromColumn)
  })
  // A head that is merged over both rows.
  const isBeside = cellsOf(grid, row - 1, from, to).some(({ place }) => {
    const merge = grid.mergeAt(place.row, place.column)
    return merge !== null && merge.fromRow === row - 1 && merge.toRow === row
  })
  if (isBeside) return true
  // A section ('LÉGUMES') alone in the first column is no head.
  if (cells.length === 1 && cells[0]?.place.column === from) return false
  return speaking.length * 2 >= cells.length && (cells.length >= 2 || merged) && speaking.length > 0
}

/** 'Quantités' above 'Phase 1', 'Phase 2': a row of heads above that completes those without a meaning. */
function isUpperHead(grid: Grid, row: number, from: number, to: number): boolean {
  if (row === 0) return false
  const above = cellsOf(grid, row - 1, from + 1, to)
  return above.some(({ text, place }) => {
    const merge = grid.mergeAt(place.row, place.column)
    return (
      text !== '' &&
      merge !== null &&
      merge.fromRow === row - 1 &&
      !hintsNothing(text) &&
      merge.fromColumn > from
    )
  })
}

/** A table ends where its heads do: two of them in a row may be empty. */
export function lastColumn(grid: Grid, cells: readonly GridCell[], from: number, limit: number): number {
  let last = from
  for (let at = from + 1; at <= limit && at <= last + 3; at += 1) {
    const cell = cells[at]
    if (cell !== undefined && isFact(cell, cells[at + 1])) return last
    if (cell === undefined || (isEmpty(cell) && !isMergedHead(grid, cell))) continue
    // Behind two empty columns only what is a head for itself.
    if (at <= last + 2 || Object.keys(headHints(cell.text)).length > 0) last = at
  }
  return last
}

/** A label with its figure beside it, in the row of the heads. */
export function isFact(cell: GridCell, next: GridCell | undefined): boolean {
  return next?.figure != null && cell.isText && labelOf(cell.text) !== null
}

function isMergedHead(grid: Grid, { place: { row, column } }: GridCell): boolean {
  const merge = grid.mergeAt(row, column)
  return merge !== null && merge.fromRow === row && !isEmpty(grid.cell(merge.fromRow, merge.fromColumn))
}
