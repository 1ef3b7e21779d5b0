/** Portions of one dish in one period. */
export const MOST_SOLD = 10_000_000
/** Days of a calendar that sales can be of, as 2026-09-01. */
export const FIRST_DAY_EVER = '2000-01-01'
export const LAST_DAY_EVER = '2100-12-31'
/** Of what is kept of how a till writes: as JSON, in bytes; spaces that the database adds find room in what it allows. */
export const LONGEST_MAPPING = 40_000
