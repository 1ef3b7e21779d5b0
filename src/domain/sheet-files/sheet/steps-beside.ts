import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { beginning } from '../../words/word-list.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { behindLabel, labelOf } from '../tables/labels.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import { isBetween, partName, textColumns } from '../tables/text-columns.ts'
import { NOTE_WORDS } from './words/fact-words.ts'

/** The columns of the steps of a table, and the row that they begin in. */
export interface StepColumns {
  table: SheetTable
  column: number
  /** Of the parts that steps are of: 'Phase' beside 'Progression'. */
  parts: readonly number[]
  /** 'Technique' beside 'Progression'. */
  others: readonly number[]
  from: number
}

/** The columns of the steps beside the lines of a table; null where it has none. */
export function stepColumns(table: SheetTable, name: number): StepColumns | null {
  const { steps, parts, others } = textColumns(table)
  if (steps === null) return null
  // A part beside the names is that of a line.
  const ofSteps = parts.filter((part) => part !== name && !isBetween(name, part, steps))
  return { table, column: steps, parts: ofSteps, others, from: table.bodyFrom }
}

/** The part that begins in a row; null where it goes on, or none is named. */
function partIn({ table, parts }: StepColumns, row: number): Found<string> | null {
  const named = parts
    .map((column) => table.grid.cell(row, column))
    .filter((cell) => cell.text !== '' && !isSameAbove(table, cell))
  const [first] = named
  if (first === undefined) return null
  return { value: named.map((cell) => partName(table, cell)).join(' – '), cell: first.place }
}

/** Whether a part is that of the row above, which has it too. */
const isSameAbove = ({ grid, bodyFrom }: SheetTable, { text, place: { row, column } }: GridCell) =>
  row > bodyFrom && grid.cell(row - 1, column).text === text

const SHORTEST_STEP = 4
/** Columns beside a heading in which its steps may be, behind their numbers; letters of a label; rows between two steps. */
const [NEAR, LONGEST_LABEL, MOST_EMPTY] = [2, 30, 3]

/** The steps below a heading, or those in their own columns beside the lines. */
export function stepsUnder(
  region: SheetRegion,
  { column, from }: { column: number; from: number },
  columns: StepColumns | null = null,
): Found<string>[] {
  const { grid, toRow, toColumn, fromColumn, isLine } = region
  const first = Math.max(fromColumn, column)
  const last = Math.min(toColumn, column + NEAR, grid.width - 1)
  const isOwn = ({ place }: GridCell) =>
    columns === null ? !isLine(place.row, place.column) : isUnderHead(columns, place.column)
  const rows: StepRow[] = []
  let empty = 0
  for (let row = from; row <= toRow && empty < MOST_EMPTY; row += 1) {
    const text = cellsOf(grid, row, first, last).find((cell) => isStep(cell) && isOwn(cell))
    const read = stepRow(columns, row, text)
    if (read === null) {
      empty += 1
      continue
    }
    empty = 0
    // A remark below the steps is a note.
    if (text !== undefined && columns === null && isPlainNote(text.text)) continue
    if (text !== undefined && labelOf(text.text) !== null && text.text.length < LONGEST_LABEL) break
    rows.push(read)
  }
  return withPartNames(rows)
}

/** The steps in some rows of their columns, as of one dish of several. */
export function stepsInRows(columns: StepColumns, rows: readonly number[]): Found<string>[] {
  const { grid } = columns.table
  return withPartNames(
    rows.flatMap((row) => {
      const cell = grid.cell(row, columns.column)
      return stepRow(columns, row, isStep(cell) ? cell : undefined) ?? []
    }),
  )
}

const isStep = (cell: GridCell) => cell.isText && cell.text.length >= SHORTEST_STEP

/** What a row has of the method; null for nothing. */
function stepRow(columns: StepColumns | null, row: number, text: GridCell | undefined): StepRow | null {
  const part = columns === null ? null : partIn(columns, row)
  const others =
    columns === null
      ? []
      : columns.others.map((column) => columns.table.grid.cell(row, column)).filter(isStep)
  const cells = text === undefined ? others : [...others, text]
  if (cells.length === 0 && part === null) return null
  const inOrder = cells.toSorted((one, other) => one.place.column - other.place.column)
  return { part, found: inOrder.flatMap(stepsIn) }
}

/** Whether a column is that of the steps, or beside it under the same head or none. */
function isUnderHead({ table: { heads, from }, column: own, parts, others }: StepColumns, column: number) {
  if (column === own) return true
  if (parts.includes(column) || others.includes(column)) return false
  const head = heads[column - from] ?? ''
  return head === '' || head === heads[own - from]
}

/** The steps of a cell: one a line. */
function stepsIn({ text, place }: GridCell): Found<string>[] {
  return text
    .split(/\n+/u)
    .map((part) => ({ value: withoutNumber(part), cell: place }))
    .filter(({ value }) => value !== '')
}

interface StepRow {
  found: Found<string>[]
  part: Found<string> | null
}

/**
 * The steps with the parts of the dish that they are of: the first of each begins with its name, 'Sauce : monter au
 * beurre', and a part without steps is one.
 */
function withPartNames(rows: readonly StepRow[]): Found<string>[] {
  const named: Found<string>[] = []
  let part: Found<string> | null = null
  for (const row of rows) {
    if (row.part !== null && part !== null) named.push(part)
    part = row.part ?? part
    const [first, ...rest] = row.found
    if (first === undefined) continue
    named.push(part === null ? first : { ...first, value: `${part.value} : ${first.value}` }, ...rest)
    part = null
  }
  return part === null ? named : [...named, part]
}

const PLAIN_NOTES = beginning(NOTE_WORDS)

/** Whether folded words are a label of notes that says nothing of what they are about: 'Remarque'. */
export const isNoteLabel = (words: string): boolean => PLAIN_NOTES.test(words)

const isPlainNote = (text: string) =>
  behindLabel(text) !== null && labelOf(text) === 'notes' && isNoteLabel(foldForSearch(text))

export const withoutNumber = (text: string): string =>
  text.replace(/^\s*(?:[ée]tape\s*)?\d{1,2}\s*[.):–-]\s*|^\s*[-–•]\s*/iu, '').trim()
