import writeExcelFile from 'write-excel-file/browser'
import type { Cell } from '#domain/tables/cell.ts'

const WIDEST = 60
const NARROWEST = 10

/** Rows as a workbook: numbers stay numbers, the header row is frozen. */
export function writeWorkbook(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const [header = [], ...body] = rows
  const data = [
    header.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...body.map((row) =>
      row.map((value) =>
        value === null ? null : typeof value === 'number' ? numberCell(value) : textCell(value),
      ),
    ),
  ]
  const columns = header.map((_, column) => ({ width: widthOf(rows.map((row) => row[column] ?? null)) }))
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBlob()
}

function numberCell(value: number) {
  return { value, type: Number, format: Number.isInteger(value) ? '0' : '#,##0.00##' }
}

function textCell(value: Exclude<Cell, null | number>) {
  return { value: String(value), type: String }
}

function widthOf(cells: readonly Cell[]): number {
  const longest = cells.reduce<number>((most, cell) => Math.max(most, String(cell ?? '').length), NARROWEST)
  return Math.min(longest + 2, WIDEST)
}
