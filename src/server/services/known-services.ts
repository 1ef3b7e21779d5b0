import { countedCovers, type SoldByCategory } from '#domain/forecast/counted-covers.ts'
import type { PastService } from '#domain/forecast/past-service.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { MEALS, type Meal } from '#domain/services/service.ts'
import type { PlanCarte } from './plan-cartes.queries.ts'
import type { SoldAt, StoredService } from './plan-history.queries.ts'

/** A service, also with its covers as they are counted from what was sold where others were typed. */
export type KnownService = PastService & { count: number | null }

export const timeKey = ({ day, meal }: { day: string; meal: Meal | null }) => `${day} ${meal}`

/**
 * The services of one carte of which anything is known, by day and meal; of a day that is known by its meals also the day as a
 * whole, which is their sum.
 * @param stored and `sold` are of the carte
 */
export function knownServices(
  carte: PlanCarte,
  stored: readonly StoredService[],
  sold: readonly SoldAt[],
): Map<string, KnownService> {
  const soldAt = new Map(sold.map((each) => [timeKey(each), each.sold]))
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
      sold: soldAt.get(key) ?? new Map(),
      counted: served === null,
      count,
    })
  }
  for (const day of new Set([...known.values()].map((service) => service.day))) {
    const whole = wholeDay(day, known)
    if (whole !== undefined) known.set(timeKey(whole), whole)
  }
  return known
}

/** Null of nothing. */
function sum(covers: readonly (number | null)[]): number | null {
  const all = covers.reduce<number>((total, each) => total + (each ?? 0), 0)
  return all === 0 ? null : all
}

/** A day as the sum of its meals, with what was typed of it itself; undefined where no meal of it is known, or its own sales are. */
function wholeDay(day: string, known: ReadonlyMap<string, KnownService>): KnownService | undefined {
  const own = known.get(timeKey({ day, meal: null }))
  const meals = MEALS.flatMap((meal) => known.get(timeKey({ day, meal })) ?? [])
  const withSales = meals.filter(({ sold }) => sold.size > 0)
  if (withSales.length === 0 || (own?.sold.size ?? 0) > 0) return undefined
  const sold = new Map<string, number>()
  for (const service of withSales)
    for (const [id, quantity] of service.sold) sold.set(id, (sold.get(id) ?? 0) + quantity)
  const typed = own?.counted === false ? own.covers : null
  return {
    day,
    meal: null,
    covers: typed ?? sum(meals.map(({ covers }) => covers)),
    mark: own?.mark ?? meals.find(({ mark }) => mark !== null)?.mark ?? null,
    sold,
    counted: typed === null && meals.some((service) => service.counted),
    count: sum(withSales.map(({ count }) => count)),
  }
}

function byCategory(
  { sold, departed, departedMenus }: SoldAt,
  categoryOf: ReadonlyMap<string, SheetCategory>,
): SoldByCategory {
  const portions = new Map<SheetCategory, number>()
  let menus = departedMenus
  const add = (category: SheetCategory | undefined, quantity: number) => {
    if (category === undefined) menus += quantity
    else portions.set(category, (portions.get(category) ?? 0) + quantity)
  }
  for (const [id, quantity] of sold) add(categoryOf.get(id), quantity)
  for (const [category, quantity] of departed) add(category, quantity)
  return { portions, menus }
}
