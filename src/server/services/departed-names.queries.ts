import type { MemberTx } from '#database/as-member.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { Meal } from '#domain/services/service.ts'
import { STILL_KEPT } from '../bin/still-kept.ts'

/** What was sold of a dish or a menu that is in the bin: its category, null of a menu, and how it was called. */
export type DepartedName = {
  day: string
  meal: Meal | null
  carteId: string
  category: SheetCategory | null
  name: string
  sold: number
}

const departedOf = (table: string, column: string, category: string, of: string, name: string) => `
  SELECT s.day::text, s.meal, s.carte_id AS "carteId", ${category} AS category, gone.facts ->> '${name}' AS name,
    sum(s.quantity)::int AS sold
  FROM ${table} s
  JOIN deleted_rows was ON was.user_id = $1 AND was.table_name = '${table}' AND was.row_id = s.id AND was.emptied = '${column}'
  JOIN deleted_rows gone ON gone.user_id = $1 AND gone.table_name = '${of}' AND gone.emptied IS NULL
    AND gone.row_id = (was.facts ->> '${column}')::uuid
  JOIN deleted_items i ON i.user_id = $1 AND i.id = gone.item_id AND ${STILL_KEPT}
  WHERE s.user_id = $1 AND s.day >= $2::date AND s.day < $3::date AND s.${column} IS NULL AND s.quantity IS NOT NULL
  GROUP BY s.day, s.meal, s.carte_id, 4, 5`

const NAMES = {
  name: 'plan-departed',
  text: `${departedOf('day_sales', 'gamme_recette_id', 's.category', 'gamme_recettes', 'nom_affiche')}
    UNION ALL ${departedOf('day_menu_sales', 'menu_id', 'NULL', 'menus', 'nom')}
    ORDER BY 1, 6 DESC, 5`,
}

/** Of the days from `from` until before `until`, as long as the bin keeps what was deleted. */
export async function readDepartedNames(
  { client, houseId }: MemberTx,
  { from, until }: { from: string; until: string },
): Promise<DepartedName[]> {
  const { rows } = await client.query<DepartedName>({ ...NAMES, values: [houseId, from, until] })
  return rows
}
