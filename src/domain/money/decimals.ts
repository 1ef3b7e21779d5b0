/** Decimals an amount is stored with: a cost, a price of a list. */
export const STORED_DECIMALS = 4

/** Decimals the price of a product is kept with: what was typed, and a price per kilo converted to one per gram. */
export const PRICE_DECIMALS = 6

/** Decimals an amount in euros is shown with. */
export const SHOWN_AMOUNT_DECIMALS = 2

/** Decimals a margin, a share or a ratio in percent is shown with. */
export const SHOWN_PERCENT_DECIMALS = 1
