import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { hintsOfHeader } from './column-roles.ts'
import { readPrice } from './read-price.ts'

const SAMPLE = 200
/** Least share of rows of equal width, and of rows with a figure, in a table; the lines of a letter have fewer of both. */
const EVEN = 0.6
const FIGURES = 0.3
/** Words in a cell from which it is prose: a designation rarely has more, a clause between two commas often does. */
const WORDY = 4
/** The same in a text whose amounts were split at their decimal commas into cells of figures: 'passe à 9' · '80 €'. */
const WORDY_WITH_FIGURES = 3
/** So many rows of a short name with its price are a list, whatever is written around them. */
const LEAST_PAIRS = 3
const MOST_WORDS = 6
/** This many column names are no coincidence: 'œufs' and 'prix' occur in letters too. */
const COLUMNS_NAMED = 3
/** A figure, with or without its unit: '12,50', '5 kg', '6x1L', '7,90 €', '000123'. */
const FIGURE = /^(?=.*\d)[\d\s.,x×*/%€-]+\p{L}{0,3}$/u

/**
 * Whether the text is prose split into cells by its commas, and not a table: lines differ in their number of cells, and
 * cells are as long as clauses. One of the two is enough where few lines have a cell with a figure alone; a list of two
 * columns, a name and a price, has a figure in each row.
 */
export function isProse(matrix: Matrix, headers: readonly string[]): boolean {
  const rows = matrix
    .slice(0, SAMPLE)
    .map(filledCells)
    .filter((cells) => cells.length > 0)
  if (rows.length === 0) return false
  const pairs = rows.filter(isNameWithPrice).length
  if (pairs >= LEAST_PAIRS && pairs >= rows.length * FIGURES) return false
  const widths = Map.groupBy(rows, ({ length }) => length)
  const even = Math.max(...[...widths].map(([width, { length }]) => (width > 1 ? length : 0))) / rows.length
  const texts = rows.flat().map(cellText)
  const words = texts.reduce((sum, text) => sum + text.split(' ').length, 0) / texts.length
  const figured = rows.filter((cells) => cells.some(isFigure)).length / rows.length
  const named = headers.filter((header) => hintsOfHeader(header).length > 0).length
  if (figured >= FIGURES) return named < COLUMNS_NAMED && even < EVEN && words > WORDY_WITH_FIGURES
  return even < EVEN || words > WORDY
}

/** 'Tomate grappe', '2,40 €/kg': not 'passe à 9', '80 €', an amount that a comma has split. */
function isNameWithPrice([name, price, ...others]: readonly Cell[]): boolean {
  if (others.length > 0 || typeof name !== 'string' || /\d\s*$/u.test(name)) return false
  return name.split(' ').length <= MOST_WORDS && readPrice(price).known
}

function filledCells(row: readonly Cell[]): Cell[] {
  return row.filter((cell) => cellText(cell) !== '')
}

function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' || FIGURE.test(cellText(cell)) || readPrice(cell).known
}
