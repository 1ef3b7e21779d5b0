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
  /** Portions by the id of their item, which has none where it is absent; empty where the sales are unknown. */
  sold: ReadonlyMap<string, number>
}

/** A service from which others can be forecast. */
export interface OpenService extends PastService {
  covers: number
  /** Days of the calendar since 1970. */
  at: number
  /** 0 to 6, the same for the same day of each week. */
  weekday: number
}

const DAY_MS = 86_400_000

/** Days of the calendar since 1970; without hours, so that clocks that change do not matter. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

export const weekdayOf = (at: number) => at % 7

/**
 * The services before another one that were open, of the same meal and of the last 26 weeks, the oldest first: those without a
 * mark whose covers are known. One without covers was not open.
 */
export function openServices(past: readonly PastService[], { day, meal }: ServiceTime): OpenService[] {
  const target = dayNumber(day)
  return past
    .flatMap((service): OpenService[] => {
      const { covers, mark } = service
      if (service.meal !== meal || mark !== null || covers === null || covers <= 0) return []
      const at = dayNumber(service.day)
      const isRecent = at < target && target - at <= HISTORY_DAYS
      return isRecent ? [{ ...service, covers, at, weekday: weekdayOf(at) }] : []
    })
    .toSorted((one, other) => one.at - other.at)
}
