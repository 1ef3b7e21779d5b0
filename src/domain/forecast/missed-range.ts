/** How far what came was from what was expected, as factors on the expected figure: `low` is at most 1, `high` at least 1. */
export interface MissedRange {
  low: number
  high: number
}

/** Part of the misses that is outside of the range, half of it below and half above. */
const OUTSIDE = 0.2

/**
 * The middle 80 % of misses, each what came / what was expected. Of n misses, the next one is as likely in each of the n + 1
 * gaps that they leave, so the bounds are those of the ranks 0.1 (n + 1) and 0.9 (n + 1): the prediction interval by order
 * statistics (David and Nagaraja, Order Statistics, 2003, section 7.3). With fewer than nine it is between the least and the
 * greatest, which hold fewer than 80 %.
 * @returns null without any miss
 */
export function missedRange(misses: readonly number[]): MissedRange | null {
  if (misses.length === 0) return null
  const sorted = Float64Array.from(misses).toSorted()
  const rank = Math.max(1, Math.floor((OUTSIDE / 2) * (sorted.length + 1)))
  const [low = 1, high = 1] = [sorted[rank - 1], sorted[sorted.length - rank]]
  return { low: Math.min(1, low), high: Math.max(1, high) }
}

/** A figure as it is shown: whole numbers, of which the range has those that are within it. */
export interface ShownFigure {
  figure: number
  low: number
  high: number
}

/**
 * An expected figure with its range. A whole number that is on a bound's outer side is outside: rounding the bounds instead
 * lets the range hold 90 % of small figures.
 */
export function shownFigure(expected: number, { low, high }: MissedRange): ShownFigure {
  const figure = Math.round(expected)
  return {
    figure,
    low: Math.min(figure, Math.ceil(expected * low)),
    high: Math.max(figure, Math.floor(expected * high)),
  }
}
