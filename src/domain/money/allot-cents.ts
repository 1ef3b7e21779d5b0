import { allotWhole } from '../quantity/allot-whole.ts'
import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts'

const CENTS = 2

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
  return allotWhole(cents, weights).map((part) => part / 100)
}
