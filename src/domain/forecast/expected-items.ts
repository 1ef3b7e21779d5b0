import { dayNumber } from '../services/days.ts'
import { firstMissed, type PastExpectations } from './expected-covers.ts'
import { type MissedRange, missedRange } from './missed-range.ts'
import type { OpenService } from './past-service.ts'

/** A dish of a carte; or a menu, which is of no gamme. */
export interface ForecastItem {
  id: string
  gammeId: string | null
  /** The day it came on the carte. */
  since: string
}

export interface ExpectedItem extends MissedRange {
  /** Portions per cover; `low` and `high` are factors on the expected portions. */
  share: number
  /** 'gamme': it is new, and its share is the mean of its gamme. */
  basis: 'sold' | 'gamme'
  /** At how many services its own share was seen. */
  services: number
}

/** A share is of so many services at most. */
const SHARE_SERVICES = 28
/**
 * With fewer a dish is new. Over generated cartes that change, 2, 4 and 8 had the same error of a dish, within 0.4 points, and so
 * had its own share drawn towards its gamme's by the weight of 2 or 4 services: so a share is of its item alone.
 */
const OWN_SERVICES = 4
/** A dish with fewer misses than this has the range of its gamme. */
const OWN_MISSES = 19

type Share = Omit<ExpectedItem, keyof MissedRange>

/** Sums before each service, and one more: the sum of services from i until before j is sums[j] - sums[i]. */
type Sums = Float64Array

interface Tracked {
  id: string
  sold: Sums
  /** Of the services at which its sales are known. */
  covers: Sums
  /** How many these are; null where they are all. */
  known: Sums | null
  /** The first service that it is on the carte. */
  since: number
}

interface Sold {
  services: readonly OpenService[]
  covers: Sums
  /** The covers that were expected at each, else those that came. */
  expected: readonly number[]
}

/**
 * How many portions of each item a cover takes: its portions / the covers of the last 28 services of the meal since it is on the carte.
 * A new dish has the mean share of the others of its gamme. The range is the middle 80 % of what the same rule missed in the last ten
 * weeks: covers and shares together; of a new dish, what the mean of the gamme would have missed of the others.
 * Each service is read once for each item, so the time grows with items × services.
 * @param open of one meal, the oldest first, before all of the days that are given to what it returns
 * @returns for a day, null for an item of which nothing can be expected: a new one without others in its gamme, a new menu, and what
 * no sales name though 28 services have passed
 */
export function itemsExpected(
  open: readonly OpenService[],
  expectations: PastExpectations,
  items: readonly ForecastItem[],
): (day: string) => Map<string, ExpectedItem | null> {
  const sold = soldOf(open, expectations)
  const tracked = [...Map.groupBy(items, ({ gammeId }) => gammeId)].map(
    ([gammeId, ofGamme]) => [gammeId !== null, ofGamme.map((item) => track(item, sold))] as const,
  )
  // Of the days of a week the first one compares the most services: the later ones leave some of these out.
  let compared = { first: Number.POSITIVE_INFINITY, gammes: [] as Compared[] }
  return (day) => {
    const first = firstMissed(sold.services, dayNumber(day))
    if (first < compared.first)
      compared = {
        first,
        gammes: tracked.map(([areDishes, own]) => ({
          tracked: own,
          areDishes,
          misses: missesOf(own, sold, { first, areDishes }),
        })),
      }
    return expectedOf(compared.gammes, sold.services.length, first)
  }
}

/** A gamme, with what the rule missed of its items. */
interface Compared {
  tracked: readonly Tracked[]
  areDishes: boolean
  misses: { own: readonly Misses[]; asNew: Misses }
}

/** @param first the service from which on expectations are compared with what came */
function expectedOf(
  gammes: readonly Compared[],
  end: number,
  first: number,
): Map<string, ExpectedItem | null> {
  const ownOf = ({ misses }: Compared) => misses.own.flatMap((missed) => missed.from(first))
  const anyRange = once(() => missedRange(gammes.flatMap(ownOf)))
  return new Map(
    gammes.flatMap((gamme) => {
      const { tracked, areDishes, misses } = gamme
      const own = tracked.map((item) => ownShare(item, end))
      const mean = areDishes ? meanOf(own) : null
      const gammeRange = once(() => missedRange(ownOf(gamme)))
      const newRange = once(() => missedRange(misses.asNew.from(first)))
      const rangeOf = (share: Share, missed: readonly number[]) =>
        share.basis === 'gamme' ? newRange() : missed.length < OWN_MISSES ? gammeRange() : missedRange(missed)
      return tracked.map((item, at) => {
        const share = shareOf(item, own[at] ?? null, mean, end)
        const range = share && (rangeOf(share, misses.own[at]?.from(first) ?? []) ?? anyRange())
        return [item.id, share && range && { ...share, ...range }] as const
      })
    }),
  )
}

