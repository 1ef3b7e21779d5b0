/** When a token is to end: in so many days, at the end of a day that is chosen, or never. */
export const TOKEN_ENDS = ['month', 'quarter', 'year', 'day', 'never'] as const
export type TokenEnd = (typeof TOKEN_ENDS)[number]

const DAYS = { month: 30, quarter: 90, year: 365 }
const DAY_MS = 24 * 3_600_000

/**
 * The moment in ISO 8601 that a choice means; null for none, and an empty text for a day that is not chosen.
 * @param day as YYYY-MM-DD, in the time of this device
 * @param now in milliseconds
 */
export function tokenEndAt(end: TokenEnd, day: string, now: number): string | null {
  if (end === 'never') return null
  if (end !== 'day') return new Date(now + DAYS[end] * DAY_MS).toISOString()
  const last = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(last.getTime()) ? '' : last.toISOString()
}
