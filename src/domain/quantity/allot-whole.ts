import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/** Decimals of a part that are significant; further ones come from floating-point arithmetic. */
const MEANT_DECIMALS = 6

/**
 * Splits a whole number into whole parts that add up to it: every part is cut to a whole number, and what remains goes to the
 * parts with the largest remainders; of equal remainders, to the first.
 *
 * @param total a whole number, 0 or more
 * @param weights 0 or more each, one of them at least above 0
 * @returns whole numbers, in the order of the weights
 */
export function allotWhole(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => roundHalfAwayFromZero((total * weight) / sum, MEANT_DECIMALS))
  const parts = exact.map(Math.floor)
  const left = total - parts.reduce((all, part) => all + part, 0)
  const losses = exact.map((part, index) => ({ index, lost: part - Math.floor(part) }))
  for (const { index } of losses.toSorted((a, b) => b.lost - a.lost || a.index - b.index).slice(0, left))
    parts[index] = (parts[index] ?? 0) + 1
  return parts
}
