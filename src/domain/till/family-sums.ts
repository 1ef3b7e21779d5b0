/** A row of a till's file by its figures: the quantity first, then those of other columns; null where a cell has none. */
export type RowFigures = readonly [sold: number, ...others: (number | null)[]]

/** Longer files are a row for each receipt, which has no families. */
export const MOST_ROWS = 2000
/** Without another column that agrees, so many rows are no coincidence. */
const ENOUGH_ROWS = 8
const ROUNDING = 0.01

/**
 * The rows that are the sum of their family, by their index: the name of a family in the column of articles, 'PLATS 59' above
 * 'Blanquette 41' and 'Sole 18', or below them. Only where the whole file is made of such families; else none.
 */
export function familySums(rows: readonly RowFigures[]): Set<number> {
  const headings = sumsOf(rows)
  if (headings.size > 0) return headings
  const footers = sumsOf(rows.toReversed())
  return new Set([...footers].map((at) => rows.length - 1 - at))
}

/** The rows that are the sum of those below, up to the next such row. */
function sumsOf(rows: readonly RowFigures[]): Set<number> {
  const none = new Set<number>()
  const totals = runningTotals(rows)
  // By index: the length of the family that begins there, when all rows from there on are made of families.
  const lengths: (number | undefined)[] = Array.from({ length: rows.length + 1 })
  lengths[rows.length] = 0
  for (const [at, row] of [...rows.entries()].toReversed()) {
    const isSum = (end: number) => {
      const others = othersOf(row)
      return others.length === 0 || others.some((other) => isSumOf(totals, other, at + 1, end))
    }
    let sum = 0
    for (let end = at + 2; end <= rows.length; end += 1) {
      sum += rows[end - 1]?.[0] ?? 0
      if (sum === row[0] && lengths[end] !== undefined && isSum(end)) lengths[at] = end - at - 1
    }
  }
  if (lengths[0] === undefined) return none
  const sums: number[] = []
  for (let at = 0; at < rows.length; at += (lengths[at] ?? 0) + 1) sums.push(at)
  // Nothing sold is the sum of nothing sold, whatever the rows are.
  const isFamily = sums.length > 1 && sums.some((at) => (lengths[at] ?? 0) > 1 && rows[at]?.[0] !== 0)
  const certain = rows.length >= ENOUGH_ROWS || sums.every((at) => othersOf(rows[at]).length > 0)
  return isFamily && certain ? new Set(sums) : none
}

type Other = readonly [column: number, figure: number]

function othersOf(row: RowFigures | undefined): Other[] {
  return (row ?? []).flatMap((figure, column) => (column === 0 || figure === null ? [] : [[column, figure]]))
}

/** By column: the sums of the rows before each, and how many of them have no figure. */
function runningTotals(rows: readonly RowFigures[]): { sums: number[]; blanks: number[] }[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_none, column) => {
    const [sums, blanks] = [[0], [0]]
    for (const [at, row] of rows.entries()) {
      const figure = row[column] ?? null
      sums.push((sums[at] ?? 0) + (figure ?? 0))
      blanks.push((blanks[at] ?? 0) + (figure === null ? 1 : 0))
    }
    return { sums, blanks }
  })
}

/** Whether a figure is the sum of those of its column in the rows from `from` to before `end`, each of which has one. */
function isSumOf(
  totals: ReturnType<typeof runningTotals>,
  [column, figure]: Other,
  from: number,
  end: number,
): boolean {
  const { sums = [], blanks = [] } = totals[column] ?? {}
  if (blanks[end] !== blanks[from]) return false
  const sum = (sums[end] ?? 0) - (sums[from] ?? 0)
  return Math.abs(sum - figure) <= ROUNDING * (end - from)
}
