import type { MemberTx } from '#database/as-member.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { Meal, ServiceMark } from '#domain/services/service.ts'

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
  /** By the ids of dishes and menus that are on a carte. */
  sold: ReadonlyMap<string, number>
  /** Portions of dishes that were deleted since, by the category of their sheets. */
  departed: readonly (readonly [SheetCategory, number])[]
  /** Menus that were deleted since. */
  departedMenus: number
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

/**
 * One row for each day, meal and carte. Figures are written as text, each with the place of its dish or menu among the items
 * of one of the rows: a half-year has tens of thousands of them.
 */
const SALES = {
  name: 'plan-sales',
  text: `
    WITH items AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM (
        SELECT id FROM gamme_recettes WHERE user_id = $1 UNION ALL SELECT id FROM menus WHERE user_id = $1
      ) item
    ), sales AS (
      SELECT day, meal, carte_id, gamme_recette_id AS item, category, quantity
      FROM day_sales WHERE user_id = $1 AND day >= $2::date AND day < $3::date
      UNION ALL
      SELECT day, meal, carte_id, menu_id, NULL, quantity
      FROM day_menu_sales WHERE user_id = $1 AND day >= $2::date AND day < $3::date
    )
    SELECT s.day::text, s.meal, s.carte_id AS "carteId",
      string_agg(i.place || ':' || s.quantity, ' ') FILTER (WHERE i.place IS NOT NULL) AS sold,
      string_agg(s.category || ':' || s.quantity, ' ') FILTER (WHERE i.place IS NULL AND s.category IS NOT NULL) AS departed,
      coalesce(sum(s.quantity) FILTER (WHERE i.place IS NULL AND s.category IS NULL), 0)::float8 AS "departedMenus",
      CASE WHEN row_number() OVER () = 1 THEN (SELECT json_agg(id ORDER BY place) FROM items) END AS items
    FROM sales s LEFT JOIN items i ON i.id = s.item
    GROUP BY s.day, s.meal, s.carte_id`,
}

type SalesRow = Omit<SoldAt, 'sold' | 'departed'> & {
  sold: string | null
  departed: string | null
  items: string[] | null
}

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
  const ids = rows.find(({ items }) => items !== null)?.items ?? []
  return rows.map(({ sold, departed, items: _items, ...row }) => ({
    ...row,
    sold: new Map(figures(sold).map(([place, quantity]) => [ids[Number(place)] ?? '', quantity])),
    departed: figures(departed).map(([category, quantity]) => [category as SheetCategory, quantity] as const),
  }))
}

function figures(text: string | null): [string, number][] {
  return (text === null ? [] : text.split(' ')).map((figure) => {
    const colon = figure.indexOf(':')
    return [figure.slice(0, colon), Number(figure.slice(colon + 1))]
  })
}
