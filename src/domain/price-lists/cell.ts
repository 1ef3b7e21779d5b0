/** What a cell of a workbook or of a text table holds; nothing is null or ''. */
export type Cell = string | number | boolean | Date | null

/** The rows of a file as it was given, ragged or not. */
export type Matrix = readonly (readonly Cell[])[]

// The spaces that spreadsheets and web pages bring along: unbreakable, thin, narrow.
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]|\p{Cc}/gu

// Most cells are fit to be stored as they are: letters and signs with single spaces between.
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

/** More than any cell of a list says; what is longer is no list's, and costs time to read. */
const LONGEST = 2000

/** A row whose texts are as they are stored; numbers, dates and the rest stay what they are. */
export function tidyRow(row: readonly Cell[]): Cell[] {
  return row.map((cell) => (typeof cell === 'string' ? cellText(cell.slice(0, LONGEST)) : cell))
}

/** Whether a row says nothing at all. */
export function isEmptyRow(row: readonly Cell[]): boolean {
  return row.every((cell) => cellText(cell) === '')
}
