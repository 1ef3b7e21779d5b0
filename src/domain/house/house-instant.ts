import { HOUSE_TIME_ZONE } from './house-day.ts'

const WALL = new Intl.DateTimeFormat('sv', {
  timeZone: HOUSE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What the clock on the wall of the house shows then, as milliseconds of that wall clock in UTC. */
const wallAt = (at: number) => Date.parse(`${WALL.format(at).replace(' ', 'T')}Z`)

const HOUR_MS = 3_600_000

/**
 * The instant at which the clock on the wall of the house shows a day and a time; of an hour that is skipped, the one after it, and
 * of the hour that comes twice in October, the first.
 * @param day as 2026-09-29
 * @param time as 14:30
 * @returns ISO 8601 in UTC; empty where there is no such day or time
 */
export function houseInstant(day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return ''
  const first = wanted - (wallAt(wanted) - wanted)
  const found = first - (wallAt(first) - wanted)
  return new Date(wallAt(found - HOUR_MS) === wallAt(found) ? found - HOUR_MS : found).toISOString()
}

/** The last minute of a day of the house. */
export const LAST_MINUTE = '23:59'

/** The day and the time that the clock on the wall of the house shows: 2026-09-29 and 14:30. */
export function houseWall(instant: string | Date): { day: string; time: string } {
  const [day = '', time = ''] = WALL.format(new Date(instant)).split(' ')
  return { day, time: time.slice(0, 5) }
}

/** Whether the wall shows this time twice that night, and which of the two it is: summer time comes before winter time. */
export function timeOfTwo(instant: string | Date): 'summer' | 'winter' | null {
  const at = new Date(instant).getTime()
  if (wallAt(at + HOUR_MS) === wallAt(at)) return 'summer'
  return wallAt(at - HOUR_MS) === wallAt(at) ? 'winter' : null
}
