import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { beginning, containing, whole } from '../../words/word-list.ts'
import { sameQuantity } from '../grid/cents.ts'
import type { Figure } from '../grid/cell-figure.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import { isPartOfDish } from './dish-titles.ts'
import { headHints } from './head-words.ts'
import { labelOf } from './labels.ts'
import { NO_DISHES, PHASES, RECIPE_TABLES, TIMES } from './words/dish-words.ts'

const PHASE = beginning(PHASES)
const NAMES_RECIPES = containing(RECIPE_TABLES)
/** How strongly 'Ingrédients' is a head of names, 'Produit' one, and 'Total' one of quantities. */
const [SURE_NAME, LIKELY_NAME, TOTAL] = [10, 9, 5]
/** Rows, or columns, in which the ingredients of one dish are looked for. */
export const MOST_FOODS = 300

/** Days, months and services: they count sales or hours. */
const OF_TIME = beginning(TIMES)
export const isOfTime = (words: string): boolean => OF_TIME.test(words)

const NO_DISH = whole(NO_DISHES)
/** Whether folded words are those of a place, a supplier or a movement. */
export const isNoDish = (words: string): boolean => NO_DISH.test(words)

/** Whether a head may be the title of a dish. */
export function isDishHead(text: string): boolean {
  const words = foldForSearch(text)
  return (
    text.length >= 3 &&
    Object.keys(headHints(text)).length === 0 &&
    labelOf(text) === null &&
    measureOf(text) === null &&
    !PHASE.test(words) &&
    !isNoDish(words) &&
    !isOfTime(words)
  )
}

/**
 * 'Ingrédients | Unité | Crêpes | Gaufres | Total | PU | Coût': the columns that a total adds up row by row, where none is
 * a part of one dish and nothing above them counts its portions; null for none.
 */
export function summedColumns(grid: Grid, headRow: number, leastName: number): ReadonlySet<number> | null {
  const heads = cellsOf(grid, headRow)
  const hints = heads.map(({ text, isText }) => (isText ? headHints(text) : {}))
  const isMeasured = hints.some(
    ({ quantity = 0, gross, net }) => quantity > TOTAL || gross !== undefined || net !== undefined,
  )
  if (isMeasured || !hints.some(({ name = 0 }) => name >= leastName)) return null
  const total = hints.findIndex(({ quantity }) => quantity === TOTAL)
  const parts = heads.flatMap((cell, column) =>
    cell.isText &&
    cell.figure === null &&
    Object.keys(hints[column] ?? {}).length === 0 &&
    hasFigures(grid, headRow, column)
      ? [column]
      : [],
  )
  const isOfOne = parts.some(
    (column) =>
      !isDishHead(grid.cell(headRow, column).text) || isPartOfDish(grid.cell(headRow, column).words),
  )
  if (total === -1 || parts.length < 2 || isOfOne || countsPortions(grid, headRow)) return null
  let rows = 0
  for (let row = headRow + 1; row < Math.min(grid.rows, headRow + MOST_FOODS); row += 1) {
    const own = parts.map((column) => grid.cell(row, column).figure?.value ?? 0)
    const { figure } = grid.cell(row, total)
    if (figure === null) continue
    const sum = own.reduce((all, value) => all + value, 0)
    if (!sameQuantity(sum, figure.value)) return rows >= 2 ? new Set(parts) : null
    rows += 1
  }
  return rows >= 2 ? new Set(parts) : null
}

/**
 * Whether a column has figures below its head, at least so many, and no more texts than these.
 * @param isCounted which figures count; others are texts
 */
export function hasFigures(
  grid: Grid,
  headRow: number,
  column: number,
  { before = grid.rows, least = 1, isCounted = () => true }: FigureRows = {},
): boolean {
  let [figures, texts] = [0, 0]
  for (let row = headRow + 1; row < Math.min(grid.rows, before, headRow + MOST_FOODS); row += 1) {
    const { figure, text } = grid.cell(row, column)
    if (figure !== null && isCounted(figure)) figures += 1
    else if (text !== '') texts += 1
  }
  return figures >= least && texts <= figures
}

interface FigureRows {
  /** The row in front of which they are. */
  before?: number
  least?: number
  isCounted?: (figure: Figure) => boolean
}

function countsPortions(grid: Grid, headRow: number): boolean {
  for (let row = 0; row < headRow; row += 1)
    if (cellsOf(grid, row).some(({ text, isText }) => isText && labelOf(text) === 'portions')) return true
  return false
}

/** How strongly a head must be one of names: less where the tab or a text above the heads says that it has recipes. */
export function leastNameOf(grid: Grid, headRow: number): number {
  const isLikely = cellsOf(grid, headRow).some(
    ({ text, isText }) => isText && headHints(text).name === LIKELY_NAME,
  )
  return isLikely && isNamedRecipes(grid, headRow) ? LIKELY_NAME : SURE_NAME
}

function isNamedRecipes(grid: Grid, headRow: number): boolean {
  if (NAMES_RECIPES.test(foldForSearch(grid.tab.name))) return true
  for (let row = 0; row < headRow; row += 1)
    if (cellsOf(grid, row).some(({ words }) => NAMES_RECIPES.test(words))) return true
  return false
}
