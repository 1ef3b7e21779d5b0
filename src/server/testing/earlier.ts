/**
 * The moment of a column that much earlier, for an UPDATE. Reckoned in UTC: an engine that distributes refuses there what
 * depends on the time zone of the session, as the difference of a moment and an interval does.
 * @param interval an expression, as `interval '1 day'`
 */
export function earlier(column: string, interval: string): string {
  return `(${column} at time zone 'UTC' - ${interval}) at time zone 'UTC'`
}
