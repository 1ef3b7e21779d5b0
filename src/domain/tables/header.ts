import { cellText } from './cell.ts'
import type { Cell, Matrix } from './cell.ts'

/** The position of the header of a table: its first row, and its number of rows. */
export interface Header {
  row: number
  height: 1 | 2
}

/** The header of each column; a merged cell above also applies to the empty ones to its right. */
export function headersOf(matrix: Matrix, header: Header | null): string[] {
  if (header === null) return []
  const upper = (matrix[header.row] ?? []).map(cellText)
  if (header.height === 1) return upper
  const lower = (matrix[header.row + 1] ?? []).map(cellText)
  let above = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    above = upper[column] === '' || upper[column] === undefined ? above : upper[column]
    const below = lower[column] ?? ''
    return below === '' ? (upper[column] ?? '') : `${above} ${below}`.trim()
  })
}

/** The rows under the header that are not empty. */
export function dataRows(matrix: Matrix, header: Header | null): (readonly Cell[])[] {
  return matrix.slice(firstRow(header)).filter(isDataRow)
}

/** Whether there is anything but titles and remarks under the header. */
export function hasDataRows(matrix: Matrix, header: Header | null): boolean {
  return matrix.some((row, place) => place >= firstRow(header) && isDataRow(row))
}

function firstRow(header: Header | null): number {
  return header === null ? 0 : header.row + header.height
}

function isDataRow(row: readonly Cell[]): boolean {
  return row.filter((cell) => cellText(cell) !== '').length > 1
}
