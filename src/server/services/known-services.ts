import { countedCovers, type SoldByCategory } from '#domain/forecast/counted-covers.ts'
import type { PastService } from '#domain/forecast/past-service.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { MEALS, type Meal } from '#domain/services/service.ts'
import type { PlanCarte } from './plan-cartes.queries.ts'
import type { SoldAt, StoredService } from './plan-history.queries.ts'

/** A service, also with its covers as they are counted from what was sold where others were typed, and what has left the carte since. */
export type KnownService = PastService & { count: number | null; departed: SoldAt['departed'] }

const NONE: SoldAt['departed'] = new Map()

export const timeKey = ({ day, meal }: { day: string; meal: Meal | null }) => `${day} ${meal}`

/**
 * The services of one carte of which anything is known, by day and meal.
 * @param stored and `sold` are of the carte
 */
export function knownServices(
  carte: PlanCarte,
  stored: readonly StoredService[],
  sold: readonly SoldAt[],
): Map<string, KnownService> {
  const soldAt = new Map(sold.map((each) => [timeKey(each), each]))
  const categoryOf = new Map(
    carte.gammes.flatMap(({ dishes }) => dishes.map(({ id, category }) => [id, category] as const)),
  )
  const counts = countedCovers(sold.map((each) => byCategory(each, categoryOf)))
  const countAt = new Map(sold.map((each, at) => [timeKey(each), counts[at] ?? null]))
  const storedAt = new Map(stored.map((each) => [timeKey(each), each]))
  const known = new Map<string, KnownService>()
  for (const { day, meal } of [...sold, ...stored]) {
    const key = timeKey({ day, meal })
    const own = storedAt.get(key)
    const served = own?.served ?? null
    const count = countAt.get(key) ?? null
    known.set(key, {
      day,
      meal,
      covers: served ?? count,
      mark: own?.mark ?? storedAt.get(timeKey({ day, meal: null }))?.mark ?? null,
      sold: soldAt.get(key)?.sold ?? new Map(),
      departed: soldAt.get(key)?.departed ?? NONE,
      counted: served === null,
      count,
    })
  }
  return known
}

/** Services, with the day as a whole, which is the sum of its meals, of each day that is known by these. */
export function withWholeDays(known: ReadonlyMap<string, KnownService>): Map<string, KnownService> {
  const days = new Set([...known.values()].map((service) => service.day))
  const whole = [...days].flatMap((day) => wholeDay(day, known) ?? [])
  return new Map([...known, ...whole.map((service) => [timeKey(service), service] as const)])
}

/** Null of nothing. */
function sum(covers: readonly (number | null)[]): number | null {
  const all = covers.reduce<number>((total, each) => total + (each ?? 0), 0)
  return all === 0 ? null : all
}

/** Adds figures of a meal to those of a day; with one that is not known, their sum is not either. */
function addTo<Key>(sums: Map<Key, number | null>, figures: ReadonlyMap<Key, number | null>): void {
  for (const [key, figure] of figures) add(sums, key, figure)
}

function add<Key>(sums: Map<Key, number | null>, key: Key, figure: number | null): void {
  const before = sums.has(key) ? (sums.get(key) ?? null) : 0
  sums.set(key, before === null || figure === null ? null : before + figure)
}

/** A day as the sum of its meals, with what was typed of it itself; undefined where no meal of it is known, or its own sales are. */
function wholeDay(day: string, known: ReadonlyMap<string, KnownService>): KnownService | undefined {
  const own = known.get(timeKey({ day, meal: null }))
  const meals = MEALS.flatMap((meal) => known.get(timeKey({ day, meal })) ?? [])
  const withSales = meals.filter(hasSales)
  if (withSales.length === 0 || (own !== undefined && hasSales(own))) return undefined
  const sold = new Map<string, number | null>()
  const departed: SoldAt['departed'] = new Map()
  for (const service of withSales) {
    addTo(sold, service.sold)
    for (const [key, portions] of service.departed) departed.set(key, (departed.get(key) ?? 0) + portions)
  }
  // Covers that cannot be counted at one meal are not those of the other alone.
  const isUncounted = (covers: (service: KnownService) => number | null) =>
    withSales.some((service) => covers(service) === null && [...service.sold.values()].includes(null))
  const typed = own?.counted === false ? own.covers : null
  return {
    day,
    meal: null,
    covers: typed ?? (isUncounted(({ covers }) => covers) ? null : sum(meals.map(({ covers }) => covers))),
    mark: own?.mark ?? meals.find(({ mark }) => mark !== null)?.mark ?? null,
    sold,
    departed,
    counted: typed === null && meals.some((service) => service.counted),
    count: isUncounted(({ count }) => count) ? null : sum(withSales.map(({ count }) => count)),
  }
}

/** Whether anything that was sold at it is known. */
export function hasSales({ sold, departed }: Pick<KnownService, 'sold' | 'departed'>): boolean {
  return sold.size > 0 || departed.size > 0
}

function byCategory(
  { sold, departed }: SoldAt,
  categoryOf: ReadonlyMap<string, SheetCategory>,
): SoldByCategory {
  const sums = new Map<SheetCategory | null, number | null>()
  for (const [id, quantity] of sold) add(sums, categoryOf.get(id) ?? null, quantity)
  addTo(sums, departed)
  const menus = sums.has(null) ? (sums.get(null) ?? null) : 0
  const portions = [...sums].flatMap(([category, quantity]) =>
    category === null ? [] : [[category, quantity] as const],
  )
  return { portions: new Map(portions), menus }
}
