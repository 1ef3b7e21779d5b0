/** Portions of one dish in one period. */
export const MAX_SOLD = 10_000_000
/** Of the dishes, menus, sheets and sales that a period keeps, as JSON. */
export const MAX_KEPT_BYTES = 16_000_000
/** Days of a calendar that sales can be of, as 2026-09-01. */
export const EARLIEST_DAY = '2000-01-01'
export const LATEST_DAY = '2100-12-31'
