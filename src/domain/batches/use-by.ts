import { houseDay } from '../house/house-day.ts'
import { houseWall, LAST_MINUTE } from '../house/house-instant.ts'

const HOUR_MS = 3_600_000

/**
 * Until when something keeps that keeps so many hours: hours that pass, also over the night in which the clocks change.
 * @returns ISO 8601 in UTC
 */
export function keepsUntil(madeAt: string, hours: number): string {
  return new Date(Date.parse(madeAt) + hours * HOUR_MS).toISOString()
}

/** Whether a use-by is past, which it is at its own moment, of this day where the house is, or later. */
export type Due = 'past' | 'today' | 'later'

export function dueOf(useBy: string, now: Date): Due {
  if (Date.parse(useBy) <= now.getTime()) return 'past'
  return houseDay(useBy) === houseDay(now) ? 'today' : 'later'
}

/** Whether something keeps until a day is over. A use-by without a time is the last minute of its day, which still is the whole day. */
export function keepsThrough(day: string, useBy: string): boolean {
  const { day: last, time } = houseWall(useBy)
  return last > day || (last === day && time === LAST_MINUTE)
}

/**
 * Whether a batch counts as made for a day: it keeps until that day is over, or was made on it or later, when who made it knows for which
 * service. One that was made on an earlier day and does not keep is there for none of its services for sure.
 */
export function countsFor(day: string, { madeAt, useBy }: { madeAt: string; useBy: string }): boolean {
  return keepsThrough(day, useBy) || houseDay(madeAt) >= day
}
