import type { Row } from './row.ts'
import { FORBIDDEN } from './row.ts'

export interface Division {
  /** The first row of each column, and of the one after it. */
  starts: number[]
  cost: number
}

/** A column left empty before others that are not. */
const SKIPPED = FORBIDDEN / 2
/** A column before the last page may be free by a quarter; more free space than that justifies splitting a gamme. */
const FILLED = 0.75
const HOLLOW = 2

/** Whether no title and no dish is separated from what it belongs with. */
export function isClean({ cost }: Division): boolean {
  return cost < SKIPPED
}

/** Points that rows take in one column, from `from` up to and without `to`. */
export function heightOf(rows: readonly Row[], from: number, to: number): number {
  let height = rows[from]?.head?.height ?? 0
  for (let index = from; index < to; index += 1) {
    const row = rows[index]
    if (row) height += row.height + (index > from ? row.gap : 0)
  }
  return height + (to > from ? (rows[to - 1]?.tail ?? 0) : 0)
}

/**
 * The division of rows among columns that costs least: columns about as full as each other, cut where rows allow it.
 * Found over all divisions, column by column. Null when the columns cannot hold the rows.
 * @param heights points that each column holds, in the order in which they are read
 * @param last columns of the last page, which may end anywhere
 */
export function divideColumns(
  rows: readonly Row[],
  heights: readonly number[],
  last: number,
): Division | null {
  const count = rows.length
  // What the rows up to an index cost at least, in the columns so far, and where the last of these begins.
  let costs = [0, ...Array.from({ length: count }, () => Infinity)]
  const begins: number[][] = []
  for (const [column, room] of heights.entries()) {
    const least = column < heights.length - last ? FILLED : 0
    const next = Array.from({ length: count + 1 }, () => Infinity)
    const begin = Array.from({ length: count + 1 }, () => 0)
    for (let from = 0; from <= count; from += 1) {
      const before = costs[from] ?? Infinity
      if (before === Infinity) continue
      const empty = before + (from === count ? 0 : SKIPPED)
      if (empty < (next[from] ?? Infinity)) [next[from], begin[from]] = [empty, from]
      let height = rows[from]?.head?.height ?? 0
      for (let to = from + 1; to <= count; to += 1) {
        const row = rows[to - 1]
        if (!row) break
        height += row.height + (to - 1 > from ? row.gap : 0)
        if (height > room) break
        const { tail = 0 } = row
        if (height + tail > room) continue
        const filled = (height + tail) / room
        const hollow = HOLLOW * Math.max(0, least - filled)
        const cost = before + filled ** 2 + hollow + (to < count ? row.breakAfter : 0)
        if (cost < (next[to] ?? Infinity)) [next[to], begin[to]] = [cost, from]
      }
    }
    begins.push(begin)
    costs = next
  }
  const cost = costs[count] ?? Infinity
  if (cost === Infinity) return null
  const starts = [count]
  for (const begin of begins.toReversed()) starts.unshift(begin[starts[0] ?? 0] ?? 0)
  return { starts, cost }
}
