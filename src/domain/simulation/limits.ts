/** A price that changes by -100 % or less would be nothing, or negative. */
export const ABOVE_PERCENT = -100
export const MAX_PERCENT = 1000
export const PERCENT_DECIMALS = 2

/** Of one simulation. */
export const MAX_CHANGES = 100
