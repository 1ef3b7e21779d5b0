import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { whole } from '../../words/word-list.ts'
import { cellsOf } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { headWords } from './head-words.ts'
import type { SheetTable } from './sheet-table.ts'
import { DISH_KIND_HEADS } from './words/dish-words.ts'

/** In front of the names, what all dishes of a table are; above the names it may be the title of one. */
const KIND = whole(DISH_KIND_HEADS)

/** The rows of one dish of a table that has several. */
export interface DishRows {
  title: GridCell
  rows: number[]
  totals: number[]
}

/** The column of dishes of a table that has a row for each line of several sheets; null for the table of one sheet. */
export function dishColumn({ grid, from, heads, hints, bodyFrom, bodyTo }: SheetTable): number | null {
  const name = hints.findIndex((hint) => hint.name !== undefined)
  const headed = hints.findIndex((hint) => hint.dish !== undefined)
  const at =
    headed === -1 ? heads.slice(0, Math.max(0, name)).findIndex((head) => KIND.test(headWords(head))) : headed
  if (at === -1 || name === -1 || at > name) return null
  const texts = new Set<string>()
  for (let row = bodyFrom; row < Math.min(bodyTo, bodyFrom + 40); row += 1) {
    const cell = grid.cell(row, from + at)
    if (cell.isText) texts.add(cell.words)
  }
  return texts.size === 0 ? null : from + at
}

/** Costs in the first row of each dish alone are those of the dish, and of no line. */
export function withDishCosts(table: SheetTable, dishes: number): SheetTable {
  const { grid, from, bodyFrom, bodyTo, hints } = table
  const rows = Array.from({ length: bodyTo - bodyFrom }, (_, at) => bodyFrom + at)
  const first = rows.filter((row) => grid.cell(row, dishes).isText)
  const isOfDish = (column: number) => {
    const filled = rows.filter((row) => grid.cell(row, column).figure !== null)
    return filled.length > 0 && filled.length * 2 <= rows.length && filled.every((row) => first.includes(row))
  }
  return {
    ...table,
    hints: hints.map((hint, at) =>
      hint.lineCost !== undefined && isOfDish(from + at) ? { other: 9 } : hint,
    ),
  }
}

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
