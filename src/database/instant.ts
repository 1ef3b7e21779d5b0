/** PostgreSQL's text of a `timestamptz(3)` in UTC ('2026-01-31 06:00:00.1+00') as ISO 8601 with milliseconds. */
export function toIsoInstant(text: string): string {
  if (!text.endsWith('+00') || text.length > 26) return new Date(text).toISOString()
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  const milliseconds = text.slice(20, -3).padEnd(3, '0')
  return `${seconds}.${milliseconds}Z`
}
