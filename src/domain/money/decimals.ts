/** Decimals an amount is stored with: enough for the price of a gram. */
export const STORED_DECIMALS = 4

/** Decimals an amount in euros is shown with. */
export const SHOWN_AMOUNT_DECIMALS = 2

/** Decimals a margin, a share or a ratio in percent is shown with. */
export const SHOWN_PERCENT_DECIMALS = 1
