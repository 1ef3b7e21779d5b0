import type { Cell } from './cell.ts'

const QUOTED = /[";,\t\r\n]|^\s|\s$/u

/** The byte order mark of UTF-8, by which a spreadsheet reads the file as such. */
export const CSV_START = '\ufeff'

/**
 * Rows as a CSV file that a French spreadsheet opens with a double click: semicolons, decimal commas, and a byte order
 * mark. Texts are written unchanged, so pass them through `neutraliseCell` first.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `${CSV_START}${rows.map((row) => `${csvRow(row)}\r\n`).join('')}`
}

/** One row of such a file, without its line break. */
export function csvRow(row: readonly Cell[]): string {
  return row.map(written).join(';')
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
