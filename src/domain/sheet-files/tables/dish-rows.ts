import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { whole } from '../../words/word-list.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import { isPartOfDish } from './dish-titles.ts'
import { headWords } from './head-words.ts'
import { isFoodFamily, nameColumn } from './scan-rows.ts'
import type { SheetTable } from './sheet-table.ts'
import { isNoDish } from './dish-heads.ts'
import { DISH_KIND_HEADS, USED_IN_HEADS } from './words/dish-words.ts'

/** In front of the names, what all dishes of a table are; above the names it may be the title of one. */
const KIND = whole(DISH_KIND_HEADS)

/** Behind the names, what a food is used in. */
const USED_IN = whole(USED_IN_HEADS)

/** A table that has a row for each line of several sheets, with the columns of their dishes and of their names. */
export interface DishTable {
  table: SheetTable
  dishes: number
  name: number
}

/** The rows of one dish of a table that has several. */
export interface DishRows {
  title: GridCell
  rows: number[]
  totals: number[]
}

/** The columns of a table of several sheets: by its heads, or by names that are each beside several lines; null for any other. */
export function dishTable(table: SheetTable): DishTable | null {
  const { from, heads, hints } = table
  const names = hints.flatMap((hint, at) => (hint.name === undefined ? [] : [at]))
  const [first = -1, second] = names
  const headed = hints.findIndex((hint) => hint.dish !== undefined)
  const kind = heads.findIndex(
    (head, column) => Object.keys(hints[column] ?? {}).length === 0 && KIND.test(headWords(head)),
  )
  const at = headed === -1 ? kind : headed
  if (at !== -1) {
    const own = withDishes(table, at)
    if (own === null) return null
    const isSure = first !== -1 && (own.name > own.dishes || table.fixed !== undefined)
    if (isSure) return hasTitles(own) ? own : null
    return hints[at]?.steps === undefined && isGrouped(own) ? own : null
  }
  const used = heads.findIndex((head) => USED_IN.test(headWords(head)))
  const behind = used === -1 ? null : withDishes(table, used)
  if (behind !== null && behind.name < behind.dishes && isGrouped(behind, true)) return behind
  // 'Article | Composant', 'Produit | Ingrédient': the first names what the second is of.
  const own = second === undefined ? null : withDishes(table, first)
  return own !== null && own.name === from + (second ?? 0) && isGrouped(own, true) ? own : null
}

function withDishes(table: SheetTable, at: number): DishTable | null {
  const own = { ...table, hints: table.hints.map((hint, column) => (column === at ? { dish: 9 } : hint)) }
  const name = nameColumn(own)
  return name === null ? null : { table: own, dishes: table.from + at, name }
}

/** Rows of a table that show whether it has several dishes. */
const SHOWN_ROWS = 400

function hasTitles({ table: { grid, bodyFrom, bodyTo }, dishes }: DishTable): boolean {
  for (let row = bodyFrom; row < Math.min(bodyTo, bodyFrom + 40); row += 1)
    if (grid.cell(row, dishes).isText) return true
  return false
}

/**
 * Whether texts in a column are each of several rows in a run, with other names in each row of it: those of a dish and its
 * lines. Families of foods and parts of one dish are none.
 * @param mayAlternate whether the rows may be in another order than that of the dishes, each of which names its own
 */
export function isGrouped(
  { table: { grid, bodyFrom, bodyTo }, dishes, name }: DishTable,
  mayAlternate = false,
): boolean {
  const runs = new Map<string, Set<string>>()
  let last: string | null = null
  let lines = 0
  let [alternates, isEach] = [false, true]
  for (let row = bodyFrom; row < Math.min(bodyTo, bodyFrom + SHOWN_ROWS); row += 1) {
    const [own, named] = [grid.cell(row, dishes), grid.cell(row, name)]
    if (!named.isText || named.figure !== null) continue
    if (own.text !== '' && (!own.isText || own.figure !== null)) return false
    isEach &&= own.isText
    const key: string | null = own.isText ? own.words : last
    if (key === null) return false
    // Again behind another one.
    if (key !== last && runs.has(key)) alternates = true
    const names = runs.get(key) ?? new Set()
    if (names.has(named.words)) return false
    runs.set(key, names.add(named.words))
    last = key
    lines += 1
  }
  if (alternates && !(mayAlternate && isEach)) return false
  const titles = [...runs.keys()]
  const others = titles.filter(
    (title) => isFoodFamily(title) || isPartOfDish(title) || isNoDish(title) || measureOf(title) !== null,
  )
  return titles.length >= 2 && lines >= titles.length * LEAST_LINES && others.length * 2 <= titles.length
}

/** Lines of a dish in the middle, at least. */
const LEAST_LINES = 1.5

/** Rows by dish: its name is in each of them, in merged cells, or in the first alone. */
export function dishRows(
  { grid, from, to, bodyFrom, bodyTo }: SheetTable,
  dishes: number,
  name: number,
): DishRows[] {
  const groups = new Map<string, DishRows>()
  let current: DishRows | null = null
  for (let row = bodyFrom; row < bodyTo; row += 1) {
    const own = grid.cell(row, dishes)
    const named = grid.cell(row, name)
    const isTotal = [own, named].some(({ words }) =>
      /^(?:sous[- ]?)?tot(?:al|aux)\b|^cout total/u.test(words),
    )
    if (isTotal) {
      current?.totals.push(row)
      continue
    }
    if (own.isText) {
      const key = foldForSearch(own.text)
      current = groups.get(key) ?? { title: own, rows: [], totals: [] }
      groups.set(key, current)
    }
    const says = cellsOf(grid, row, from, to).some(
      ({ figure, text }) => figure !== null || /^(?:pm|qs)$/iu.test(text),
    )
    if (named.isText && named.figure === null && says) current?.rows.push(row)
  }
  return [...groups.values()].filter(({ rows }) => rows.length > 0)
}
