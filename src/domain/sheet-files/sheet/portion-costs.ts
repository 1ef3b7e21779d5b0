import { sameToTheCent } from '../grid/cents.ts'
import type { FoundLine } from '../lines/found-line.ts'
import { hintOf } from '../roles/reading-columns.ts'
import type { Reading } from '../roles/reading.ts'
import type { TableLines } from '../roles/table-lines.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetTable, ScannedRows } from '../tables/sheet-table.ts'
import type { DraftReason } from './sheet-draft.ts'

/** Whether a column has what each line costs in one portion: 'Coût/pers'. */
export const isOfPortion = ({ hints, from }: SheetTable, column: number) =>
  hints[column - from]?.portionCost !== undefined

/** The totals under columns of costs of a portion that are not the costs of the reading. */
export function portionCostTotals(
  table: SheetTable,
  { totals, lines }: ScannedRows,
  { cost }: Reading,
): LabelledFigure[] {
  const lastLine = lines.at(-1)?.row ?? 0
  return totals.flatMap(({ row, kind }) =>
    table.hints.flatMap((_, at): LabelledFigure[] => {
      const column = table.from + at
      const cell = table.grid.cell(row, column)
      if (kind === 'subtotal' || row < lastLine || column === cost?.column || !isOfPortion(table, column))
        return []
      return cell.figure === null
        ? []
        : [
            {
              kind: 'portion-cost',
              figure: cell.figure,
              found: { value: cell.figure.value, cell: cell.place },
              cell,
            },
          ]
    }),
  )
}

/**
 * What costs of a portion leave open: lines that do not cost so much in one of the portions; and prices that are not
 * there, as the cost of one portion says none of the quantities of all.
 */
export function portionCostReasons(
  lines: TableLines,
  { price, cost }: Reading,
  found: readonly FoundLine[],
  portions: number | null,
): DraftReason[] {
  const columns = lines.figures.filter(
    (column) => column.column !== cost?.column && hintOf(lines, column).portionCost !== undefined,
  )
  if (columns.length > 0 && price === null && cost === null)
    return [{ reason: 'portion-costs-alone', columns: columns.map(({ column }) => column) }]
  return columns.flatMap(({ cells }) =>
    found.flatMap((line, at): DraftReason[] => {
      const cell = cells[at]
      if (cell?.figure == null || line.cost === null || portions === null) return []
      const computed = line.cost / portions
      const stated = { value: cell.figure.value, cell: cell.place }
      return sameToTheCent(computed, stated.value)
        ? []
        : [{ reason: 'line-cost-differs', line: at, computed, stated }]
    }),
  )
}
