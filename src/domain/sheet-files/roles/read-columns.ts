import type { LineMeasure } from '../grid/line-measure.ts'
import type { ColumnRole } from '../tables/column-role.ts'
import type { HeadHints } from '../tables/head-words.ts'
import { headsPlace } from '../tables/sheet-table.ts'
import { headUnit, unitColumn } from './line-values.ts'
import type { Reading } from './reading.ts'
import type { TableLines } from './table-lines.ts'

/** A column with what it was read as. */
interface ReadColumn {
  column: number
  /** As the file writes it; '' without a head. */
  head: string
  role: ColumnRole
  /** Of its figures, where their cells name none. */
  unit: LineMeasure | null
}

/** The columns of the table that contains the lines of a sheet. */
export interface ReadColumns {
  /** The row of the heads; the first of the lines where there is none. */
  headRow: number
  /** 0 without heads. */
  headHeight: number
  columns: ReadColumn[]
}

/** What each column of a table was read as. */
export function readColumns(lines: TableLines, reading: Reading): ReadColumns {
  const { from, to, hints, heads } = lines.table
  const { row: headRow, height: headHeight } = headsPlace(lines.table)
  const columns = Array.from({ length: to - from + 1 }, (_, at): ReadColumn => {
    const column = from + at
    const role = roleOf(lines, reading, column, hints[at] ?? {})
    const measured = role === 'quantity' || role === 'price' || role === 'packPrice' || role === 'netQuantity'
    return { column, head: heads[at] ?? '', role, unit: measured ? headUnit(lines, column) : null }
  })
  return { headRow, headHeight, columns }
}

function roleOf(lines: TableLines, reading: Reading, column: number, hints: HeadHints): ColumnRole {
  const { quantity, price, cost, loss, lossModel, packFirst } = reading
  if (column === lines.name) return 'name'
  if (quantity !== null && [quantity.column, ...quantity.parts].includes(column)) return 'quantity'
  if (column === price?.column) return packFirst ? 'packPrice' : 'price'
  if (column === cost?.column) return 'cost'
  if (column === loss?.column) return lossModel === 'yield' ? 'yield' : 'loss'
  if (column === lines.pack) return 'pack'
  if (lines.units.includes(column)) return column === unitColumn(lines) ? 'unit' : 'priceUnit'
  const isGross =
    quantity !== null && (lines.table.hints[quantity.column - lines.table.from] ?? {}).gross !== undefined
  if (isGross && hints.loss !== undefined) return 'loss'
  if (isGross && hints.yield !== undefined) return 'yield'
  if (hints.dish !== undefined) return 'dish'
  if (hints.steps !== undefined) return 'steps'
  if (hints.note !== undefined) return 'note'
  if (hints.portionCost !== undefined) return 'portionCost'
  return hints.net === undefined ? 'unused' : 'netQuantity'
}
