export const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Limits of a quoted cell, which may contain line breaks: a quote that is never closed must not swallow the list. */
const LONGEST_QUOTED = 4000
const MOST_QUOTED_LINES = 30
/** The number of characters searched for missing closing quotes, in a whole text: after that a quote is a plain character. */
const MOST_IN_VAIN = 5_000_000

export interface SplitOptions {
  separator: Separator
  /** Rows to read at most; one more is read when there are more, so that the reader can detect it. */
  atMost: number
  /** Cells to read at most, detected in the same way. */
  mostCells?: number
}

/**
 * The cells of a text table (RFC 4180, leniently): quotes around cells that contain separators, line breaks or doubled
 * quotes; a quote inside an unquoted cell is a plain character ('Film 30" x 300 m'), and so is one that is never closed.
 */
export function splitRows(text: string, options: SplitOptions): string[][] {
  const { separator, atMost, mostCells = Number.POSITIVE_INFINITY } = options
  const rows: string[][] = []
  const search: Search = { text, separator, inVain: 0 }
  let row: string[] = []
  let cells = 0
  let at = 0
  while (at < text.length && cells <= mostCells) {
    const { cell, end } = cellAt(search, at)
    row.push(cell)
    cells += 1
    if (text[end] === separator) {
      at = end + 1
      // A separator at the very end begins an empty cell.
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    if (rows.length > atMost) return rows
    row = []
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
  }
  if (row.length > 0) rows.push(row)
  return rows
}

interface Search {
  text: string
  separator: string
  inVain: number
}

/** The cell that begins at an offset, and its end: a separator, a line break or the end of the text. */
function cellAt(search: Search, start: number): { cell: string; end: number } {
  const { text } = search
  const from = afterSpaces(text, start)
  const quoted = text[from] === '"' && search.inVain < MOST_IN_VAIN ? quotedAt(search, from) : null
  if (quoted !== null) return quoted
  const end = endOfCell(text, start, search.separator)
  return { cell: text.slice(start, end), end }
}

function quotedAt(search: Search, start: number): { cell: string; end: number } | null {
  const { text, separator } = search
  const limit = Math.min(text.length, start + LONGEST_QUOTED)
  let lines = 0
  let at = start + 1
  for (; at < limit && lines <= MOST_QUOTED_LINES; at += 1) {
    if (text[at] === '\n') lines += 1
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') {
      at += 1
      continue
    }
    const end = afterSpaces(text, at + 1)
    // A quote before anything but the end of its cell is part of the text: "Crème "entière"".
    if (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') continue
    return { cell: text.slice(start + 1, at).replaceAll('""', '"'), end }
  }
  search.inVain += at - start
  return null
}

function afterSpaces(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}

function endOfCell(text: string, start: number, separator: string): number {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
