/** Decimals that a loss in percent is kept with: 99.96 % is not 100 %. */
export const WASTAGE_DECIMALS = 3
/** Greatest loss, in percent. */
export const MAX_WASTAGE = 100
/** Least loss, in percent: below 0 it is a gain of weight in cooking, here to ten times the raw weight. */
export const MIN_WASTAGE = -900
