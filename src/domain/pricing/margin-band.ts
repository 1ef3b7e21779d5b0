import { SHOWN_PERCENT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/** Shown green, orange and red. */
const MARGIN_BANDS = ['high', 'medium', 'low'] as const
export type MarginBand = (typeof MARGIN_BANDS)[number]

/** Percent each; the names are those of the account's settings. */
export interface MarginThresholds {
  /** From here on a margin is high. */
  targetMargin: number
  /** Under this one it is low. */
  floorMargin: number
}

export const DEFAULT_MARGIN_THRESHOLDS: MarginThresholds = { targetMargin: 70, floorMargin: 50 }

/**
 * The band of a margin by the account's thresholds; each threshold belongs to the better band. The margin is compared
 * as it is shown: 49.96 % is shown as 50.0 % and is no longer under 50.
 */
export function marginBand(
  ratePercent: number,
  thresholds: MarginThresholds = DEFAULT_MARGIN_THRESHOLDS,
): MarginBand {
  const rate = roundHalfAwayFromZero(ratePercent, SHOWN_PERCENT_DECIMALS)
  if (rate >= thresholds.targetMargin) return 'high'
  return rate >= thresholds.floorMargin ? 'medium' : 'low'
}
