import { and, eq, sql } from 'drizzle-orm'
import { columnList, selectColumns } from '#database/select-columns.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { DISPLAYED_NAMES } from '#contract/facts/dish.ts'
import type {
  DisplayedDish,
  GammeDetail,
  GammeRecette,
  GammeRecetteChange,
  GammeRecetteInput,
} from '#contract/gammes.ts'
import type { OrderInput } from '#contract/shapes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { displayedDescription } from '#domain/cartes/displayed-description.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import { dishRate } from '#domain/pricing/dish-rate.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { rememberPlace } from '../bin/remember-place.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { checkOrder } from '../lists/check-order.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { dishRateOf } from './dish-rate-sql.ts'
import { MASKED_UNTIL } from './dish-service-sql.ts'
import { STANDING_COLUMNS, STANDING_JOINS, STANDING_TABLES } from './dish-standing-sql.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { takeDisplayedPrices } from './displayed-prices.queries.ts'
import { getGamme } from './gammes.queries.ts'
import { holdDishes } from './hold-dishes.ts'

const RECETTES = `
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
async function lockGamme({ client, houseId }: MemberTx, id: string): Promise<void> {
  const { rows } = await client.query(
    'SELECT 1 FROM gammes WHERE user_id = $1 AND id = $2 FOR NO KEY UPDATE',
    [houseId, id],
  )
  orNotFound(rows[0])
}

type Priced = Pick<TechSheet, 'title' | 'sellingPriceHt' | 'tvaRate' | 'description'>

/** Locked until the dish is written: a sheet that is being deleted is gone, one that is read here stays. */
const SHEET = `
  SELECT ${selectColumns(techSheets, 's', 'title', 'sellingPriceHt', 'tvaRate', 'description')}
  FROM tech_sheets s WHERE s.user_id = $1 AND s.id = $2 FOR KEY SHARE`

/**
 * Puts a sheet on a gamme, at its end, under its title, price with VAT and description where no others are given.
 * @throws NOT_FOUND; VALIDATION when there is no such sheet
 */
export async function addRecette(tx: GrowingTx, input: GammeRecetteInput): Promise<GammeRecette> {
  const { client, houseId } = tx
  const { id: gammeId, ficheId } = input
  await namesChange(tx)
  await lockGamme(tx, gammeId)
  const sheets = await client.query<Priced>(SHEET, [houseId, ficheId])
  const sheet = sheets.rows[0]
  if (!sheet) throw invalidFields([{ path: 'ficheId', rule: 'unknown-reference' }])
  const ownTvaRate = input.ownTvaRate ?? null
  const rate = dishRate(ownTvaRate, sheet.tvaRate)
  const displayed: DisplayedDish = {
    nomAffiche: input.nomAffiche ?? sheet.title,
    prixTtcAffiche: input.prixTtcAffiche ?? displayedPrice(sheet.sellingPriceHt, rate),
    description: input.description ?? displayedDescription(sheet.description),
    nomAfficheEn: input.nomAfficheEn ?? '',
    descriptionEn: input.descriptionEn ?? '',
    ownTvaRate,
  }
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO gamme_recettes (user_id, gamme_id, fiche_id, ${columnList(gammeRecettes, DISPLAYED_NAMES)}, position)
     SELECT $1, $2, $3, ${DISPLAYED_NAMES.map((_, index) => `$${index + 4}`).join(', ')}, coalesce(max(position) + 1, 0)
     FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2
     RETURNING id`,
    [houseId, gammeId, ficheId, ...DISPLAYED_NAMES.map((fact) => displayed[fact])],
  )
  await takeDisplayedPrices(tx, [{ ficheId, prixTtc: displayed.prixTtcAffiche, ownTvaRate }])
  return getRecette(tx, gammeId, orNotFound(rows[0]).id)
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
  const { ficheId, prixTtcAffiche: prixTtc, sellingPriceHt, ownTvaRate } = current
  if (facts.prixTtcAffiche === undefined || sellingPriceHt) return current
  await takeDisplayedPrices(tx, [{ ficheId, prixTtc, ownTvaRate }])
  return getRecette(tx, id, recipeId)
}

/** Takes a dish off a gamme, which is in the bin then; those after it move up. @throws NOT_FOUND */
export async function removeRecette(
  tx: MemberTx,
  gammeId: string,
  id: string,
): Promise<{ id: string; deletedItemId: string }> {
  const { client, houseId } = tx
  await namesChange(tx)
  await lockGamme(tx, gammeId)
  await holdDishes(tx, 'gamme_id', [gammeId])
  const held = await client.query(
    'SELECT 1 FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2 AND id = $3 FOR UPDATE',
    [houseId, gammeId, id],
  )
  orNotFound(held.rows[0])
  const deletedItemId = orNotFound(await moveToBin(tx, 'dish', [id]))
  await rememberPlace(tx, deletedItemId, 'gamme_recettes')
  const { rows } = await client.query<{ position: number }>(
    'DELETE FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2 AND id = $3 RETURNING position',
    [houseId, gammeId, id],
  )
  const { position } = orNotFound(rows[0])
  await client.query(
    'UPDATE gamme_recettes SET position = position - 1 WHERE user_id = $1 AND gamme_id = $2 AND position > $3',
    [houseId, gammeId, position],
  )
  return { id, deletedItemId }
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
    `UPDATE gamme_recettes r SET position = asked.position - 1
     FROM unnest($3::uuid[]) WITH ORDINALITY AS asked (id, position)
     WHERE r.user_id = $1 AND r.gamme_id = $2 AND r.id = asked.id AND r.position <> asked.position - 1`,
    [houseId, gammeId, ids],
  )
  return { ids }
}
