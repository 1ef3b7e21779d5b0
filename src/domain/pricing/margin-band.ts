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

/** Significant decimals of a percent, against floating-point errors: 69.99999999999999 is a margin of 70. */
const MEANT_DECIMALS = 9

/** The band of a margin by the account's thresholds; each threshold belongs to the better band. */
export function marginBand(
  ratePercent: number,
  thresholds: MarginThresholds = DEFAULT_MARGIN_THRESHOLDS,
): MarginBand {
  const rate = roundHalfAwayFromZero(ratePercent, MEANT_DECIMALS)
  if (rate >= thresholds.targetMargin) return 'high'
  return rate >= thresholds.floorMargin ? 'medium' : 'low'
}
