/** Sheets of one purchase list. */
export const MAX_CHOSEN_SHEETS = 100
