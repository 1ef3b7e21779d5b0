/** Decimals that a loss in percent is kept with: 99.96 % is not 100 %. */
export const WASTAGE_DECIMALS = 3
