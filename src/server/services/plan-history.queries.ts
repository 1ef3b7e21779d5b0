import type { MemberTx } from '#database/as-member.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { plusDays } from '#domain/services/days.ts'
import { type Meal, MEALS, type ServiceMark } from '#domain/services/service.ts'

/** What is stored of a service, with the portions that were typed for it. */
export type StoredService = {
  id: string
  day: string
  meal: Meal | null
  carteId: string
  covers: number | null
  proposed: number | null
  served: number | null
  mark: ServiceMark | null
  version: number
  /** By the id of a dish or a menu. */
  portions: Record<string, number>
}

/** What was sold of one carte on a day, or at one of its meals. */
export type SoldAt = {
  day: string
  meal: Meal | null
  carteId: string
  /** By the ids of dishes and menus that are on a carte; null where it is not known how many. */
  sold: Map<string, number | null>
  /** Portions of dishes that were deleted since, by the category of their sheets; menus under null. */
  departed: Map<SheetCategory | null, number>
}

/** From the day $2 until before the day $3; the portions of those from the day $4 on. */
const SERVICES = {
  name: 'plan-services',
  text: `
    SELECT s.id, s.day::text, s.meal, s.carte_id AS "carteId", s.covers, s.proposed_covers AS proposed, s.served, s.mark,
      s.version, coalesce((
        SELECT json_object_agg(coalesce(d.gamme_recette_id, d.menu_id), d.portions)
        FROM service_dishes d WHERE d.user_id = $1 AND d.service_id = s.id AND s.day >= $4::date
      ), '{}') AS portions
    FROM services s WHERE s.user_id = $1 AND s.day >= $2::date AND s.day < $3::date ORDER BY s.day, s.id`,
}

/** The meals of a day, and the day as a whole, as figures name them. */
const TIMES = [null, ...MEALS] as const
/** More than is sold of one thing; one less says that it is not known. */
const TIME_STEP = 2 ** 24
const UNKNOWN = TIME_STEP - 1

const TIME = `(day - $2::date) * ${TIMES.length} + CASE meal ${MEALS.map((meal, at) => `WHEN '${meal}' THEN ${at + 1}`).join(' ')} ELSE 0 END`
const FIGURES = `array_agg((${TIME})::bigint * ${TIME_STEP} + coalesce(quantity, ${UNKNOWN}))::text AS figures`
const KNOWN = 'user_id = $1 AND day >= $2::date AND day < $3::date'

/**
 * One row for each dish and menu, and for each category of those that were deleted: its figures, each a number that has its time
 * and its quantity. A half-year has tens of thousands of them, and each is made a text once.
 */
const SALES = {
  name: 'plan-sales',
  text: `
    SELECT carte_id AS "carteId", gamme_recette_id AS item, NULL AS category, ${FIGURES}
    FROM day_sales WHERE ${KNOWN} AND gamme_recette_id IS NOT NULL GROUP BY gamme_recette_id, carte_id
    UNION ALL SELECT carte_id, NULL, category, ${FIGURES}
    FROM day_sales WHERE ${KNOWN} AND gamme_recette_id IS NULL GROUP BY category, carte_id
    UNION ALL SELECT carte_id, menu_id, NULL, ${FIGURES}
    FROM day_menu_sales WHERE ${KNOWN} GROUP BY menu_id, carte_id`,
}

type SalesRow = { carteId: string; item: string | null; category: SheetCategory | null; figures: string }

/** Of the days from `since` until before `until`, with the portions of those from `planned` on. */
export async function readStoredServices(
  { client, houseId }: MemberTx,
  { since, until, planned }: { since: string; until: string; planned: string },
): Promise<StoredService[]> {
  const { rows } = await client.query<StoredService>({
    ...SERVICES,
    values: [houseId, since, until, planned],
  })
  return rows
}

/** Of the days from `since` until before `until`. */
export async function readSoldAt(
  { client, houseId }: MemberTx,
  { since, until }: { since: string; until: string },
): Promise<SoldAt[]> {
  const { rows } = await client.query<SalesRow>({ ...SALES, values: [houseId, since, until] })
  const cartes = new Map<string, Map<number, SoldAt>>()
  for (const { carteId, item, category, figures } of rows) {
    const times = cartes.get(carteId) ?? new Map<number, SoldAt>()
    cartes.set(carteId, times)
    for (const figure of JSON.parse(`[${figures.slice(1, -1)}]`) as number[]) {
      const at = Math.floor(figure / TIME_STEP)
      const quantity = figure % TIME_STEP
      let sold = times.get(at)
      if (sold === undefined) times.set(at, (sold = soldAt(carteId, since, at)))
      if (item !== null) sold.sold.set(item, quantity === UNKNOWN ? null : quantity)
      else if (quantity !== UNKNOWN)
        sold.departed.set(category, (sold.departed.get(category) ?? 0) + quantity)
    }
  }
  return [...cartes.values()].flatMap((times) => [...times.values()])
}

function soldAt(carteId: string, since: string, at: number): SoldAt {
  return {
    day: plusDays(since, Math.floor(at / TIMES.length)),
    meal: TIMES[at % TIMES.length] ?? null,
    carteId,
    sold: new Map(),
    departed: new Map(),
  }
}
