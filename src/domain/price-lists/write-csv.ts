import type { Cell } from './cell.ts'

const QUOTED = /[";,\t\r\n]|^\s|\s$/u

/**
 * Rows as a CSV file that a French spreadsheet opens with a double click: semicolons, decimal commas, and a byte order
 * mark. Texts are written unchanged, so pass them through `neutraliseCell` first.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
