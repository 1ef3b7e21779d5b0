const DAY_MS = 86_400_000

/** Days of the calendar since 1970; without hours, so that clocks that change do not matter. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

/** Another one for each day of the week, the same every week. */
export const weekdayOf = (day: string) => dayNumber(day) % 7

/** The day so many days later, or before where they are below zero. */
export function plusDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days)
}

/** The day of a `dayNumber`. */
export function dayOfNumber(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10)
}
