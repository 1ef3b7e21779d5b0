/** `isWithdrawn` in SQL, of a row of price_changes. */
export const withdrawn = (row: string) => `(${row}.source = 'invoice' AND ${row}.undone_at IS NOT NULL)`
