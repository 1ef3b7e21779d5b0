/** A row of a till's file by its figures: the quantity first, then those of other columns; null where a cell has none. */
export type RowFigures = readonly [sold: number, ...others: (number | null)[]]

/** Longer files are a row for each receipt, which has no families. */
const MOST_ROWS = 2000
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
  if (rows.length > MOST_ROWS) return none
  // By index: the length of the family that begins there, when all rows from there on are made of families.
  const lengths: (number | undefined)[] = Array.from({ length: rows.length + 1 })
  lengths[rows.length] = 0
  for (let at = rows.length - 2; at >= 0; at -= 1) {
    let sum = 0
    for (let next = at + 1; next < rows.length; next += 1) {
      sum += rows[next]?.[0] ?? 0
      if (sum === rows[at]?.[0] && lengths[next + 1] !== undefined && agree(rows, at, next))
        lengths[at] = next - at
    }
  }
  if (lengths[0] === undefined) return none
  const sums: number[] = []
  for (let at = 0; at < rows.length; at += (lengths[at] ?? 0) + 1) sums.push(at)
  const isFamily = sums.length > 1 && sums.some((at) => (lengths[at] ?? 0) > 1)
  const certain = rows.length >= ENOUGH_ROWS || sums.every((at) => othersOf(rows[at]).length > 0)
  return isFamily && certain ? new Set(sums) : none
}

/** Whether another figure of a row is the sum of those from the next row to the last of its family; true where it has none. */
function agree(rows: readonly RowFigures[], at: number, last: number): boolean {
  const others = othersOf(rows[at])
  const family = rows.slice(at + 1, last + 1)
  const isSum = ([column, figure]: [number, number]) => {
    const parts = family.map((row) => row[column] ?? Number.NaN)
    const sum = parts.reduce((one, part) => one + part, 0)
    return Math.abs(sum - figure) <= ROUNDING * parts.length
  }
  return others.length === 0 || others.some(isSum)
}

function othersOf(row: RowFigures | undefined): [column: number, figure: number][] {
  return (row ?? []).flatMap((figure, column) => (column === 0 || figure === null ? [] : [[column, figure]]))
}
