import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts'

const CENTS = 2
/** Decimals of a cent that are significant; further ones come from floating-point arithmetic. */
const MEANT_DECIMALS = 6

/**
 * Splits an amount so that the parts add up to it to the cent: every part is truncated to the cent, and the remaining
 * cents go to the parts with the largest remainders; of equal remainders, to the first.
 *
 * @param amount EUR, 0 or more, rounded to the cent before it is split
 * @param weights 0 or more each, one of them at least above 0
 * @returns EUR, in the order of the weights
 */
export function allotCents(amount: number, weights: readonly number[]): number[] {
  const cents = Math.round(roundHalfAwayFromZero(amount, CENTS) * 100)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => roundHalfAwayFromZero((cents * weight) / sum, MEANT_DECIMALS))
  const parts = exact.map(Math.floor)
  const left = cents - parts.reduce((total, part) => total + part, 0)
  const losses = exact.map((share, index) => ({ index, lost: share - Math.floor(share) }))
  for (const { index } of losses.toSorted((a, b) => b.lost - a.lost || a.index - b.index).slice(0, left))
    parts[index] = (parts[index] ?? 0) + 1
  return parts.map((part) => part / 100)
}
