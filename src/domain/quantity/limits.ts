/** Portions of one sheet. */
export const MAX_PORTIONS = 100_000

/** Quantity of a line, or yield of a sheet, in its own unit; with the decimals of a kitchen scale. */
export const MIN_QUANTITY = 0.001
export const MAX_QUANTITY = 1_000_000
export const QUANTITY_DECIMALS = 3

/** Content of one piece of a product, in its unit, and density, in kg per litre. */
export const MIN_MEASURE = 0.000_001
export const MAX_MEASURE = 1_000_000
export const MEASURE_DECIMALS = 6
