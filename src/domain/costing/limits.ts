import { MAX_AMOUNT } from '../money/limits.ts'

/** Decimals that a loss in percent is kept with: 99.96 % is not 100 %. */
export const WASTAGE_DECIMALS = 3
/** Greatest loss, in percent. */
export const MAX_WASTAGE = 100
/** Least loss, in percent: below 0 it is a gain of weight in cooking, here to ten times the raw weight. */
export const MIN_WASTAGE = -900

/** Least and greatest amount of a forfait, in euros or in percent, and the decimals it is kept with. */
export const MIN_FORFAIT = 0.000_001
export const MAX_FORFAIT = MAX_AMOUNT
export const MAX_FORFAIT_PERCENT = 100
export const FORFAIT_DECIMALS = 6
