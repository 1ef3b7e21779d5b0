import { dayNumber, weekdayOf } from './days.ts'
import type { Meal } from './service.ts'

/** A service by its day, its meal, null for the day as a whole, and its carte. */
export interface ServiceKey {
  day: string
  meal: Meal | null
  carteId: string
}

const WEEKS = 8
const WEEK = 7
/** Days that the known ones have to reach back before a weekday without any counts as one on which the house is closed. */
const KNOWN_FOR = 14

/**
 * What a house usually has on the weekday of a day: services that took place on at least half of the same weekdays of the
 * last eight weeks of which anything is known. A carte that had both days as a whole and their meals has what it had last.
 * @param past services that took place
 * @param known days of which anything is known, also that the house was closed
 * @returns null while it is unknown: no same weekday is known, and the known days reach back two weeks at most
 */
export function usualServices(
  past: readonly ServiceKey[],
  known: ReadonlySet<string>,
  day: string,
): Omit<ServiceKey, 'day'>[] | null {
  const target = dayNumber(day)
  const isRecent = (each: string) => {
    const age = target - dayNumber(each)
    return age > 0 && age <= WEEKS * WEEK
  }
  const recent = [...known].filter(isRecent)
  const same = recent.filter((each) => weekdayOf(each) === weekdayOf(day))
  if (same.length === 0) {
    const ages = recent.map((each) => target - dayNumber(each))
    return Math.max(0, ...ages) > KNOWN_FOR ? [] : null
  }
  const days = new Set(same)
  const groups = Map.groupBy(
    past.filter((service) => days.has(service.day)),
    ({ meal, carteId }) => `${carteId} ${meal}`,
  )
  const usual = [...groups.values()].flatMap((services) => {
    const dates = services.map((service) => service.day).toSorted()
    const [first] = services
    const last = dates.at(-1)
    if (first === undefined || last === undefined || 2 * new Set(dates).size < same.length) return []
    return [{ meal: first.meal, carteId: first.carteId, last }]
  })
  return usual
    .filter(
      ({ meal, carteId, last }) =>
        !usual.some(
          (other) =>
            other.carteId === carteId && (other.meal === null) !== (meal === null) && other.last > last,
        ),
    )
    .map(({ meal, carteId }) => ({ meal, carteId }))
}
