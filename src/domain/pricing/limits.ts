/** Of price to cost. */
export const MIN_COEFFICIENT = 1
export const MAX_COEFFICIENT = 100
export const COEFFICIENT_DECIMALS = 2
