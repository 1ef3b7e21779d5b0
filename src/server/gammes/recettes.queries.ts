import { selectColumns } from '#database/select-columns.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import type { GammeDetail, GammeRecette, GammeRecetteChange, GammeRecetteInput } from '#contract/gammes.ts'
import type { OrderAsked } from '#contract/shapes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { displayedDescription } from '#domain/cartes/displayed-description.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { rememberPlace } from '../bin/remember-place.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { checkOrder } from '../lists/check-order.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { MASKED_UNTIL } from './dish-service-sql.ts'
import { STANDING_COLUMNS, STANDING_JOINS, STANDING_TABLES } from './dish-standing-sql.ts'
import { getGamme } from './gammes.queries.ts'
import { holdDishes } from './hold-dishes.ts'

const RECETTES = `
  WITH ${STANDING_TABLES}
  SELECT ${selectColumns(gammeRecettes, 'r', 'id', 'ficheId', 'nomAffiche', 'prixTtcAffiche', 'description', 'version')}, r.position,
    ${selectColumns(gammeRecettes, 'r', 'nomAfficheEn', 'descriptionEn')},
    ${selectColumns(techSheets, 's', 'title', 'category', 'portions', 'sellingPriceHt', 'tvaRate', 'coutMatiere')},
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
  const nomAffiche = input.nomAffiche ?? sheet.title
  const prixTtcAffiche = input.prixTtcAffiche ?? displayedPrice(sheet.sellingPriceHt, sheet.tvaRate)
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO gamme_recettes
       (user_id, gamme_id, fiche_id, nom_affiche, prix_ttc_affiche, description, nom_affiche_en, description_en, position)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, coalesce(max(position) + 1, 0)
     FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2
     RETURNING id`,
    [
      houseId,
      gammeId,
      ficheId,
      nomAffiche,
      prixTtcAffiche,
      input.description ?? displayedDescription(sheet.description),
      input.nomAfficheEn ?? '',
      input.descriptionEn ?? '',
    ],
  )
  return getRecette(tx, gammeId, orNotFound(rows[0]).id)
}

/**
 * Updates the given fields, unless they were read at a version that is no longer the stored one.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored dish
 */
export async function changeRecette(tx: MemberTx, change: GammeRecetteChange): Promise<GammeRecette> {
  const { client, houseId } = tx
  const { id, recipeId, version, nomAffiche, prixTtcAffiche, description } = change
  const { nomAfficheEn, descriptionEn } = change
  const { maskedUntil, offPrint, remaining } = change
  const isFurther = maskedUntil === FURTHER_NOTICE
  if (nomAffiche !== undefined) await namesChange(tx)
  const { rowCount } = await client.query(
    `UPDATE gamme_recettes SET nom_affiche = coalesce($4, nom_affiche),
       prix_ttc_affiche = coalesce($5, prix_ttc_affiche), description = coalesce($6, description),
       masked = coalesce($8, masked), masked_until = CASE WHEN $8::boolean IS NULL THEN masked_until ELSE $9::timestamptz END,
       off_print = coalesce($10, off_print), remaining = CASE WHEN $11 THEN $12::int ELSE remaining END,
       nom_affiche_en = coalesce($13, nom_affiche_en), description_en = coalesce($14, description_en),
       version = version + 1
     WHERE user_id = $1 AND gamme_id = $2 AND id = $3 AND version = $7`,
    [
      houseId,
      id,
      recipeId,
      nomAffiche,
      prixTtcAffiche,
      description,
      version,
      maskedUntil === undefined ? null : isFurther,
      isFurther ? null : maskedUntil,
      offPrint,
      remaining !== undefined,
      remaining,
      nomAfficheEn,
      descriptionEn,
    ],
  )
  const current = await getRecette(tx, id, recipeId)
  if (rowCount === 0) throw outdated('dish', current)
  return current
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
  await holdDishes(tx, 'gamme_id', gammeId)
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
  order: OrderAsked,
): Promise<{ ids: string[] }> {
  const { client, houseId } = tx
  const { ids } = order
  await lockGamme(tx, gammeId)
  await holdDishes(tx, 'gamme_id', gammeId)
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
