/** The value of a cell of a workbook or of a text table; an empty cell is null or ''. */
export type Cell = string | number | boolean | Date | null

/** The rows of a file, which may differ in length. */
export type Matrix = readonly (readonly Cell[])[]

// Spaces of spreadsheets and web pages: non-breaking, thin, narrow.
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu
const INVISIBLE = /[\u200b-\u200d\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]|\p{Cc}/gu

// Fast path: most cells are stored unchanged, as they have only letters, signs and single spaces.
const TIDY = /^[!-~¡-¬®-ÿŒœ€’]+(?: [!-~¡-¬®-ÿŒœ€’]+)*$/u

/** The text of a cell on one line, plain spaces only, as it is stored; '' for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (TIDY.test(cell)) return cell
  return cell.replaceAll(SPACES, ' ').replaceAll(INVISIBLE, '').normalize('NFC').trim()
}

/** Characters of a cell that are read; longer texts do not occur in price lists, and cost time. */
const LONGEST = 2000

/** A row with its texts normalised as they are stored; other values are unchanged. */
export function tidyRow(row: readonly Cell[]): Cell[] {
  return row.map((cell) => (typeof cell === 'string' ? cellText(cell.slice(0, LONGEST)) : cell))
}

/** Whether all cells of a row are empty. */
export function isEmptyRow(row: readonly Cell[]): boolean {
  return row.every((cell) => cellText(cell) === '')
}
