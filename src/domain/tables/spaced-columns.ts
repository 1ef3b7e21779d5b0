/** Between two cells: two spaces or more. */
const GAP = /[ \u00a0\u2007\u202f]{2,}/gu
/** Lines with several cells by which a text has columns, and their share of all lines. */
const LEAST_LINES = 2
const LEAST_SHARE = 0.5

interface Piece {
  text: string
  from: number
  to: number
}

/**
 * The rows of a text whose columns are made of spaces; null for any other text. Where the columns are aligned, a cell may be
 * missing in a row; a line that does not fit them is one cell.
 * @param lines without tabs
 */
export function spacedColumns(lines: readonly string[]): string[][] | null {
  const pieces = lines.map(piecesOf)
  const filled = pieces.filter((row) => row.length > 0)
  const wide = filled.filter((row) => row.length > 1)
  if (wide.length < LEAST_LINES || wide.length < filled.length * LEAST_SHARE) return null
  const width = commonest(wide.map((row) => row.length))
  const whole = wide.filter((row) => row.length === width)
  const columns = Array.from({ length: width }, (_, at) => ({
    from: Math.min(...whole.map((row) => row[at]?.from ?? Infinity)),
    to: Math.max(...whole.map((row) => row[at]?.to ?? 0)),
  }))
  const aligned = columns.every(({ to }, at) => to <= (columns[at + 1]?.from ?? Infinity))
  return pieces.map((row) => {
    if (row.length === width) return row.map(({ text }) => text)
    const one = [row.map(({ text }) => text).join(' ')]
    if (!aligned || row.length < 2) return one
    const places = row.map(({ from, to }) =>
      columns.flatMap((column, at) => (from < column.to && to > column.from ? [at] : [])),
    )
    const fits = places.every(([at, ...others], index) => {
      return at !== undefined && others.length === 0 && at !== places[index + 1]?.[0]
    })
    return fits ? columns.map((_, at) => row[places.findIndex(([place]) => place === at)]?.text ?? '') : one
  })
}

function piecesOf(line: string): Piece[] {
  const cells: Piece[] = []
  let from = line.length - line.trimStart().length
  const end = line.trimEnd().length
  for (const { index, 0: gap } of line.matchAll(GAP)) {
    if (index < from || index >= end) continue
    cells.push({ text: line.slice(from, index), from, to: index })
    from = index + gap.length
  }
  return from < end ? [...cells, { text: line.slice(from, end), from, to: end }] : cells
}

function commonest(counts: readonly number[]): number {
  const [most] = [...Map.groupBy(counts, (count) => count)].toSorted(
    ([one, { length: often }], [other, { length: seldom }]) => seldom - often || other - one,
  )
  return most?.[0] ?? 0
}
