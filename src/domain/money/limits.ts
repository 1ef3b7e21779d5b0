/** EUR, of one price or cost. */
export const MAX_AMOUNT = 9_999_999
