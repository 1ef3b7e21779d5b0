/**
 * An SQL expression for an UPDATE: a column of type timestamptz minus an interval. It computes in UTC, because an engine that
 * distributes refuses in an UPDATE what depends on the session's time zone.
 * @param interval an expression, as `interval '1 day'`
 */
export function earlier(column: string, interval: string): string {
  return `(${column} at time zone 'UTC' - ${interval}) at time zone 'UTC'`
}
