import { houseInstant, houseWall, LAST_MINUTE } from '../house/house-instant.ts'

/** The days of a week, as ISO 8601 orders them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** When a supplier takes orders, and delivers. */
export interface DeliveryTerms {
  /** Until when an order of a day counts for that day, on the clock of the house, as 18:00; null for the whole day. */
  cutOff: string | null
  /** Days of the calendar from the order to the delivery; null where that is not known. */
  leadDays: number | null
  /** Empty where they are not known. */
  deliveryDays: readonly Weekday[]
}

/** Days between an order and its delivery. */
export const MAX_LEAD_DAYS = 60
const DAY_MS = 86_400_000
const DAYS_OF_A_WEEK = 7

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A day so many days later, as 2026-09-29. */
export function dayAfter(day: string, days: number): string {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Which day of the week a day is. @throws RangeError for what is no day */
function weekdayOf(day: string): Weekday {
  const weekday = WEEKDAYS[(new Date(utc(day)).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK]
  if (weekday === undefined) throw new RangeError(`No day: ${day}`)
  return weekday
}

/**
 * The first day on which a supplier can deliver what is ordered at an instant. An order after the cut-off counts for the next day.
 * @returns null where the supplier's lead time or its days are not known: neither is guessed
 */
export function nextDelivery(terms: DeliveryTerms, at: Date): string | null {
  const { cutOff, leadDays, deliveryDays } = terms
  if (leadDays === null || deliveryDays.length === 0) return null
  const { day } = houseWall(at)
  const isLate = cutOff !== null && at.getTime() >= Date.parse(houseInstant(day, cutOff))
  const first = dayAfter(day, leadDays + (isLate ? 1 : 0))
  for (let later = 0; later < DAYS_OF_A_WEEK; later++) {
    const candidate = dayAfter(first, later)
    if (deliveryDays.includes(weekdayOf(candidate))) return candidate
  }
  return null
}

/**
 * Until when a delivery of a day can be ordered.
 * @returns an instant, ISO 8601 in UTC; null where the supplier's lead time is not known
 */
export function orderUntil({ cutOff, leadDays }: DeliveryTerms, deliverOn: string): string | null {
  if (leadDays === null) return null
  const lastDay = dayAfter(deliverOn, -leadDays)
  if (cutOff !== null) return houseInstant(lastDay, cutOff)
  const lastMinute = Date.parse(houseInstant(lastDay, LAST_MINUTE))
  return new Date(lastMinute + 60_000).toISOString()
}

/** Whether a supplier delivers on a day; null where its days are not known. */
export function deliversOn({ deliveryDays }: DeliveryTerms, day: string): boolean | null {
  return deliveryDays.length === 0 ? null : deliveryDays.includes(weekdayOf(day))
}
