import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts'

/**
 * The difference between two displayed figures: each is rounded as displayed, then subtracted, so that the difference
 * shown beside '18,64 → 18,52' is never −0,11.
 *
 * @param decimals decimals with which both are shown
 */
export function differenceAsShown(before: number, after: number, decimals: number): number {
  const seen = roundHalfAwayFromZero(after, decimals) - roundHalfAwayFromZero(before, decimals)
  return roundHalfAwayFromZero(seen, decimals)
}
