import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { sameToTheCent } from '../grid/cents.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { isPartOfDish } from './dish-titles.ts'
import { hasFigures, isDishHead, leastNameOf, MOST_FOODS } from './dish-heads.ts'
import { headHints, headWords } from './head-words.ts'
import type { Matrix } from './matrix.ts'
import { isVariantHead } from './variant-columns.ts'

/** Rows in which the heads of pairs are looked for. */
const MOST_ROWS = 40
const [LEAST_PAIRS, LEAST_PROVEN] = [2, 2]
/** Of a quantity in grams beside the price of a kilo, and of any other. */
const FACTORS = [1, 0.001, 0.01]

/**
 * 'Ingrédients | PU | Blanquette | Coût | Magret | Coût': dishes in columns, each with what its lines cost behind it, where
 * most costs prove it; null for any other tab.
 */
export function dishPairs(grid: Grid): Matrix | null {
  for (let headRow = 0; headRow < Math.min(grid.rows, MOST_ROWS); headRow += 1) {
    const heads = cellsOf(grid, headRow)
    const hints = heads.map(({ text, isText }) => (isText ? headHints(text) : {}))
    const isMeasured = hints.some(
      ({ quantity, gross, net }) => quantity !== undefined || gross !== undefined || net !== undefined,
    )
    if (isMeasured || !hints.some((hint) => hint.name !== undefined)) continue
    const leastName = leastNameOf(grid, headRow)
    const name = hints.findIndex(({ name: own = 0 }) => own >= leastName)
    if (name === -1) continue
    const costs = new Map<number, number>()
    for (const [column, { text, isText }] of heads.entries())
      if (column > name && isText && isDish(text) && hasFigures(grid, headRow, column))
        if (isCostOf(text, heads[column + 1]?.text ?? '')) costs.set(column, column + 1)
    const sizes = [...costs.keys()]
    const words = new Set(sizes.map((column) => headWords(heads[column]?.text ?? '')))
    if (sizes.length < LEAST_PAIRS || words.size < sizes.length) continue
    const price = hints.findIndex((hint, at) => !costs.has(at - 1) && hint.price !== undefined)
    const matrix = { grid, headRow, name, sizes, costs, isOfRecipes: true, hasTotal: true }
    return isProven(matrix, price) ? matrix : null
  }
  return null
}

const isDish = (text: string) =>
  isDishHead(text) &&
  !isPartOfDish(foldForSearch(text)) &&
  (!isVariantHead(headWords(text)) || NAMED_PLAT.test(headWords(text)))

/** 'Plat A'; 'Plat' alone is beside 'Entrée'. */
const NAMED_PLAT = /^plats? (?:n[°º] ?)?(?:\d{1,2}|[a-z])$/u

/** 'Coût', 'Coût blanquette' */
function isCostOf(dish: string, head: string): boolean {
  const words = headWords(head)
  const bare = words.endsWith(headWords(dish)) ? words.slice(0, -headWords(dish).length).trim() : words
  return headHints(bare).lineCost !== undefined
}

/** Whether most lines of each dish cost what its quantities and the prices say, or without prices the same foods cost the same in all. */
function isProven(
  { grid, headRow, costs }: Matrix & { costs: ReadonlyMap<number, number> },
  price: number,
): boolean {
  const rows = Array.from(
    { length: Math.min(MOST_FOODS, grid.rows - headRow - 1) },
    (_, at) => headRow + 1 + at,
  )
  const valueAt = (row: number, column: number) => grid.cell(row, column).figure?.value ?? 0
  let shared = 0
  for (const [dish, cost] of costs) {
    const used = rows.filter((row) => valueAt(row, dish) !== 0)
    const priceOf = (row: number) => (price === -1 ? impliedPrice(row) : valueAt(row, price))
    const proven = FACTORS.map(
      (each) =>
        used.filter((row) => sameToTheCent(valueAt(row, dish) * priceOf(row) * each, valueAt(row, cost)))
          .length,
    )
    if (Math.max(...proven) < LEAST_PROVEN || Math.max(...proven) * 2 <= used.length) return false
  }
  if (price !== -1) return true
  for (const row of rows)
    if ([...costs].filter(([dish, cost]) => valueAt(row, dish) !== 0 && valueAt(row, cost) !== 0).length >= 2)
      shared += 1
  return shared >= LEAST_PROVEN

  function impliedPrice(row: number): number {
    const [dish = 0, cost = 0] = [...costs].find(([own]) => valueAt(row, own) !== 0) ?? []
    return valueAt(row, cost) / valueAt(row, dish)
  }
}
