/** Portions of one sheet. */
export const MAX_PORTIONS = 100_000

/** Quantity of a line, or yield of a sheet, in its own unit: a milligram of saffron typed in kilos is kept. */
export const MIN_QUANTITY = 0.000_001
export const MAX_QUANTITY = 1_000_000
export const QUANTITY_DECIMALS = 6

/** Decimals of a quantity that is scaled to be weighed, and at least those that kilos and litres are shown with. */
export const SCALE_DECIMALS = 3

/** Content of one piece of a product, in its unit, and density, in kg per litre. */
export const MIN_MEASURE = 0.000_001
export const MAX_MEASURE = 1_000_000
export const MEASURE_DECIMALS = 6
