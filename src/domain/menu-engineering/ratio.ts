import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/** Decimals with which ratios of prices are displayed and compared. */
export const SHOWN_RATIO_DECIMALS = 2

/** A ratio as displayed: one that is shown as 2.50 is not above 2.50. */
export function asRatio(ratio: number): number {
  return roundHalfAwayFromZero(ratio, SHOWN_RATIO_DECIMALS)
}
