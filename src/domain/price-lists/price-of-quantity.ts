import { readDecimal } from '../quantity/read-decimal.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import type { PriceReading } from './read-price.ts'

/** EUR: a printed amount is rounded to cents. */
const CENT = 0.01

/**
 * Whether a 'Prix' beside 'Qté' 10 may be that of the ten, as on an invoice. Where the row prints what they cost in all, their
 * product shows that it is the price of one.
 */
export function mayBeOfQuantity(
  { per, amount }: Extract<PriceReading, { known: true }>,
  column: ListColumn,
  row: readonly Cell[],
  columns: ListColumns,
): boolean {
  if (per !== null || column.per !== null || column.single) return false
  const figures = (of: (one: ListColumn) => boolean) =>
    columns.all('ignored').flatMap((one) => (of(one) ? (readDecimal(cellText(row[one.at])) ?? []) : []))
  const [quantity] = figures((one) => one.quantity)
  if (quantity === undefined || quantity <= 0 || quantity === 1) return false
  return !figures((one) => one.amountInAll).some(
    (all) => Math.abs(amount * quantity - all) <= CENT * Math.max(1, quantity),
  )
}
