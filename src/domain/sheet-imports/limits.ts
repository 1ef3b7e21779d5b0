/** Names of products in all sheets of one import, each in one unit. */
export const MAX_IMPORTED_NAMES = 5_000
