import type { ColumnReason } from './column-reason.ts'
import { hintOf } from './reading-columns.ts'
import type { ScoredReading } from './reading.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'

/**
 * A loss or a yield that the reading does not charge, where no cost of the file says whether the quantities include it
 * already. Gross quantities do.
 */
export function unprovenLoss(lines: TableLines, reading: ScoredReading): ColumnReason[] {
  const { quantity, price, loss, proven, total } = reading
  if (lines.table.fixed !== undefined || quantity === null || price === null || loss !== null) return []
  if (proven > 0 || total || hintOf(lines, quantity).gross !== undefined) return []
  const columns = lines.figures.filter((column) => {
    const hint = hintOf(lines, column)
    return (
      (hint.loss !== undefined && takesAny(column, [0])) ||
      (hint.yield !== undefined && takesAny(column, [1, 100]))
    )
  })
  const heads = columns.map(({ column }) => lines.table.heads[column - lines.table.from] ?? '')
  return columns.length === 0
    ? []
    : [{ reason: 'loss-unproven', columns: columns.map(({ column }) => column), heads }]
}

/** Whether a column has another figure than those that take nothing away. */
const takesAny = ({ cells }: FigureColumn, none: readonly number[]) =>
  cells.some((cell) => cell?.figure != null && !none.includes(cell.figure.value))