/** What the rule missed at services, as what came / what was expected, the oldest first. */
class Misses {
  readonly #services: number[] = []
  readonly #missed: number[] = []

  add(service: number, missed: number): void {
    this.#services.push(service)
    this.#missed.push(missed)
  }

  /** At this service and later ones. */
  from(service: number): readonly number[] {
    const place = this.#services.findIndex((at) => at >= service)
    return place === 0 ? this.#missed : place === -1 ? [] : this.#missed.slice(place)
  }
}

/** The services whose sales are known. */
function soldOf(open: readonly OpenService[], expectations: PastExpectations): Sold {
  const known = open.flatMap((service, place) =>
    service.sold.size > 0 ? [{ service, expected: expectations[place] ?? service.covers }] : [],
  )
  const services = known.map(({ service }) => service)
  return {
    services,
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

const between = (sums: Sums, from: number, end: number) => (sums[end] ?? 0) - (sums[from] ?? 0)

/**
 * An item with its sales. The day it came on the carte may be the day it was typed: what was sold of it before shows that it
 * was there, back to where 28 services had none of it.
 */
function track({ id, since: day }: ForecastItem, { services, covers }: Sold): Tracked {
  const sold = sumsOf(services, (service) => service.sold.get(id) ?? 0)
  const isKnown = (service: OpenService) => service.sold.get(id) !== null
  const areAllKnown = services.every(isKnown)
  const typed = services.findIndex((service) => service.day >= day)
  let since = typed === -1 ? services.length : typed
  for (let at = since - 1; at >= 0 && since - at <= SHARE_SERVICES; at -= 1)
    if (between(sold, at, at + 1) > 0) since = at
  return {
    id,
    sold,
    covers: areAllKnown ? covers : sumsOf(services, (service) => (isKnown(service) ? service.covers : 0)),
    known: areAllKnown ? null : sumsOf(services, (service) => (isKnown(service) ? 1 : 0)),
    since,
  }
}

/** What the rule missed, as what came / what was expected: of each item by its own share, and of dishes as if each were new. */
function missesOf(
  tracked: readonly Tracked[],
  { services, expected }: Sold,
  { first, areDishes }: { first: number; areDishes: boolean },
): Compared['misses'] {
  const own = tracked.map(() => new Misses())
  const asNew = new Misses()
  for (let at = first; at < services.length; at += 1) {
    const shares = tracked.map((item) => ownShare(item, at))
    const mean = areDishes ? meanOf(shares) : null
    const guests = expected[at] ?? 0
    for (const [place, item] of tracked.entries()) {
      const share = shares[place] ?? null
      if (share === null || knownOf(item, at, at + 1) === 0) continue
      const came = between(item.sold, at, at + 1)
      if (share > 0) own[place]?.add(at, came / (share * guests))
      if (mean !== null && mean > 0) asNew.add(at, came / (mean * guests))
    }
  }
  return { own, asNew }
}

/** The mean of the shares of the dishes of a gamme that are not new; null without any. */
function meanOf(shares: readonly (number | null)[]): number | null {
  const own = shares.filter((share) => share !== null)
  return own.length === 0 ? null : own.reduce((sum, share) => sum + share, 0) / own.length
}

const seenFrom = ({ since }: Tracked, end: number) => Math.max(since, end - SHARE_SERVICES)

/** The share of an item as it was before a service; null while it is new, and where no sales name it. */
function ownShare(item: Tracked, end: number): number | null {
  const from = seenFrom(item, end)
  const seen = knownOf(item, from, end)
  if (seen < OWN_SERVICES) return null
  // Nothing sold in so long a time may also be a name that the till's files have not given to it.
  if (seen === SHARE_SERVICES && item.sold[end] === 0) return null
  return between(item.sold, from, end) / between(item.covers, from, end)
}

/** At how many services its sales are known. */
function knownOf({ known }: Tracked, from: number, end: number): number {
  return known === null ? end - from : between(known, from, end)
}

function shareOf(item: Tracked, own: number | null, mean: number | null, end: number): Share | null {
  const from = seenFrom(item, end)
  const services = from < end ? knownOf(item, from, end) : 0
  if (own !== null) return { share: own, basis: 'sold', services }
  return mean === null || services >= OWN_SERVICES ? null : { share: mean, basis: 'gamme', services }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
