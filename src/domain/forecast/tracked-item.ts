import type { PastExpectations } from './expected-covers.ts'
import type { OpenService } from './past-service.ts'

/** A dish of a carte; or a menu, which is of no gamme. */
export interface ForecastItem {
  id: string
  gammeId: string | null
  /** The day it came on the carte. */
  since: string
}

/** A share is of so many services at most. */
export const SHARE_SERVICES = 28
/**
 * With fewer a dish is new. Over generated cartes that change, 2, 4 and 8 had the same error of a dish, within 0.4 points, and so
 * had its own share drawn towards its gamme's by the weight of 2 or 4 services: so a share is of its item alone.
 */
export const OWN_SERVICES = 4
/** What would have been sold so often on the last of a weekday, and was not once, is not offered on that weekday. */
const SURELY_SOLD = 10
/** It takes so many of that weekday to say so, and no more are looked at. */
const WEEKDAYS = { least: 3, most: 8 }

/** Sums before each service, and one more: the sum of services from i until before j is sums[j] - sums[i]. */
type Sums = Float64Array

/** An item with what services sold of it. */
export interface Tracked {
  id: string
  sold: Sums
  /** Of the services at which its sales are known. */
  covers: Sums
  /** How many these are; null where they are all. */
  known: Sums | null
  /** The first service that it is on the carte. */
  since: number
  /** The till's files name it: it is sold at another meal. */
  soldElsewhere: boolean
}

/** The services whose sales are known. */
export interface Sold {
  services: readonly OpenService[]
  covers: Sums
  /** The covers that were expected at each, else those that came. */
  expected: readonly number[]
  /** By weekday, the latest first. */
  places: ReadonlyMap<number, readonly number[]>
}

/** The services whose sales are known. */
export function soldOf(open: readonly OpenService[], expectations: PastExpectations): Sold {
  const known = open.flatMap((service, place) =>
    service.sold.size > 0 ? [{ service, expected: expectations[place] ?? service.covers }] : [],
  )
  const services = known.map(({ service }) => service)
  const places = Map.groupBy(services.map((_, at) => at).toReversed(), (at) => services[at]?.weekday ?? 0)
  return {
    services,
    places,
    covers: sumsOf(services, ({ covers }) => covers),
    expected: known.map(({ expected }) => expected),
  }
}

function sumsOf(services: readonly OpenService[], figure: (service: OpenService) => number): Sums {
  const sums = new Float64Array(services.length + 1)
  services.forEach((service, at) => {
    sums[at + 1] = (sums[at] ?? 0) + figure(service)
  })
  return sums
}

export const between = (sums: Sums, from: number, end: number) => (sums[end] ?? 0) - (sums[from] ?? 0)

/**
 * An item with its sales. The day it came on the carte may be the day it was typed: what was sold of it before shows that it
 * was there, back to where 28 services had none of it.
 */
export function track(
  { id, since: day }: ForecastItem,
  { services, covers }: Sold,
  soldElsewhere: boolean,
): Tracked {
  const sold = new Float64Array(services.length + 1)
  let areAllKnown = true
  let sum = 0
  let at = 0
  for (const service of services) {
    const portions = service.sold.get(id)
    if (portions === null) areAllKnown = false
    sum += portions ?? 0
    at += 1
    sold[at] = sum
  }
  const isKnown = (service: OpenService) => service.sold.get(id) !== null
  const typed = services.findIndex((service) => service.day >= day)
  let since = typed === -1 ? services.length : typed
  for (let place = since - 1; place >= 0 && since - place <= SHARE_SERVICES; place -= 1)
    if (between(sold, place, place + 1) > 0) since = place
  return {
    id,
    sold,
    covers: areAllKnown ? covers : sumsOf(services, (service) => (isKnown(service) ? service.covers : 0)),
    known: areAllKnown ? null : sumsOf(services, (service) => (isKnown(service) ? 1 : 0)),
    since,
    soldElsewhere,
  }
}

export const seenFrom = ({ since }: Tracked, end: number) => Math.max(since, end - SHARE_SERVICES)

/** The share of an item as it was before a service; null while it is new, and where no sales name it. */
export function ownShare(item: Tracked, end: number): number | null {
  const from = seenFrom(item, end)
  const seen = knownOf(item, from, end)
  if (seen < OWN_SERVICES) return null
  // Nothing sold in so long a time may also be a name that the till's files have not given to it.
  if (seen === SHARE_SERVICES && item.sold[end] === 0) return null
  return between(item.sold, from, end) / between(item.covers, from, end)
}

/**
 * Whether it is not offered on a weekday: none was sold on the last ones, where its share of their covers is surely more.
 * @param end the services before this one are looked at
 */
export function isOffOn(
  { sold: portions, covers, known, since }: Tracked,
  share: number,
  { weekday, end, sold }: { weekday: number; end: number; sold: Sold },
): boolean {
  let [seen, guests] = [0, 0]
  for (const at of sold.places.get(weekday) ?? []) {
    if (at >= end || (known !== null && between(known, at, at + 1) === 0)) continue
    if (at < since || seen === WEEKDAYS.most) break
    if (between(portions, at, at + 1) > 0) return false
    seen += 1
    guests += between(covers, at, at + 1)
  }
  return seen >= WEEKDAYS.least && guests * share >= SURELY_SOLD
}

/** At how many services its sales are known. */
export function knownOf({ known }: Tracked, from: number, end: number): number {
  return known === null ? end - from : between(known, from, end)
}
