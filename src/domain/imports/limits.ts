/** Characters of one line of a pasted recipe. */
export const MAX_LINE_LENGTH = 500
/** Ingredient lines of one pasted recipe. */
export const MAX_PASTED_LINES = 200
