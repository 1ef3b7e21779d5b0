import { and, eq, sql } from 'drizzle-orm'
import { selectColumns } from '#database/select-columns.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { DISPLAYED_NAMES } from '#contract/facts/dish.ts'
import type { GammeDetail, GammeRecette, GammeRecetteChange } from '#contract/gammes.ts'
import type { OrderInput } from '#contract/shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { rememberPlace } from '../bin/remember-place.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { checkOrder } from '../lists/check-order.ts'
import { outdated } from '../translate-error.ts'
import { dishRateOf } from './dish-rate-sql.ts'
import { MASKED_UNTIL } from './dish-service-sql.ts'
import { STANDING_COLUMNS, STANDING_JOINS, STANDING_TABLES } from './dish-standing-sql.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { takeDisplayedPrices } from './displayed-prices.queries.ts'
import { getGamme } from './gammes.queries.ts'
import { holdDishes } from './hold-dishes.ts'

/** The dishes of the gamme $2 of the user $1, as columns of the contract's. */
export const RECETTES = `
  WITH ${STANDING_TABLES}
  SELECT ${selectColumns(gammeRecettes, 'r', 'id', 'ficheId', ...DISPLAYED_NAMES, 'version')}, r.position,
    ${selectColumns(techSheets, 's', 'title', 'category', 'portions', 'sellingPriceHt', 'coutMatiere')},
    ${dishRateOf('r')} AS "tvaRate", s.tva_rate AS "sheetTvaRate",
    ${selectColumns(techSheets, 's', 'uncostedLines', 'method')}, s.description AS "sheetDescription",
    ${selectColumns(gammeRecettes, 'r', 'offPrint', 'remaining')}, ${MASKED_UNTIL} AS "maskedUntil",
    EXISTS (SELECT FROM recettes_publiables p WHERE p.user_id = r.user_id AND p.fiche_id = s.id AND p.visible)
      AS published,
    (SELECT count(*) FROM dish_sales d WHERE d.user_id = r.user_id AND d.gamme_recette_id = r.id) AS "soldPeriods",
    ${STANDING_COLUMNS}
  FROM gamme_recettes r JOIN tech_sheets s ON s.user_id = r.user_id AND s.id = r.fiche_id ${STANDING_JOINS}
  WHERE r.user_id = $1 AND r.gamme_id = $2`

/** A gamme and its dishes in their order: two statements that have to agree. @throws NOT_FOUND */
export async function getGammeDetail(tx: MemberTx, id: string): Promise<GammeDetail> {
  const { client, houseId } = tx
  const [gamme, recettes] = await Promise.all([
    getGamme(tx, id),
    client.query<GammeRecette>({
      name: 'list-recettes',
      text: `${RECETTES} ORDER BY r.position, r.created_at, r.id`,
      values: [houseId, id],
    }),
  ])
  return { ...gamme, recettes: recettes.rows }
}

async function getRecette({ client, houseId }: MemberTx, gammeId: string, id: string): Promise<GammeRecette> {
  const { rows } = await client.query<GammeRecette>(`${RECETTES} AND r.id = $3`, [houseId, gammeId, id])
  return orNotFound(rows[0])
}

/** Serialises adding, moving and removing dishes of a gamme until the transaction ends. @throws NOT_FOUND */
export async function lockGamme({ client, houseId }: MemberTx, id: string): Promise<void> {
  const { rows } = await client.query(
    'SELECT 1 FROM gammes WHERE user_id = $1 AND id = $2 FOR NO KEY UPDATE',
    [houseId, id],
  )
  orNotFound(rows[0])
}

/**
 * Updates the given fields, unless they were read at a version that is no longer the stored one.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored dish
 */
