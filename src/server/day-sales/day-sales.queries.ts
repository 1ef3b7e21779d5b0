import type { DaySale } from '#contract/day-sales.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { daysKnown, type RecordedDay, recordFigures } from './record-days.queries.ts'

/** From the day $2 to the day $3. */
const DAYS = {
  name: 'day-sales',
  text: `
    SELECT day::text, meal, coalesce(sum(dishes), 0)::float8 AS sold, coalesce(sum(menus), 0)::float8 AS "menusSold" FROM (
      SELECT day, meal, quantity AS dishes, NULL::int AS menus
      FROM day_sales WHERE user_id = $1 AND day BETWEEN $2::date AND $3::date AND quantity IS NOT NULL
      UNION ALL SELECT day, meal, NULL, quantity
      FROM day_menu_sales WHERE user_id = $1 AND day BETWEEN $2::date AND $3::date AND quantity IS NOT NULL
    ) sales GROUP BY day, meal ORDER BY day, meal`,
}

const TABLES = ['day_sales', 'day_menu_sales'] as const

/** Those of a day and meal of one carte. */
const ofCarte = (table: string, carte: string) =>
  `SELECT FROM ${table} WHERE user_id = $1 AND day = $2::date AND meal IS NOT DISTINCT FROM $3::text AND carte_id = ${carte}`

/** The cartes of the dishes $4 and the menus $5 of which nothing is known on the day $2 at the meal $3. */
const UNKNOWN_CARTES = `
  SELECT id FROM cartes c WHERE user_id = $1
    AND id IN (
      SELECT g.carte_id FROM gamme_recettes r JOIN gammes g ON g.user_id = $1 AND g.id = r.gamme_id
      WHERE r.user_id = $1 AND r.id = ANY ($4::uuid[])
      UNION ALL SELECT carte_id FROM menus WHERE user_id = $1 AND id = ANY ($5::uuid[])
    )
    AND ${TABLES.map((table) => `NOT EXISTS (${ofCarte(table, 'c.id')})`).join(' AND ')}`

/** Every dish and menu of the cartes $4 is one of which it is not known how many were sold. */
const NOTHING_KNOWN = [
  `INSERT INTO day_sales (user_id, day, meal, carte_id, gamme_recette_id, category, quantity)
   SELECT $1, $2::date, $3::text, g.carte_id, r.id, s.category, NULL
   FROM gammes g JOIN gamme_recettes r ON r.user_id = $1 AND r.gamme_id = g.id
   JOIN tech_sheets s ON s.user_id = $1 AND s.id = r.fiche_id
   WHERE g.user_id = $1 AND g.carte_id = ANY ($4::uuid[]) ON CONFLICT DO NOTHING`,
  `INSERT INTO day_menu_sales (user_id, day, meal, carte_id, menu_id, quantity)
   SELECT $1, $2::date, $3::text, carte_id, id, NULL
   FROM menus WHERE user_id = $1 AND carte_id = ANY ($4::uuid[]) ON CONFLICT DO NOTHING`,
]

/** Nothing is known of a carte on the day $2 at the meal $3 without any figure. */
const FORGET_UNKNOWN = (table: string) => `
  DELETE FROM ${table} t WHERE user_id = $1 AND day = $2::date AND meal IS NOT DISTINCT FROM $3::text AND quantity IS NULL
    AND ${TABLES.map((other) => `NOT EXISTS (${ofCarte(other, 't.carte_id')} AND quantity IS NOT NULL)`).join(' AND ')}`

/** Whether the day $2 is known in the other way than as the meal $3, as a whole or by its meals. */
const KNOWN_OTHERWISE = `
  SELECT EXISTS (
    SELECT FROM day_sales WHERE user_id = $1 AND day = $2::date AND (meal IS NULL) <> ($3::text IS NULL)
    UNION ALL SELECT FROM day_menu_sales WHERE user_id = $1 AND day = $2::date AND (meal IS NULL) <> ($3::text IS NULL)
  ) AS otherwise`

/** Of the day $2 what is known of the meal $3, and what is known in the other way. */
const forget = (table: string) => `
  DELETE FROM ${table} WHERE user_id = $1 AND day = $2::date
    AND (meal IS NOT DISTINCT FROM $3::text OR (meal IS NULL) <> ($3::text IS NULL))`

const remove = (table: string) => `
  DELETE FROM ${table} t USING unnest($2::date[], $3::text[]) AS given (day, meal)
  WHERE t.user_id = $1 AND t.day = given.day AND t.meal IS NOT DISTINCT FROM given.meal
    AND ($4::uuid IS NULL OR t.carte_id = $4)`

/** The days whose sales are known. */
export async function listDays(
  { client, houseId }: Reader,
  { from, to }: { from: string; to: string },
): Promise<{ days: DaySale[] }> {
  const { rows } = await client.query<DaySale>({ ...DAYS, values: [houseId, from, to] })
  return { days: rows }
}

/**
 * Records what was sold on a day, or at one of its meals; with `replaceDays` in place of what is known of it. With `othersUnknown`
 * what is not named is not known, on a carte of which nothing was.
 * @throws DAYS_KNOWN where the day is known in the other way; VALIDATION for what is not on a carte
 */
export async function writeDay(
  tx: GrowingTx,
  { replaceDays, othersUnknown, ...written }: RecordedDay & { replaceDays: boolean; othersUnknown: boolean },
): Promise<DaySale> {
  const { client, houseId } = tx
  const { day, meal } = written
  if (replaceDays) await Promise.all(TABLES.map((table) => client.query(forget(table), [houseId, day, meal])))
  else {
    const { rows } = await client.query<{ otherwise: boolean }>(KNOWN_OTHERWISE, [houseId, day, meal])
    if (rows[0]?.otherwise === true) throw daysKnown([day])
  }
  if (othersUnknown) await beginUnknown(tx, written)
  await recordFigures(tx, [written], () => '')
  await Promise.all(TABLES.map((table) => client.query(FORGET_UNKNOWN(table), [houseId, day, meal])))
  const { days } = await listDays(tx, { from: day, to: day })
  return days.find((each) => each.meal === meal) ?? { day, meal, sold: 0, menusSold: 0 }
}

async function beginUnknown(
  { client, houseId }: GrowingTx,
  { day, meal, quantities, menuQuantities }: RecordedDay,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(UNKNOWN_CARTES, [
    houseId,
    day,
    meal,
    quantities.map(({ gammeRecetteId }) => gammeRecetteId),
    menuQuantities.map(({ menuId }) => menuId),
  ])
  const cartes = rows.map(({ id }) => id)
  if (cartes.length > 0)
    await Promise.all(NOTHING_KNOWN.map((begin) => client.query(begin, [houseId, day, meal, cartes])))
}

/** @returns how many figures are gone */
export async function removeDays(
  { client, houseId }: MemberTx,
  { days, carteId }: { days: readonly Pick<DaySale, 'day' | 'meal'>[]; carteId?: string | undefined },
): Promise<{ figures: number }> {
  const values = [houseId, days.map(({ day }) => day), days.map(({ meal }) => meal), carteId ?? null]
  const removed = await Promise.all(TABLES.map((table) => client.query(remove(table), values)))
  return { figures: removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) }
}
