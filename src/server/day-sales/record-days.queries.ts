import type { SoldOnDay } from '#contract/day-sales.ts'
import type { FieldIssue } from '#contract/errors.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields, refusal } from '../translate-error.ts'

type Figure = { quantity: number | null }
/** What was sold on a day, or at one of its meals; a quantity of null is not known. */
export type RecordedDay = Pick<SoldOnDay, 'day' | 'meal'> & {
  quantities: readonly (Figure & { gammeRecetteId: string })[]
  menuQuantities: readonly (Figure & { menuId: string })[]
}

const TABLES = ['day_sales', 'day_menu_sales'] as const

const ITEMS = `
  SELECT id FROM gamme_recettes WHERE user_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM menus WHERE user_id = $1 AND id = ANY ($3::uuid[])`

const KNOWN = `
  SELECT DISTINCT day::text FROM (
    ${TABLES.map((table) => `SELECT day FROM ${table} WHERE user_id = $1 AND day = ANY ($2::date[])`).join(' UNION ALL ')}
  ) known ORDER BY 1`

/** All that is known of some days. */
export const FORGET_DAYS = TABLES.map(
  (table) => `DELETE FROM ${table} WHERE user_id = $1 AND day = ANY ($2::date[])`,
)

const SOLD = 'unnest($2::date[], $3::text[], $4::uuid[], $5::int[]) AS sold (day, meal, item, quantity)'
const ONCE = (item: string) => `ON CONFLICT (user_id, day, coalesce(meal, ''), ${item})
  DO UPDATE SET quantity = excluded.quantity`

const RECORD = `
  INSERT INTO day_sales (user_id, day, meal, carte_id, gamme_recette_id, category, quantity)
  SELECT $1, sold.day, sold.meal, g.carte_id, r.id, s.category, sold.quantity
  FROM ${SOLD}
  JOIN gamme_recettes r ON r.user_id = $1 AND r.id = sold.item
  JOIN gammes g ON g.user_id = $1 AND g.id = r.gamme_id
  JOIN tech_sheets s ON s.user_id = $1 AND s.id = r.fiche_id
  ${ONCE('gamme_recette_id')}`

const RECORD_MENUS = `
  INSERT INTO day_menu_sales (user_id, day, meal, carte_id, menu_id, quantity)
  SELECT $1, sold.day, sold.meal, m.carte_id, m.id, sold.quantity
  FROM ${SOLD} JOIN menus m ON m.user_id = $1 AND m.id = sold.item
  ${ONCE('menu_id')}`

/**
 * Records what was sold on days of which nothing is known, or, with `replace`, in place of all that is known of them.
 * @param path of the days in the input
 * @throws DAYS_KNOWN with those days; VALIDATION for what is not on a carte
 */
export async function recordDays(
  tx: GrowingTx,
  days: readonly SoldOnDay[],
  { replace, path = 'days' }: { replace: boolean; path?: string },
): Promise<void> {
  const named = [...new Set(days.map(({ day }) => day))]
  const known = await knownDays(tx, named)
  if (known.length > 0 && !replace) throw daysKnown(known)
  if (known.length > 0)
    await Promise.all(FORGET_DAYS.map((forget) => tx.client.query(forget, [tx.houseId, known])))
  await recordFigures(tx, days, (at) => `${path}.${at}.`)
}

/** Which of the days anything is known of. */
async function knownDays({ client, houseId }: MemberTx, days: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ day: string }>(KNOWN, [houseId, days])
  return rows.map(({ day }) => day)
}

export function daysKnown(days: readonly string[]) {
  return refusal('DAYS_KNOWN', 'Sales of some of the days are known already; nothing was written', { days })
}

/**
 * Records figures; those not named stay as they are.
 * @param pathOf the path of a day in the input, with a dot where its fields follow
 * @throws VALIDATION for what is not on a carte
 */
export async function recordFigures(
  tx: GrowingTx,
  days: readonly RecordedDay[],
  pathOf: (at: number) => string,
): Promise<void> {
  await refuseUnknown(tx, days, pathOf)
  const dishes = days.flatMap(({ day, meal, quantities }) =>
    quantities.map(({ gammeRecetteId, quantity }) => ({ day, meal, item: gammeRecetteId, quantity })),
  )
  const menus = days.flatMap(({ day, meal, menuQuantities }) =>
    menuQuantities.map(({ menuId, quantity }) => ({ day, meal, item: menuId, quantity })),
  )
  const { client, houseId } = tx
  const write = async (figures: typeof dishes, record: string) => {
    if (figures.length === 0) return
    await client.query(record, [
      houseId,
      figures.map(({ day }) => day),
      figures.map(({ meal }) => meal),
      figures.map(({ item }) => item),
      figures.map(({ quantity }) => quantity),
    ])
  }
  await write(dishes, RECORD)
  await write(menus, RECORD_MENUS)
}

async function refuseUnknown(
  { client, houseId }: MemberTx,
  days: readonly RecordedDay[],
  pathOf: (at: number) => string,
): Promise<void> {
  const dishes = days.flatMap(({ quantities }) => quantities.map(({ gammeRecetteId }) => gammeRecetteId))
  const menus = days.flatMap(({ menuQuantities }) => menuQuantities.map(({ menuId }) => menuId))
  const { rows } = await client.query<{ id: string }>(ITEMS, [
    houseId,
    [...new Set(dishes)],
    [...new Set(menus)],
  ])
  const known = new Set(rows.map(({ id }) => id))
  const unknown = days.flatMap(({ quantities, menuQuantities }, at): FieldIssue[] => [
    ...quantities.flatMap(({ gammeRecetteId }, place) =>
      known.has(gammeRecetteId) ? [] : [issue(`${pathOf(at)}quantities.${place}.gammeRecetteId`)],
    ),
    ...menuQuantities.flatMap(({ menuId }, place) =>
      known.has(menuId) ? [] : [issue(`${pathOf(at)}menuQuantities.${place}.menuId`)],
    ),
  ])
  if (unknown.length > 0) throw invalidFields(unknown)
}

const issue = (path: string): FieldIssue => ({ path, rule: 'unknown-reference' })
