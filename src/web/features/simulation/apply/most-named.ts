/** How many changed rows of a kind the question lists by name. */
export const MOST_NAMED = 8
