import { dayNumber } from '../services/days.ts'
import { HISTORY_DAYS, type Meal, type ServiceMark } from '../services/service.ts'

/** A day of the calendar, 2026-10-25, and one of its meals; null for the day as a whole. */
export interface ServiceTime {
  day: string
  meal: Meal | null
}

/** A service that is over. */
export interface PastService extends ServiceTime {
  /** Served; null where that is unknown. */
  covers: number | null
  /** Whether the covers are counted from what was sold, and not typed. */
  counted: boolean
  mark: ServiceMark | null
  /**
   * Portions by the id of their item, which has none where it is absent, and null where they are not known; empty where the sales
   * are unknown.
   */
  sold: ReadonlyMap<string, number | null>
}

/** A service from which others can be forecast. */
export interface OpenService extends PastService {
  covers: number
  /** Days of the calendar since 1970. */
  at: number
  /** 0 to 6, the same for the same day of each week. */
  weekday: number
}

const WEEK = 7

export const weekdayOf = (at: number) => at % WEEK

/** The services that were open, the oldest first: those without a mark whose covers are known. One without covers was not open. */
export function openServices(past: readonly PastService[]): OpenService[] {
  return past
    .flatMap((service): OpenService[] => {
      const { covers, mark } = service
      if (mark !== null || covers === null || covers <= 0) return []
      const at = dayNumber(service.day)
      return [{ ...service, covers, at, weekday: weekdayOf(at) }]
    })
    .toSorted((one, other) => one.at - other.at)
}

/**
 * The first day, since 1970, whose services say something of a day: 26 weeks before it and the rest of the week before those, so
 * that the days of a week look back to the same one.
 */
export function firstDayBefore(day: number): number {
  return Math.floor((day - HISTORY_DAYS) / WEEK) * WEEK
}
