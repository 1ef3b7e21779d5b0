import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/** Decimals with which ratios of prices are shown, and compared. */
export const SHOWN_RATIO_DECIMALS = 2

/** A ratio as it is shown: what reads 2.50 is not above 2.50. */
export function asRatio(ratio: number): number {
  return roundHalfAwayFromZero(ratio, SHOWN_RATIO_DECIMALS)
}
