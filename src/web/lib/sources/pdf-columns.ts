import type { PdfLine, Segment } from './pdf-lines.ts'

/** A column of a table, from its left edge to its right one, in points. */
export interface Column {
  left: number
  right: number
}

/** Share of lines that may reach over a gap between two columns. */
const CROSSING = 0.15

/**
 * The columns of a block: between two of them is a gap that hardly any line crosses.
 * @param isRare whether a text that hardly any line has beside it is a column
 */
export function columnsOf(
  lines: readonly PdfLine[],
  isRare: (segment: Segment) => boolean = () => true,
): Column[] {
  const tabular = lines.filter(({ isTabular }) => isTabular)
  const segments = (tabular.length > 0 ? tabular : lines).flatMap((line) => line.segments)
  const most = Math.floor(tabular.length * CROSSING)
  const edges = segments
    .flatMap(({ left, right }) => [
      { at: left, change: 1 },
      { at: right, change: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.change - other.change)
  const columns: Column[] = []
  let covering = 0
  let begin: number | null = null
  for (const { at, change } of edges) {
    covering += change
    if (covering > most && begin === null) begin = at
    else if (covering <= most && begin !== null) {
      columns.push({ left: begin, right: at })
      begin = null
    }
  }
  return withRareColumns(columns, segments, isRare)
}

/** Also those that few lines fill: a loss that two ingredients have. */
function withRareColumns(
  columns: readonly Column[],
  segments: readonly Segment[],
  isRare: (segment: Segment) => boolean,
): Column[] {
  const all = [...columns]
  for (const segment of segments) {
    if (!isRare(segment) || all.some((column) => overlap(segment, column) > 0)) continue
    all.push({ left: segment.left, right: segment.right })
  }
  return all.toSorted((one, other) => one.left - other.left)
}

export const overlap = (one: Column, other: Column) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))

/** The column that a text is in: the one that it overlaps most, else the nearest. */
export function columnAt(segment: Segment, columns: readonly Column[]): number {
  let best = { at: 0, share: Number.NEGATIVE_INFINITY }
  for (const [at, column] of columns.entries()) {
    const share =
      overlap(segment, column) || -Math.max(column.left - segment.right, segment.left - column.right)
    if (share > best.share) best = { at, share }
  }
  return best.at
}

export function rowOf(segments: readonly Segment[], columns: readonly Column[]): (string | undefined)[] {
  const row: (string | undefined)[] = []
  for (const segment of segments) {
    const at = columnAt(segment, columns)
    const before = row[at]
    row[at] = before === undefined ? segment.text : `${before} ${segment.text}`
  }
  return row
}

/** The middle one of values; 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
