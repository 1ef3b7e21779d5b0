import type { DaySale, KnownDay } from '#contract/day-sales.ts'
import type { Reader } from '#database/session-reader.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { removeDays } from './day-sales.queries.ts'
import { FORGET_DAYS, recordFigures } from './record-days.queries.ts'

const sold = (table: string, columns: string) =>
  `SELECT day, meal, carte_id, ${columns}, quantity FROM ${table} WHERE user_id = $1 AND day BETWEEN $2::date AND $3::date`
const list = (fields: string, where: string) =>
  `coalesce(json_agg(json_build_object(${fields}, 'quantity', quantity)) FILTER (WHERE ${where}), '[]')`

/** From the day $2 to the day $3. */
const FIGURES = {
  name: 'day-figures',
  text: `
    SELECT day::text, meal, ${list(`'gammeRecetteId', dish`, 'dish IS NOT NULL')} AS quantities,
      ${list(`'menuId', menu`, 'menu IS NOT NULL')} AS "menuQuantities",
      ${list(`'carteId', carte_id, 'category', category`, 'coalesce(dish, menu) IS NULL AND quantity IS NOT NULL')} AS departed
    FROM (
      ${sold('day_sales', 'gamme_recette_id AS dish, NULL::uuid AS menu, category')}
      UNION ALL ${sold('day_menu_sales', 'NULL, menu_id, NULL')}
    ) sold GROUP BY day, meal ORDER BY day, meal`,
}

const DEPARTED =
  'unnest($2::date[], $3::text[], $4::uuid[], $5::text[], $6::int[]) AS sold (day, meal, carte, category, quantity)'
/** A carte that is gone takes what was sold of it along. */
const PUT_BACK = [
  `INSERT INTO day_sales (user_id, day, meal, carte_id, category, quantity)
   SELECT $1, sold.day, sold.meal, c.id, sold.category, sold.quantity
   FROM ${DEPARTED} JOIN cartes c ON c.user_id = $1 AND c.id = sold.carte WHERE sold.category IS NOT NULL`,
  `INSERT INTO day_menu_sales (user_id, day, meal, carte_id, quantity)
   SELECT $1, sold.day, sold.meal, c.id, sold.quantity
   FROM ${DEPARTED} JOIN cartes c ON c.user_id = $1 AND c.id = sold.carte WHERE sold.category IS NULL`,
]

/** All that is known of some days, also of what has left the carte. */
export async function readFigures(
  { client, houseId }: Reader,
  { from, to }: { from: string; to: string },
): Promise<{ days: KnownDay[] }> {
  const { rows } = await client.query<KnownDay>({ ...FIGURES, values: [houseId, from, to] })
  return { days: rows }
}

/**
 * Gives days back what was known of them, in place of all that is; `forget` are days and meals that are not known any more otherwise.
 * @throws VALIDATION for what is not on a carte any more
 */
export async function putBackDays(
  tx: GrowingTx,
  { days, forget }: { days: readonly KnownDay[]; forget: readonly Pick<DaySale, 'day' | 'meal'>[] },
): Promise<{ days: number }> {
  const { client, houseId } = tx
  const named = [...new Set(days.map(({ day }) => day))]
  await removeDays(tx, { days: forget })
  await Promise.all(FORGET_DAYS.map((statement) => client.query(statement, [houseId, named])))
  await recordFigures(tx, days, (at) => `days.${at}.`)
  const departed = days.flatMap(({ day, meal, departed: own }) => own.map((each) => ({ ...each, day, meal })))
  if (departed.length > 0) {
    const values = [
      houseId,
      departed.map(({ day }) => day),
      departed.map(({ meal }) => meal),
      departed.map(({ carteId }) => carteId),
      departed.map(({ category }) => category),
      departed.map(({ quantity }) => quantity),
    ]
    await Promise.all(PUT_BACK.map((statement) => client.query(statement, values)))
  }
  return { days: named.length }
}
