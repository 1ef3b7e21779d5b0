import { houseDay } from '../house/house-day.ts'
import { type DeliveryTerms, orderUntil } from './delivery.ts'

/** The end of the hours in which a supplier takes an order for a delivery, where that is today or has passed. */
export interface LastHour {
  /** ISO 8601 in UTC. */
  until: string
  passed: boolean
}

/**
 * The last hour of an order that its supplier has not confirmed, as soon as its day has come.
 * @returns null before that day, and where the supplier's lead time is not known
 */
export function lastHour(
  terms: Pick<DeliveryTerms, 'cutOff' | 'leadDays'>,
  deliverOn: string,
  now: Date,
): LastHour | null {
  const until = orderUntil({ ...terms, deliveryDays: [] }, deliverOn)
  if (until === null) return null
  const passed = Date.parse(until) <= now.getTime()
  // A day without a cut-off ends at midnight, which is of the next day.
  const lastDay = houseDay(new Date(Date.parse(until) - 1))
  return passed || lastDay === houseDay(now) ? { until, passed } : null
}
