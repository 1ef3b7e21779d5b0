import { containing } from '../../words/word-list.ts'
import { headWords } from './head-words.ts'
import { labelOf } from './labels.ts'
import type { LabelledFigure } from './sheet-region.ts'
import { withoutRoles } from './sheet-table.ts'
import type { ScannedRows, SheetTable } from './sheet-table.ts'
import { NAMED_DISHES } from './words/dish-words.ts'

const OF_DISH = containing(NAMED_DISHES)

/** Columns whose head says that they have the cost of a dish, beside each of its lines or beside the first. */
function dishCostColumns(
  { heads, hints, from, grid }: SheetTable,
  dishes: readonly (readonly number[])[],
): number[] {
  return heads.flatMap((head, at) => {
    const { lineCost, price } = hints[at] ?? {}
    const isCost = lineCost !== undefined || labelOf(head) === 'total'
    if (!isCost || price !== undefined || !OF_DISH.test(headWords(head))) return []
    const isOfDish = dishes.every((rows) => {
      const values = rows.map((row) => grid.cell(row, from + at).figure?.value ?? null)
      const [first, ...others] = values
      return others.every((value) => value === null) || others.every((value) => value === first)
    })
    const isSeveral = dishes.some((rows) => rows.length > 1)
    const isFilled = dishes.some((rows) => rows.some((row) => grid.cell(row, from + at).figure !== null))
    return isOfDish && isSeveral && isFilled ? [from + at] : []
  })
}

/**
 * A table whose columns with the cost of a dish are those of no line.
 * @param dishes the rows of each dish
 */
export function withoutDishCosts(table: SheetTable, dishes: readonly (readonly number[])[]): SheetTable {
  return table.fixed === undefined ? withoutRoles(table, new Set(dishCostColumns(table, dishes))) : table
}

/**
 * The same of columns that have a cost in the first row of each dish alone, whatever their heads.
 * @param titles the column of the dishes
 */
export function withoutCostsOfFirstRows(table: SheetTable, titles: number): SheetTable {
  const { grid, from, bodyFrom, bodyTo, hints } = table
  const rows = Array.from({ length: bodyTo - bodyFrom }, (_, at) => bodyFrom + at)
  const isOfDish = (column: number) => {
    const filled = rows.filter((row) => grid.cell(row, column).figure !== null)
    return (
      filled.length > 0 &&
      filled.length * 2 <= rows.length &&
      filled.every((row) => grid.cell(row, titles).isText)
    )
  }
  const costs = hints.flatMap(({ lineCost }, at) => (lineCost === undefined ? [] : [from + at]))
  return withoutRoles(table, new Set(costs.filter(isOfDish)))
}

/** The costs of the dish in a column of its table, which its lines must come to. */
export function dishCosts(table: SheetTable, { lines }: ScannedRows): LabelledFigure[] {
  const { grid, from, heads, hints, headRow } = table
  return heads.flatMap((head, at): LabelledFigure[] => {
    const cell = lines.map(({ row }) => grid.cell(row, from + at)).find(({ figure }) => figure !== null)
    if (hints[at]?.other === undefined || labelOf(head) !== 'total' || cell?.figure == null) return []
    const label = { ...grid.cell(headRow, from + at), text: head }
    return [
      {
        kind: 'total',
        figure: cell.figure,
        found: { value: cell.figure.value, cell: cell.place },
        cell,
        label,
      },
    ]
  })
}
