/** A time of day on the clock of the server's time zone. */
export type TimeOfDay = { hour: number; minute: number }

/** The last moment at that time of day that is not after `now`. */
export function lastMoment({ hour, minute }: TimeOfDay, now: Date): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  if (today <= now) return today
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour, minute)
}
