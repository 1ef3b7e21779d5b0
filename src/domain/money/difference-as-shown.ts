import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts'

/**
 * What two figures that stand side by side differ by for whoever reads them: each rounded as it is shown, then
 * subtracted, so that '18,64 → 18,52' never says −0,11.
 *
 * @param decimals decimals with which both are shown
 */
export function differenceAsShown(before: number, after: number, decimals: number): number {
  const seen = roundHalfAwayFromZero(after, decimals) - roundHalfAwayFromZero(before, decimals)
  return roundHalfAwayFromZero(seen, decimals)
}
