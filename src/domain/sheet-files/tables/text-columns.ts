import { whole } from '../../words/word-list.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { headWords } from './head-words.ts'
import type { HeadHints } from './head-words.ts'
import type { SheetTable } from './sheet-table.ts'
import { PART_HEADS } from './words/head-words.ts'

/** The columns of a table that have the method of its dish, and the part of the dish that a row is of: 'Progression' and 'Phase'. */
export interface TextColumns {
  steps: number | null
  parts: number[]
  /** Further columns of the method: 'Technique' beside 'Progression'. */
  others: number[]
}

const IS_PART = whole(PART_HEADS)
/** Rows that show what a column holds. */
const SHOWN = 60
/** Letters of the name of a part: where all texts under 'Phase' are shorter than the second, they are parts and no steps. */
const [LONGEST_PART, LONGEST_PART_ALONE] = [60, 24]
const SHORTEST_STEP = 4
/** How strongly 'Progression' is the head of steps, where 'Phase' is one. */
const SURE_STEPS = 9

/** Which column has the steps and which ones their parts. */
export function textColumns({ grid, heads, hints, from, bodyFrom, bodyTo }: SheetTable): TextColumns {
  const columns = heads.flatMap((head, at) => {
    const hint = hints[at]?.steps
    const isPart = IS_PART.test(headWords(head))
    if (hint === undefined && !isPart) return []
    const texts = textsUnder(grid, from + at, bodyFrom, Math.min(bodyTo, bodyFrom + SHOWN))
    return [{ column: from + at, hint, isPart, texts, letters: lettersOf(texts) }]
  })
  const written = columns.filter(
    ({ hint, texts }) => hint !== undefined && texts.some((text) => text.length >= SHORTEST_STEP),
  )
  const [steps] = written.toSorted(
    (one, other) => Number(one.isPart) - Number(other.isPart) || other.letters - one.letters,
  )
  // 'Base', 'Garniture' under 'Phase' are parts of the dish, and no steps.
  const isOfParts =
    steps !== undefined &&
    (steps.hint ?? 0) < SURE_STEPS &&
    steps.texts.every((text) => text.length <= LONGEST_PART_ALONE)
  const own = steps === undefined || isOfParts ? null : steps.column
  const rest = columns.filter(({ column, isPart, texts }) => column !== own && (isPart || texts.length > 0))
  const isOfPart = ({ isPart, texts }: (typeof columns)[number]) =>
    isPart && texts.every((text) => text.length <= LONGEST_PART)
  return {
    steps: own,
    parts: rest.filter(isOfPart).map(({ column }) => column),
    others: rest.filter((column) => !isOfPart(column)).map(({ column }) => column),
  }
}

/** The hints of heads, without that of 'Étape 1' above figures: it is of what a phase takes, and no step. */
export function withoutStepsOfFigures(
  grid: Grid,
  hints: readonly HeadHints[],
  { heads, from, bodyFrom }: Pick<SheetTable, 'heads' | 'from' | 'bodyFrom'>,
): HeadHints[] {
  return hints.map((hint, at) => {
    if (hint.steps === undefined || !/\d/u.test(heads[at] ?? '')) return hint
    const rows = Array.from({ length: SHOWN }, (_, down) => grid.cell(bodyFrom + down, from + at))
    const figures = rows.filter(({ figure }) => figure !== null).length
    const texts = rows.filter(({ isText, figure }) => isText && figure === null).length
    return figures > texts ? {} : hint
  })
}

const lettersOf = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : texts.reduce((sum, { length }) => sum + length, 0) / texts.length

function textsUnder(grid: Grid, column: number, fromRow: number, toRow: number): string[] {
  const texts: string[] = []
  for (let row = fromRow; row < toRow; row += 1) {
    const cell = grid.cell(row, column)
    if (cell.isText && cell.figure === null) texts.push(cell.text)
  }
  return texts
}

/** The cell of a part that a row is of, that of merged rows included; null for a row without one. */
function partCell(grid: Grid, row: number, column: number): GridCell | null {
  const merge = grid.mergeAt(row, column)
  const cell = merge === null ? grid.cell(row, column) : grid.cell(merge.fromRow, merge.fromColumn)
  return cell.text === '' ? null : cell
}

/** The name of a part: 'Sauce', and 'Phase 2' of a bare 2 under 'Phase'. */
export function partName({ heads, from }: SheetTable, { text, figure, place }: GridCell): string {
  const bare = text.replace(/^\s*\d{1,2}\s*[.):–-]\s*(?=\p{L})/u, '').trim()
  return figure === null ? bare : `${(heads[place.column - from] ?? '').replace(/s$/iu, '')} ${bare}`
}

/**
 * The part of the dish that each of some lines is of, by a column of parts: in front of the names a part goes on until
 * the next one; behind them, or where the steps are between, it is that of a line only where all lines have one.
 * @param fromRow in which the first part may be
 */
export function partsOfLines(
  table: SheetTable,
  name: number,
  rows: readonly number[],
  fromRow: number = table.bodyFrom,
): (string | null)[] {
  const { grid } = table
  const none = rows.map(() => null)
  const { steps, parts } = textColumns(table)
  const [column] = parts.filter((part) => part !== name)
  if (column === undefined) return none
  if (column > name || isBetween(steps, column, name)) {
    const cells = rows.map((row) => partCell(grid, row, column))
    return cells.every((cell) => cell !== null) ? cells.map((cell) => partName(table, cell)) : none
  }
  let part: string | null = null
  let at = fromRow
  return rows.map((row) => {
    for (; at <= row; at += 1) {
      const cell = partCell(grid, at, column)
      if (cell !== null) part = partName(table, cell)
    }
    return part
  })
}

/** Whether a column is between two others. */
export const isBetween = (column: number | null, one: number, other: number): boolean =>
  column !== null && column > Math.min(one, other) && column < Math.max(one, other)
