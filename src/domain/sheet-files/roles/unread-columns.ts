import { containing } from '../../words/word-list.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { GridCell } from '../grid/grid.ts'
import { headHints, headWords } from '../tables/head-words.ts'
import { SIZE } from '../tables/matrix.ts'
import type { ColumnReason } from './column-reason.ts'
import { phaseColumns } from './phase-columns.ts'
import type { Reading } from './reading.ts'
import type { TableLines } from './table-lines.ts'
import { VARIANT_HEADS } from './words/variant-words.ts'

/** Words of guests, services and sizes, of which a dish has a quantity each. */
const VARIANT = containing(VARIANT_HEADS)

/** Least share of the lines in which a column has a figure. */
const MOST_LINES = 0.5
const UNITS = [1, 1000, 0.001, 100, 0.01, 10, 0.1]

/**
 * Names columns with quantities or costs of a second variant of the dish, as of children beside adults, that the
 * reading does not use. The same quantity for another number of portions, or in another unit, is no variant.
 */
export function unreadColumns(lines: TableLines, reading: Reading): ColumnReason[] {
  const { table, rows } = lines
  const { quantity, price, cost } = reading
  if (quantity === null || table.fixed !== undefined) return []
  // What is compared with their sum is read.
  const ofPhases = phaseColumns(lines)?.phases ?? []
  const used = new Set(
    [...ofPhases, quantity, price, cost, reading.loss].flatMap((column) =>
      column === null ? [] : [column.column, ...column.parts],
    ),
  )
  const cellsIn = (column: number) => rows.map(({ row }) => table.grid.cell(row, column))
  const headOf = (column: number) => table.heads[column - table.from] ?? ''
  const isFilled = (column: number) =>
    cellsIn(column).filter(({ figure }) => figure !== null && figure.value !== 0).length >
    rows.length * MOST_LINES
  const free = Array.from({ length: table.to - table.from + 1 }, (_, at) => table.from + at).filter(
    (column) =>
      column !== lines.name &&
      !used.has(column) &&
      !lines.units.includes(column) &&
      column !== lines.pack &&
      isFilled(column),
  )
  const quantities = quantity.cells
  const isPlain = (column: number) =>
    cellsIn(column).every(({ figure }) => figure === null || figure.kind === 'plain')
  const isOther = (column: number) =>
    isPlain(column) &&
    !isMultiple(quantities, cellsIn(column), guestsRatio(headOf(quantity.column), headOf(column)))
  const others = free.filter(
    (column) =>
      isOther(column) &&
      isVariant(headOf(column)) &&
      (isVariant(headOf(quantity.column)) || namesQuantity(headOf(column))),
  )
  // A cost that is this other quantity at the same price is of the other variant, whatever its head says.
  const costs = free.flatMap((column) => {
    if (price === null || cost === null) return []
    const of = free.find(
      (other) => other !== column && isOther(other) && isCostOf(cellsIn(other), cellsIn(column), price.cells),
    )
    return of === undefined ? [] : [of, column]
  })
  const named = free.filter(
    (column) =>
      cost !== null &&
      headHints(headOf(column)).other === undefined &&
      (headHints(withoutVariant(headOf(column))).lineCost ?? 0) > 0 &&
      isVariant(headOf(column)) &&
      isVariant(headOf(cost.column)) &&
      !isMultiple(cost.cells, cellsIn(column)),
  )
  // 'Blanquette | Coût | Magret | Coût': a second cost under the same head, with what it is of in front of it.
  const again = free.flatMap((column) =>
    cost !== null &&
    headOf(column) !== '' &&
    headWords(headOf(column)) === headWords(headOf(cost.column)) &&
    !isMultiple(cost.cells, cellsIn(column))
      ? free.filter((other) => other === column || other === column - 1)
      : [],
  )
  const columns = [...new Set([...others, ...costs, ...named, ...again])].toSorted(
    (one, other) => one - other,
  )
  return columns.length === 0
    ? []
    : [{ reason: 'columns-unread', columns, heads: columns.map((column) => headOf(column)).filter(Boolean) }]
}

const isVariant = (head: string) => VARIANT.test(headWords(head)) || SIZE.test(headWords(head))

const withoutVariant = (head: string) => headWords(head).replace(VARIANT, '').trim()

const namesQuantity = (head: string) => {
  const { quantity = 0, net, loss } = headHints(withoutVariant(head))
  return quantity > 0 && net === undefined && loss === undefined
}

/** 2.5 of 'Pour 4' and 'Pour 10'; null where one of two heads names no number. */
function guestsRatio(one: string, other: string): number | null {
  const [first, second] = [one, other].map((head) => Number(/\d+/u.exec(head)?.[0] ?? 0))
  return first && second ? second / first : null
}

/** Whether two columns have one ratio in all lines: that of units, of the numbers of guests, or of many portions. */
function isMultiple(
  one: readonly (GridCell | null)[],
  other: readonly GridCell[],
  ofGuests: number | null = null,
): boolean {
  const ratios = one.flatMap((cell, at) => {
    const [first, second] = [cell?.figure?.value ?? 0, other[at]?.figure?.value ?? 0]
    return first === 0 && second === 0 ? [] : [second / first]
  })
  const [ratio] = ratios
  if (ratio === undefined || !ratios.every((each) => Math.abs(each - ratio) <= 0.01 * Math.abs(ratio)))
    return false
  if (ofGuests !== null && Math.abs(ratio - ofGuests) <= 0.01 * ofGuests) return true
  const times = Math.max(ratio, 1 / ratio)
  return UNITS.some((unit) => Math.abs(times * unit - 1) < 1e-6) || times >= LEAST_PORTIONS
}

/** A quantity is that of so many portions from here on; of less it may be that of a child. */
const LEAST_PORTIONS = 3

function isCostOf(
  quantities: readonly GridCell[],
  costs: readonly GridCell[],
  prices: readonly (GridCell | null)[],
): boolean {
  const factors = [1, 0.001]
  let compared = 0
  const isSame = quantities.every(({ figure }, at) => {
    const stated = costs[at]?.figure?.value
    const price = prices[at]?.figure?.value
    if (figure === null || stated === undefined || price === undefined) return true
    compared += 1
    return factors.some((factor) => sameToTheCent(figure.value * price * factor, stated))
  })
  return isSame && compared > 0 && costs.some(({ figure }) => (figure?.value ?? 0) > 0.05)
}
