/** Decimals a price on the carte and a border between bands of prices are stored with. */
export const STORED_DECIMALS = 4

/**
 * Decimals the cost of a sheet is kept with. Every shown figure is then the exact one rounded once: with four decimals
 * 70.06496 € were kept as 70.065 € and shown as 70.07 €. The order of the lines still makes no difference.
 */
export const COST_DECIMALS = 10

/**
 * Decimals the price of a product or of a sheet is kept with: what was typed, a price per kilo converted to one per gram,
 * a price without its VAT.
 */
export const PRICE_DECIMALS = 6

/** Decimals an amount in euros is shown with. */
export const SHOWN_AMOUNT_DECIMALS = 2

/** Decimals a margin, a share or a ratio in percent is shown with. */
export const SHOWN_PERCENT_DECIMALS = 1
