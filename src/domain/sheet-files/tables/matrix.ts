import { whole } from '../../words/word-list.ts'
import type { Figure } from '../grid/cell-figure.ts'
import { cellsOf, transposed } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { keepByText } from '../grid/keep-by-text.ts'
import { measureOf } from '../grid/line-measure.ts'
import { hasFigures, isDishHead, isOfTime, leastNameOf, MOST_FOODS, summedColumns } from './dish-heads.ts'
import { headHints, headWords } from './head-words.ts'
import { labelOf } from './labels.ts'
import type { LabelKind } from './labels.ts'
import { unitAbove } from './stated-unit.ts'
import { SIZES, DISH_CORNERS } from './words/dish-words.ts'

export const SIZE = new RegExp(String.raw`^(?:taille )?${SIZES}(?: .{0,15})?$`, 'u')

export interface Matrix {
  grid: Grid
  headRow: number
  name: number
  sizes: number[]
  /** What the lines of each dish cost, behind its column. */
  costs?: ReadonlyMap<number, number>
  /** Whether its head says that it is of dishes and their ingredients. */
  isOfRecipes: boolean
  /** Whether a column adds up the quantities of all dishes. */
  hasTotal: boolean
}

/** Rows in which the figures and names of a matrix begin. */
const NEAR = 12

/** Whether a tab has dishes in one direction and ingredients in the other, with bare figures. */
export const isMatrix = (grid: Grid): boolean =>
  [grid, transposed(grid)].some((view) => {
    const matrix = matrixOf(view, new Set(), view !== grid)
    return matrix !== null && matrix.isOfRecipes && rowsOf(matrix).rows.length >= LEAST_FOODS
  })

/** Ingredients of a matrix that is known by its head alone. */
const LEAST_FOODS = 2

/**
 * @param titles of dishes that other tables of the import name
 * @param isTurned whether dishes are in rows
 * @param withPrices whether a head of prices may be among the dishes: a list of prices of suppliers has one too
 */
export function matrixOf(
  grid: Grid,
  titles: ReadonlySet<string>,
  isTurned: boolean,
  withPrices = false,
): Matrix | null {
  for (let headRow = 0; headRow < Math.min(grid.rows, 40); headRow += 1) {
    const heads = cellsOf(grid, headRow)
    const leastName = isTurned ? 0 : leastNameOf(grid, headRow)
    const summed = isTurned ? null : summedColumns(grid, headRow, leastName)
    const corner = isTurned
      ? cornerOfDishes(grid, headRow)
      : summed !== null || namesRecipes(heads, leastName, withPrices) || isUnnamed(grid, headRow)
        ? 0
        : null
    const isOfRecipes = corner !== null
    const last = isOfRecipes ? grid.rows : headRow + NEAR
    const shown = { before: last, least: isOfRecipes ? 1 : 2, isCounted: isPlain }
    const isSize = (cell: GridCell, column: number) =>
      (SIZE.test(cell.words) ||
        titles.has(cell.words) ||
        (isOfRecipes && column >= corner && isDishHead(cell.text))) &&
      hasFigures(grid, headRow, column, shown)
    const sizes = heads.flatMap((cell, column) => {
      if (!cell.isText || cell.figure !== null) return []
      return (summed === null ? isSize(cell, column) : summed.has(column)) ? [column] : []
    })
    const [first] = sizes
    const words = new Set(sizes.map((column) => grid.cell(headRow, column).words))
    // 'L' may be a litre: sizes differ, and one of them at least is no unit.
    const isUnits = [...words].every((word) => measureOf(word) !== null)
    if (first === undefined || words.size < 2 || isUnits) continue
    // One dish may be there twice, one size not.
    if (words.size < sizes.length && !isOfRecipes) continue
    // The names are in front of the sizes.
    const name = Array.from({ length: first }, (_, at) => first - 1 - at).findLast((column) =>
      hasNames(grid, headRow, column),
    )
    if (name !== undefined) return { grid, headRow, name, sizes, isOfRecipes, hasTotal: summed !== null }
  }
  return null
}

const isPlain = ({ kind }: Figure) => kind === 'plain'

const DISHES = whole(DISH_CORNERS)

