import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import type { Reading } from '../roles/reading.ts'
import { portionsByFormula } from '../tables/divided-portions.ts'
import { headWords } from '../tables/head-words.ts'
import { labelOf } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { LabelledFigure, SheetRegion } from '../tables/sheet-region.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import type { DraftReason, StatedTotal } from './sheet-draft.ts'
import { ORDERED, TO_PRODUCE, NAMED_QUANTITIES, COUNTED_GUESTS } from './words/portion-words.ts'

const GUESTS = COUNTED_GUESTS
/** 'Couverts commandés', 'à produire 50': what is cooked, beside what the sheet is written for. */
const OTHER_COUNT = new RegExp(String.raw`\b${GUESTS} ${ORDERED}\b|^${TO_PRODUCE}\b|^commandee?s?\s*:?$`, 'u')
const COUNT = /(?:^|[^\d.,])(\d{1,5})(?:\s*(?:couverts?|pers\w*|portions?|pax|parts?))?\s*$/u
/** 'Prix de revient 1 pers', 'Total par personne': of one portion. */
const OF_ONE = new RegExp(String.raw`(?:\b(?:1|par|pour 1|per|por)|/) ?${GUESTS}`, 'u')
const CELLS_BESIDE = 3

/**
 * The doubt whether quantities and costs are for the portions that the sheet names: another count is beside them, or
 * what is added up is for one. A cost of a portion in the file proves its portions, and leaves no doubt.
 * @param proven whether a second column of quantities proves them among several counts
 * @param perhapsOfOne whether a second column has the quantities times the portions
 */
export function portionsDoubt(
  {
    region,
    table,
    reading,
    totals,
    proven,
    perhapsOfOne,
  }: {
    region: SheetRegion
    table: SheetTable
    reading: Reading
    totals: readonly StatedTotal[]
    proven: boolean
    perhapsOfOne: boolean
  },
  labelled: readonly LabelledFigure[],
): DraftReason[] {
  const counted = labelled.find(({ kind }) => kind === 'portions')
  const portions = counted?.found
  if (portions === undefined || portions.value === 1) return []
  // '6 à 8 personnes'
  if (counted?.other !== undefined && !proven)
    return [
      {
        reason: 'portions-unclear',
        portions,
        other: { value: counted.other, cell: portions.cell },
        written: counted.cell.text.trim(),
      },
    ]
  const divided = proven ? null : otherDivisor(region.grid, labelled, portions)
  if (divided !== null) return [{ reason: 'portions-unclear', portions, other: divided }]
  if (labelled.some(({ kind }) => kind === 'portion-cost')) return []
  const other = proven ? null : (otherNamed(labelled, portions) ?? otherCount(region, portions.value))
  if (other !== null) return [{ reason: 'portions-unclear', portions, other }]
  const { quantity, cost } = reading
  const isOfOne = [quantity, cost].some(
    (column) =>
      column !== null &&
      column.parts.length === 0 &&
      OF_ONE.test(headWords(table.heads[column.column - table.from] ?? '')),
  )
  if (
    !perhapsOfOne &&
    !isOfOne &&
    !isTotalMultiplied(region, totals, labelled, portions.value) &&
    !totals.some(({ found }) => isLabelledOfOne(region, found.cell.row)) &&
    !saysQuantitiesOfOne(region)
  )
    return []
  return [{ reason: 'portions-unclear', portions, other: null }]
}

/** 'Coût effectif | 65,94' below a total of 0,5495 and 120 guests: the total is of one. */
function isTotalMultiplied(
  region: SheetRegion,
  totals: readonly StatedTotal[],
  labelled: readonly LabelledFigure[],
  portions: number,
): boolean {
  const prices = new Set(labelled.filter(({ kind }) => kind !== 'total').map(({ cell }) => cell))
  for (const cell of cellsOfRegion(region)) {
    if (cell.figure === null || cell.figure.kind === 'percent' || prices.has(cell)) continue
    const { value } = cell.figure
    if (totals.some(({ found }) => found.value > 0 && sameToTheCent(found.value * portions, value)))
      return true
  }
  return false
}

/** The 6 of a cost of a portion '=E8/6', where all that the file names is 4. */
function otherDivisor(
  grid: Grid,
  labelled: readonly LabelledFigure[],
  portions: Found<number>,
): Found<number> | null {
  const [divisor] = portionsByFormula(grid, labelled)
  return divisor === undefined || divisor.found.value === portions.value ? null : divisor.found
}

/** 'Portions | 30' beside 'Nb plateaux | 10' */
function otherNamed(labelled: readonly LabelledFigure[], portions: Found<number>): Found<number> | null {
  const other = labelled.find(
    ({ kind, found: { value } }) =>
      kind === 'portions' && Number.isInteger(value) && value >= 1 && value !== portions.value,
  )
  return other?.found ?? null
}

function otherCount(region: SheetRegion, portions: number) {
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText || !OTHER_COUNT.test(cell.words)) continue
    const count = countIn(cell) ?? countBeside(region, cell)
    if (count !== null && count !== portions) return { value: count, cell: cell.place }
  }
  return null
}

function countIn({ words }: GridCell): number | null {
  const [, count] = COUNT.exec(words) ?? []
  return count === undefined ? null : Number(count)
}

function countBeside({ grid }: SheetRegion, { place: { row, column } }: GridCell): number | null {
  for (let at = column + 1; at <= Math.min(column + CELLS_BESIDE, grid.width - 1); at += 1) {
    const { text, isText, figure } = grid.cell(row, at)
    if (text === '' || text === ':') continue
    return !isText && figure !== null && Number.isInteger(figure.value) && figure.value >= 1
      ? figure.value
      : null
  }
  return null
}

function isLabelledOfOne(region: SheetRegion, row: number): boolean {
  for (const cell of cellsOfRegion(region))
    if (cell.place.row === row && cell.isText && OF_ONE.test(cell.words)) return true
  return false
}

/** 'Quantités pour 1 personne' */
const QUANTITIES_OF_ONE = new RegExp(
  String.raw`\b${NAMED_QUANTITIES}\b[^\d]{0,20}(?:\b(?:pour|for|para) (?:1|une?)|\b(?:par|per|por)|\/) ?${GUESTS}`,
  'u',
)

function saysQuantitiesOfOne(region: SheetRegion): boolean {
  for (const cell of cellsOfRegion(region))
    if (
      cell.isText &&
      cell.figure === null &&
      labelOf(cell.text) === null &&
      QUANTITIES_OF_ONE.test(cell.words)
    )
      return true
  return false
}