export async function changeRecette(tx: MemberTx, change: GammeRecetteChange): Promise<GammeRecette> {
  const { db, houseId } = tx
  const { id, recipeId, version, maskedUntil, ...facts } = change
  // Before any row is held: the sheet may take the price.
  if (facts.prixTtcAffiche !== undefined) await lockCosts(tx)
  const isFurther = maskedUntil === FURTHER_NOTICE
  const masking = { masked: isFurther, maskedUntil: isFurther ? null : maskedUntil }
  if (facts.nomAffiche !== undefined) await namesChange(tx)
  const { rowCount } = await db
    .update(gammeRecettes)
    .set({
      ...facts,
      ...(maskedUntil !== undefined && masking),
      version: sql`${gammeRecettes.version} + 1`,
    })
    .where(
      and(
        eq(gammeRecettes.userId, houseId),
        eq(gammeRecettes.gammeId, id),
        eq(gammeRecettes.id, recipeId),
        eq(gammeRecettes.version, version),
      ),
    )
    .execute()
  const current = await getRecette(tx, id, recipeId)
  if (rowCount === 0) throw outdated('dish', current)
  if (facts.prixTtcAffiche === undefined || current.sellingPriceHt) return current
  await takeDisplayedPrices(tx, [current])
  return getRecette(tx, id, recipeId)
}

/** Positions of a gamme have no gaps. */
const CLOSE_UP = `
  WITH placed AS MATERIALIZED (
    SELECT id, row_number() OVER (ORDER BY position, created_at, id) - 1 AS place
    FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2
  )
  UPDATE gamme_recettes r SET position = placed.place FROM placed
  WHERE r.user_id = $1 AND r.id = placed.id AND r.position <> placed.place`

/** Takes a dish off a gamme, which is in the bin then; those after it move up. @throws NOT_FOUND */
export async function removeRecette(
  tx: MemberTx,
  gammeId: string,
  id: string,
): Promise<{ id: string; deletedItemId: string }> {
  const { deletedItemId } = await removeRecettes(tx, { id: gammeId, recipeIds: [id] })
  return { id, deletedItemId }
}

/**
 * Takes several dishes off a gamme as one act of the bin; those after them move up. One that has left it already is no matter.
 * @throws NOT_FOUND where none of them is on it
 */
export async function removeRecettes(
  tx: MemberTx,
  { id: gammeId, recipeIds }: { id: string; recipeIds: readonly string[] },
): Promise<{ ids: string[]; deletedItemId: string }> {
  const { client, houseId } = tx
  await namesChange(tx)
  await lockGamme(tx, gammeId)
  await holdDishes(tx, 'gamme_id', [gammeId])
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2 AND id = ANY ($3::uuid[])
     ORDER BY position, id FOR UPDATE`,
    [houseId, gammeId, recipeIds],
  )
  const ids = rows.map(({ id }) => id)
  orNotFound(ids[0])
  const deletedItemId = orNotFound(await moveToBin(tx, 'dish', ids))
  await rememberPlace(tx, deletedItemId, 'gamme_recettes')
  await leaveEmpty(tx, 'gamme_recettes', [ids])
  await client.query(
    'DELETE FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2 AND id = ANY ($3::uuid[])',
    [houseId, gammeId, ids],
  )
  await client.query(CLOSE_UP, [houseId, gammeId])
  return { ids, deletedItemId }
}

/** @throws NOT_FOUND; ORDER_CHANGED when it was made from another list than the one that is there */
export async function reorderRecettes(
  tx: MemberTx,
  gammeId: string,
  order: OrderInput,
): Promise<{ ids: string[] }> {
  const { client, houseId } = tx
  const { ids } = order
  await lockGamme(tx, gammeId)
  await holdDishes(tx, 'gamme_id', [gammeId])
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2 ORDER BY position, created_at, id',
    [houseId, gammeId],
  )
  checkOrder(rows, order)
  await client.query(
    `UPDATE gamme_recettes r SET position = ordered.position - 1
     FROM unnest($3::uuid[]) WITH ORDINALITY AS ordered (id, position)
     WHERE r.user_id = $1 AND r.gamme_id = $2 AND r.id = ordered.id AND r.position <> ordered.position - 1`,
    [houseId, gammeId, ids],
  )
  return { ids }
}
