import type { Cell } from '../tables/cell.ts'
import { textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'

/** The number in the colis, from a column of figures; null for 1, which is no information. */
export function countIn(row: readonly Cell[], columns: ListColumns): number | null {
  const text = countsIn(row, columns)
  const count = text === '' ? 1 : Number.parseInt(text, 10)
  return count > 1 && count <= 100_000 ? count : null
}

/** The figure that says how many are in the colis; '' for none. */
export const countsIn = (row: readonly Cell[], columns: ListColumns) =>
  countText(row, columns.one('packCount')) || countText(row, columns.one('pack'))

/** A whole number in a column that does not measure. */
function countText(row: readonly Cell[], column: ListColumn | null): string {
  if (column === null || column.per?.kind === 'measure') return ''
  const text = textIn(row, column)
  return /^\d+(?:[.,]0+)?$/u.test(text) ? text : ''
}
