/** A sheet gives at most this many portions. */
export const MOST_PORTIONS = 100_000
