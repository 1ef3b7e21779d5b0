import { cellText } from './cell.ts'
import type { Cell, Matrix } from './cell.ts'
import { MAX_ROWS } from './limits.ts'
import type { CellRange } from './tab.ts'

const MAX_MERGED_COLUMNS = 20

/** The value of merged cells in each of their rows with a figure: a heading among them stays alone in its row. */
export function fillMerged(matrix: Matrix, merges: readonly CellRange[]): Matrix {
  if (merges.length === 0) return matrix
  const rows = matrix.map((row) => row)
  const own = new Map<number, Cell[]>()
  // Cells are merged once: a file in which they overlap was written to keep its reader busy.
  let left = MAX_ROWS * MAX_MERGED_COLUMNS
  for (const { fromRow, fromColumn: column, toRow } of merges) {
    const value = matrix[fromRow]?.[column] ?? null
    if (toRow === fromRow || cellText(value) === '') continue
    for (let at = fromRow + 1; at <= Math.min(toRow, rows.length - 1) && left > 0; at += 1) {
      left -= 1
      const row = matrix[at] ?? []
      if (cellText(row[column]) !== '' || !row.some((cell) => /\d/u.test(cellText(cell)))) continue
      const filled = own.get(at) ?? [...row]
      filled[column] = value
      own.set(at, filled)
    }
  }
  for (const [at, row] of own) rows[at] = row
  return rows
}