/** Whether a text is the head of dishes: 'Pizza', 'Recettes (10 pers.)'. */
const isCorner = keepByText((text) => {
  const words = headWords(text).replace(/\s*\(.*$/u, '')
  return headHints(words).dish !== undefined || DISHES.test(words)
})

/**
 * 'Pizza | Tomate (g) | Mozzarella (g)', a dish in each row: the place of the first head, null for any other table. The
 * view is turned: its head row is the column of dishes.
 */
function cornerOfDishes(grid: Grid, headRow: number): number | null {
  const cells = cellsOf(grid, headRow)
  const at = cells.findIndex(({ text, isText }) => isText && isCorner(text))
  if (at === -1) return null
  const names = Array.from({ length: Math.min(grid.rows - headRow - 1, MOST_FOODS) }, (_, down) =>
    grid.cell(headRow + 1 + down, at),
  ).filter(({ text }) => text !== '')
  const foods = names.filter((cell) => cell.isText && cell.figure === null && isFood(cell))
  return foods.length >= LEAST_FOODS && foods.length * 2 > names.length ? at : null
}

const isFood = (cell: GridCell) =>
  labelOf(cell.text) === null &&
  measureOf(cell.text) === null &&
  !SIZE.test(cell.words) &&
  !isOfTime(cell.words) &&
  !isPriceHead(cell.text) &&
  headHints(cell.text).quantity === undefined

function isPriceHead(text: string): boolean {
  const { price, lineCost } = headHints(text)
  return price !== undefined || lineCost !== undefined
}

/** 'Ingrédients | Unité | Crêpes | Gaufres': no head of a quantity or a cost. */
function namesRecipes(heads: readonly GridCell[], leastName: number, withPrices: boolean): boolean {
  const hints = heads.map(({ text, isText }) => (isText ? headHints(text) : {}))
  const isMeasured = hints.some(({ quantity, gross, net, lineCost, price }) =>
    [quantity, gross, net, lineCost, withPrices ? undefined : price].some((hint) => hint !== undefined),
  )
  return !isMeasured && hints.some(({ name = 0 }) => name >= leastName)
}

/** ' | Crêpes | Gaufres' below a text that says in which unit the quantities are: no head above the ingredients. */
function isUnnamed(grid: Grid, headRow: number): boolean {
  const heads = cellsOf(grid, headRow)
  const first = heads.findIndex(({ text }) => text !== '')
  const dishes = heads.filter(({ text, isText, figure }) => isText && figure === null && isDishHead(text))
  const others = heads.filter(({ text }) => text !== '').length - dishes.length
  return (
    first === 1 &&
    dishes.length > 1 &&
    others === 0 &&
    hasNames(grid, headRow, 0) &&
    unitAbove(grid, headRow) !== null
  )
}

function hasNames(grid: Grid, headRow: number, column: number): boolean {
  let names = 0
  for (let row = headRow + 1; row < Math.min(grid.rows, headRow + NEAR); row += 1) {
    const { isText, figure, text } = grid.cell(row, column)
    if (isText && figure === null && measureOf(text) === null) names += 1
  }
  return names >= 2
}

/** Facts of dishes that may be in front of their ingredients; others are behind the last one. */
const IN_FRONT: ReadonlySet<LabelKind> = new Set([
  'title',
  'category',
  'portions',
  'price',
  'price-ht',
  'price-ttc',
  'vat',
  'coefficient',
  'allergens',
  'notes',
  'other',
])

/** The ingredients of a matrix, and the facts of its dishes behind them. */
export function rowsOf({ grid, headRow, name, sizes }: Matrix) {
  const rows: number[] = []
  const labels: { kind: LabelKind; row: number }[] = []
  for (let row = headRow + 1; row < grid.rows; row += 1) {
    const named = grid.cell(row, name)
    if (!named.isText || named.figure !== null) continue
    const kind = labelOf(named.text)
    if (kind !== null) labels.push({ kind, row })
    else if (
      labels.every((label) => IN_FRONT.has(label.kind)) &&
      sizes.some((column) => grid.cell(row, column).figure !== null)
    )
      rows.push(row)
  }
  return { rows, labels }
}
