import { dayNumber } from '../services/days.ts'
import { firstMissed, type PastExpectations } from './expected-covers.ts'
import { type MissedRange, missedRange } from './missed-range.ts'
import { type OpenService, weekdayOf } from './past-service.ts'
import {
  between,
  type ForecastItem,
  isOffOn,
  knownOf,
  OWN_SERVICES,
  ownShare,
  seenFrom,
  SHARE_SERVICES,
  type Sold,
  soldOf,
  track,
  type Tracked,
} from './tracked-item.ts'

export interface ExpectedItem extends MissedRange {
  /** Portions per cover; `low` and `high` are factors on the expected portions. */
  share: number
  /** 'gamme': it is new, and its share is the mean of its gamme. */
  basis: 'sold' | 'gamme'
  /** At how many services its own share was seen. */
  services: number
}

/** A dish with fewer misses than this has the range of its gamme. */
const OWN_MISSES = 19

type Share = Omit<ExpectedItem, keyof MissedRange>

/**
 * How many portions of each item a cover takes: its portions / the covers of the last 28 services of the meal since it is on the carte.
 * A new dish has the mean share of the others of its gamme. The range is the middle 80 % of what the same rule missed in the last ten
 * weeks: covers and shares together; of a new dish, what the mean of the gamme would have missed of the others.
 * What is sold on other weekdays, and surely would have been on this one, is expected not at all; and so is what is sold at another meal, and
 * not once at the last 28 of this one.
 * Each service is read once for each item, so the time grows with items × services.
 * @param open of one meal, the oldest first, before all of the days that are given to what it returns
 * @param soldElsewhere items that are sold at another meal
 * @returns for a day, null for an item of which nothing can be expected: a new one without others in its gamme, a new menu, and what
 * no sales of any meal name though 28 services have passed
 */
export function itemsExpected(
  open: readonly OpenService[],
  expectations: PastExpectations,
  items: readonly ForecastItem[],
  soldElsewhere: ReadonlySet<string> = new Set(),
): (day: string) => Map<string, ExpectedItem | null> {
  const sold = soldOf(open, expectations)
  const tracked = [...Map.groupBy(items, ({ gammeId }) => gammeId)].map(
    ([gammeId, ofGamme]) =>
      [gammeId !== null, ofGamme.map((item) => track(item, sold, soldElsewhere.has(item.id)))] as const,
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
    return expectedOf(compared.gammes, sold, { first, weekday: weekdayOf(dayNumber(day)) })
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
  sold: Sold,
  { first, weekday }: { first: number; weekday: number },
): Map<string, ExpectedItem | null> {
  const end = sold.services.length
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
        const usual = own[at] ?? null
        const isOff = usual !== null && isOffOn(item, usual, { weekday, end, sold })
        const share = shareOf(item, isOff ? 0 : usual, mean, end)
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

/** What the rule missed, as what came / what was expected: of each item by its own share, and of dishes as if each were new. */
function missesOf(
  tracked: readonly Tracked[],
  sold: Sold,
  { first, areDishes }: { first: number; areDishes: boolean },
): Compared['misses'] {
  const { services, expected } = sold
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
      const weekday = services[at]?.weekday ?? 0
      if (share > 0 && !isOffOn(item, share, { weekday, end: at, sold }))
        own[place]?.add(at, came / (share * guests))
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

function shareOf(item: Tracked, own: number | null, mean: number | null, end: number): Share | null {
  const from = seenFrom(item, end)
  const services = from < end ? knownOf(item, from, end) : 0
  if (own !== null) return { share: own, basis: 'sold', services }
  if (item.soldElsewhere && services === SHARE_SERVICES && item.sold[end] === 0)
    return { share: 0, basis: 'sold', services }
  return mean === null || services >= OWN_SERVICES ? null : { share: mean, basis: 'gamme', services }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
