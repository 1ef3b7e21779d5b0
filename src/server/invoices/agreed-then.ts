/** Whether the price of an article `c` is agreed only since a day after that of an invoice `i`, which then breaks nothing. */
export const AGREED_LATER = `coalesce((c.agreed_at AT TIME ZONE 'Europe/Paris')::date > i.issued_on, false)`

/** What was agreed for an article `c` by the day of an invoice `i`. */
export const AGREED_THEN = `CASE WHEN NOT ${AGREED_LATER} THEN c.agreed_price_ht END`
