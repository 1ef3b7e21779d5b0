import type { GrowingTx } from '../account/storage-meter.ts'
import { invalidFields } from '../translate-error.ts'
import { readDeparted, writeDeparted } from './departed.queries.ts'
import { divideSales, type RecordedSales } from './divide-sales.ts'

const DISHES = 'SELECT id FROM gamme_recettes WHERE user_id = $1 AND id = ANY ($2::uuid[])'

const MENUS = 'SELECT id FROM menus WHERE user_id = $1 AND id = ANY ($2::uuid[])'

/** Choices with the sheets that they offer. */
const CHOICES = `
  SELECT c.id, c.menu_id AS "menuId", d.fiche_id AS "ficheId"
  FROM menu_choices c
  LEFT JOIN menu_dishes d ON d.user_id = c.user_id AND d.choice_id = c.id
  WHERE c.user_id = $1 AND c.id = ANY ($2::uuid[])`

const TAKE_BACK = `
  DELETE FROM dish_sales WHERE user_id = $1 AND period_id = $2 AND gamme_recette_id = ANY ($3::uuid[])`

const RECORD = `
  INSERT INTO dish_sales (user_id, period_id, gamme_recette_id, quantity)
  SELECT $1, $2, recorded.dish, recorded.quantity FROM unnest($3::uuid[], $4::int[]) AS recorded (dish, quantity)
  ON CONFLICT (user_id, period_id, gamme_recette_id) DO UPDATE SET quantity = excluded.quantity`

const TAKE_BACK_OF_MENUS = `
  DELETE FROM menu_sales s USING unnest($3::uuid[], $4::uuid[], $5::uuid[]) AS recorded (menu, choice, fiche)
  WHERE s.user_id = $1 AND s.period_id = $2 AND s.menu_id = recorded.menu
    AND s.choice_id IS NOT DISTINCT FROM recorded.choice AND s.fiche_id IS NOT DISTINCT FROM recorded.fiche`

const RECORD_OF_MENUS = `
  INSERT INTO menu_sales (user_id, period_id, menu_id, choice_id, fiche_id, quantity)
  SELECT $1, $2, recorded.menu, recorded.choice, recorded.fiche, recorded.quantity
  FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::int[]) AS recorded (menu, choice, fiche, quantity)
  ON CONFLICT (user_id, period_id, menu_id, choice_id, fiche_id) DO UPDATE SET quantity = excluded.quantity`

/**
 * Records sales of an open period, also of dishes and menus that have left the carte since it has sales of them.
 * @throws VALIDATION for a dish, a menu or a choice that is neither on a carte nor kept, or a dish that its choice does not offer
 */
export async function recordSales(tx: GrowingTx, periodId: string, sales: RecordedSales): Promise<void> {
  const { quantities, menuQuantities, taken } = await recordDeparted(tx, periodId, sales)
  if (quantities.length > 0) await recordDishSales(tx, periodId, quantities)
  if (menuQuantities.length + taken.length > 0) await recordMenuSales(tx, periodId, menuQuantities, taken)
}

/** Records what has left the carte, and returns the rest. */
async function recordDeparted(tx: GrowingTx, periodId: string, sales: RecordedSales): Promise<RecordedSales> {
  const { rows } = await tx.client.query<{ departed: unknown }>(
    'SELECT departed FROM sales_periods WHERE user_id = $1 AND id = $2 AND departed IS NOT NULL',
    [tx.houseId, periodId],
  )
  const departed = readDeparted(rows[0]?.departed)
  if (departed === null) return sales
  const { kept, rest } = divideSales(departed, sales)
  if (kept !== departed) await writeDeparted(tx, periodId, kept)
  return rest
}

async function recordDishSales(
  { client, houseId }: GrowingTx,
  periodId: string,
  quantities: RecordedSales['quantities'],
): Promise<void> {
  const named = quantities.map(({ gammeRecetteId }) => gammeRecetteId)
  const { rows } = await client.query<{ id: string }>(DISHES, [houseId, named])
  const known = new Set(rows.map(({ id }) => id))
  refuseUnknown(
    named,
    (dish) => known.has(dish),
    (at) => `quantities.${at}.gammeRecetteId`,
  )
  const recorded = quantities.filter(({ quantity }) => quantity !== null)
  const takenBack = quantities.filter(({ quantity }) => quantity === null)
  await client.query(TAKE_BACK, [houseId, periodId, takenBack.map(({ gammeRecetteId }) => gammeRecetteId)])
  await client.query(RECORD, [
    houseId,
    periodId,
    recorded.map(({ gammeRecetteId }) => gammeRecetteId),
    recorded.map(({ quantity }) => quantity),
  ])
}

async function recordMenuSales(
  { client, houseId }: GrowingTx,
  periodId: string,
  menuQuantities: RecordedSales['menuQuantities'],
  taken: RecordedSales['taken'],
): Promise<void> {
  const named = menuQuantities.map(({ menuId }) => menuId)
  const choiceIds = [...new Set(taken.map(({ choiceId }) => choiceId))]
  const [menus, choices] = await Promise.all([
    client.query<{ id: string }>(MENUS, [houseId, named]),
    client.query<{ id: string; menuId: string; ficheId: string | null }>(CHOICES, [houseId, choiceIds]),
  ])
  const known = new Set(menus.rows.map(({ id }) => id))
  refuseUnknown(
    named,
    (menu) => known.has(menu),
    (at) => `menuQuantities.${at}.menuId`,
  )
  const menuOf = new Map(choices.rows.map(({ id, menuId }) => [id, menuId]))
  const offered = new Set(choices.rows.map(({ id, ficheId }) => `${id}/${ficheId}`))
  refuseUnknown(
    taken,
    ({ choiceId }) => menuOf.has(choiceId),
    (at) => `taken.${at}.choiceId`,
  )
  // The record of a dish that the choice no longer offers can be removed.
  refuseUnknown(
    taken,
    ({ choiceId, ficheId, quantity }) => quantity === null || offered.has(`${choiceId}/${ficheId}`),
    (at) => `taken.${at}.ficheId`,
  )
  const all = [
    ...menuQuantities.map(({ menuId, quantity }) => ({ menuId, choiceId: null, ficheId: null, quantity })),
    ...taken.map((dish) => ({ ...dish, menuId: menuOf.get(dish.choiceId) })),
  ]
  const recorded = all.filter(({ quantity }) => quantity !== null)
  const takenBack = all.filter(({ quantity }) => quantity === null)
  await client.query(TAKE_BACK_OF_MENUS, [houseId, periodId, ...columnsOf(takenBack)])
  await client.query(RECORD_OF_MENUS, [
    houseId,
    periodId,
    ...columnsOf(recorded),
    recorded.map(({ quantity }) => quantity),
  ])
}

type MenuRow = { menuId: string | undefined; choiceId: string | null; ficheId: string | null }

function columnsOf(rows: readonly MenuRow[]) {
  return [
    rows.map(({ menuId }) => menuId),
    rows.map(({ choiceId }) => choiceId),
    rows.map(({ ficheId }) => ficheId),
  ]
}

function refuseUnknown<Named>(
  named: readonly Named[],
  isKnown: (one: Named) => boolean,
  pathOf: (at: number) => string,
): void {
  const unknown = named.flatMap((one, at) =>
    isKnown(one) ? [] : [{ path: pathOf(at), rule: 'unknown-reference' as const }],
  )
  if (unknown.length > 0) throw invalidFields(unknown)
}
