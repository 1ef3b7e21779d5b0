import { DATED_SOURCES } from '#domain/pricing/price-source.ts'

/** Whether a row of price_changes is of a date that its source says. */
export const dated = (row: string) => `${row}.source IN ('${DATED_SOURCES.join("', '")}')`

/** `isWithdrawn` in SQL, of a row of price_changes. */
export const withdrawn = (row: string) => `(${dated(row)} AND ${row}.undone_at IS NOT NULL)`
