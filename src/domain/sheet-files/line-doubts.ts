import { isAtWill } from '../imports/at-will.ts'
import type { Found, SheetReason } from './found-sheet.ts'
import { LUMP } from './line-charge.ts'
import { unitColumn } from './line-values.ts'
import type { Reading } from './reading.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'

/** A reason of a line, before the line has its place in the sheet. */
export type LineReason = { reason: SheetReason['reason'] } & Partial<{
  computed: number
  stated: Found<number>
  written: string
}>

/** The quantity and the price of a row that are written, and are no figures that are read. */
export function unreadCells({ table }: TableLines, reading: Reading, row: number): LineReason[] {
  const unread = (
    column: FigureColumn | null,
    reason: 'quantity-unclear' | 'price-unclear',
  ): LineReason[] => {
    if (column === null || column.parts.length > 0) return []
    const { figure, text, words } = table.grid.cell(row, column.column)
    const isUnread =
      figure === null
        ? text !== '' && !isAtWill(text) && /[\p{L}\d?]/u.test(text) && !LUMP.test(words)
        : figure.value < 0
    return isUnread ? [{ reason, written: text }] : []
  }
  return [...unread(reading.quantity, 'quantity-unclear'), ...unread(reading.price, 'price-unclear')]
}

/** The quantity and the price of a line that can be read in two ways: '500/600 g', '1.500'. */
export function unclearCells({ quantity, price }: Reading, at: number): LineReason[] {
  const unclear = (
    column: FigureColumn | null,
    reason: 'quantity-unclear' | 'price-unclear',
  ): LineReason[] => {
    const cell = column?.cells[at]
    const isUnclear = cell?.figure?.unclear === true && column !== null && !showsDecimals(column)
    return isUnclear ? [{ reason, written: cell.text }] : []
  }
  return [...unclear(quantity, 'quantity-unclear'), ...unclear(price, 'price-unclear')]
}

/** Whether a column shows how it separates decimals, as '0,75' does: then '1,125' is no thousand. */
function showsDecimals({ cells }: FigureColumn): boolean {
  return cells.some((cell) => /(?:[.,]\d{1,2}|[.,]\d{4,}|(?<!\d)0[.,]\d{3})(?!\d)/u.test(cell?.words ?? ''))
}

/** What the file has for a unit that is none, or several: 'bte'. */
export function unknownUnit(lines: TableLines, row: number): { written?: string } {
  const column = unitColumn(lines)
  const { text = '' } = column === null ? {} : lines.table.grid.cell(row, column)
  return text === '' ? {} : { written: text }
}
