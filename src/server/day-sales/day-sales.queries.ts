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
      FROM day_sales WHERE user_id = $1 AND day BETWEEN $2::date AND $3::date
      UNION ALL SELECT day, meal, NULL, quantity
      FROM day_menu_sales WHERE user_id = $1 AND day BETWEEN $2::date AND $3::date
    ) sales GROUP BY day, meal ORDER BY day, meal`,
}

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

const TABLES = ['day_sales', 'day_menu_sales'] as const

/** The days whose sales are known. */
export async function listDays(
  { client, houseId }: Reader,
  { from, to }: { from: string; to: string },
): Promise<{ days: DaySale[] }> {
  const { rows } = await client.query<DaySale>({ ...DAYS, values: [houseId, from, to] })
  return { days: rows }
}

/**
 * Records what was sold on a day, or at one of its meals; with `replaceDays` in place of what is known of it.
 * @throws DAYS_KNOWN where the day is known in the other way; VALIDATION for what is not on a carte
 */
export async function writeDay(
  tx: GrowingTx,
  { replaceDays, ...written }: RecordedDay & { replaceDays: boolean },
): Promise<DaySale> {
  const { client, houseId } = tx
  const { day, meal } = written
  if (replaceDays) await Promise.all(TABLES.map((table) => client.query(forget(table), [houseId, day, meal])))
  else {
    const { rows } = await client.query<{ otherwise: boolean }>(KNOWN_OTHERWISE, [houseId, day, meal])
    if (rows[0]?.otherwise === true) throw daysKnown([day])
  }
  await recordFigures(tx, [written], () => '')
  const { days } = await listDays(tx, { from: day, to: day })
  return days.find((each) => each.meal === meal) ?? { day, meal, sold: 0, menusSold: 0 }
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
