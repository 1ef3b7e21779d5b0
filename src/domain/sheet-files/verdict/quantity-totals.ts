import { sameToTheCent } from '../grid/cents.ts'
import { summedRows } from '../grid/sum-ranges.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { StatedTotal } from '../sheet/sheet-draft.ts'

/** Whether a total is of quantities, as the weight of a recipe: it adds up the quantities of the lines, and not their costs. */
export function isTotalOfQuantities(lines: readonly FoundLine[], { found, tree }: StatedTotal): boolean {
  const { value, cell } = found
  const quantities = lines.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]))
  if (quantities.length < 2) return false
  const cost = costOfLines(lines)
  if (cost !== null && sameToTheCent(cost, value)) return false
  const under = quantities.filter((quantity) => quantity.cell.column === cell.column)
  const summed = summedRows(tree, cell.column)
  if (summed !== null) return under.filter((quantity) => summed.has(quantity.cell.row)).length >= 2
  const sum = under.reduce((all, quantity) => all + quantity.value, 0)
  return under.length === quantities.length && sameToTheCent(sum, value)
}
