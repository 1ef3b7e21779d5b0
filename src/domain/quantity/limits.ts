/** Of one sheet. */
export const MAX_PORTIONS = 100_000

/** Of a line, or of what a sheet yields, in its own unit; as many decimals as a kitchen scale shows. */
export const MIN_QUANTITY = 0.001
export const MAX_QUANTITY = 1_000_000
export const QUANTITY_DECIMALS = 3

/** Of what one piece of a product holds, in its unit, and of a density, in kg per litre. */
export const MIN_MEASURE = 0.000_001
export const MAX_MEASURE = 1_000_000
export const MEASURE_DECIMALS = 6
