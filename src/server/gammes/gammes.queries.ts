import { and, eq, sql } from 'drizzle-orm'
import { columnList, selectColumns } from '#database/select-columns.ts'
import { gammes } from '#database/schema/gammes.ts'
import { vueMargesParGamme } from '#database/schema/vue-marges-par-gamme.ts'
import { blanksOf } from '#contract/facts/fact.ts'
import { GAMME_FACT_NAMES, GAMME_FACTS } from '#contract/facts/gamme.ts'
import type { Gamme, GammeChange, GammeInput } from '#contract/gammes.ts'
import type { OrderInput } from '#contract/shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import type { DishOfCarte } from '#domain/pricing/displayed-dish.ts'
import { gammeFigures } from '#domain/pricing/gamme-figures.ts'
import type { Reader } from '#database/session-reader.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { rememberPlace } from '../bin/remember-place.queries.ts'
import { carteFor, carteOf, CARTES_IN_ORDER, holdCartes } from '../cartes/own-carte.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { checkOrder } from '../lists/check-order.ts'
import { toSalesDays, type SalesDaysRow } from '../sales/to-sales-days.ts'
import { dishRateOf } from './dish-rate-sql.ts'
import { salesDaysOf, STANDING, STANDING_JOINS, STANDING_TABLES } from './dish-standing-sql.ts'
import { holdDishes } from './hold-dishes.ts'
import { outdated } from '../translate-error.ts'

const GAMMES = `
  WITH ${STANDING_TABLES}
  SELECT ${selectColumns(vueMargesParGamme, 'v', 'id', 'nom', 'position', 'carteId', 'nbRecettes', 'coutTotal')},
    ${selectColumns(vueMargesParGamme, 'v', 'caTtc', 'margePercentMoyenne', 'createdAt')},
    g.version, g.nom_en AS "nomEn", coalesce(served.dishes, '[]') AS dishes, ${salesDaysOf('kept.gamme_id = v.id::text')} AS "salesDays"
  FROM vue_marges_par_gamme v JOIN gammes g ON g.user_id = v.user_id AND g.id = v.id
  LEFT JOIN (
    SELECT r.gamme_id, json_agg(json_build_object(
      'prixTtcAffiche', r.prix_ttc_affiche, 'tvaRate', ${dishRateOf('r')}, 'coutMatiere', s.cout_matiere,
      'portions', s.portions, 'uncostedLines', s.uncosted_lines, 'doubt', ${STANDING.doubt}, 'sold', ${STANDING.sold}
    ) ORDER BY r.position, r.id) AS dishes
    FROM gamme_recettes r JOIN tech_sheets s ON s.user_id = r.user_id AND s.id = r.fiche_id ${STANDING_JOINS}
    WHERE r.user_id = $1
    GROUP BY r.gamme_id
  ) served ON served.gamme_id = v.id
  WHERE v.user_id = $1`

/** Of a gamme of `v`, the place of its carte. */
const CARTE_PLACE = `
  (SELECT c.place FROM (
     SELECT id, row_number() OVER (ORDER BY ${CARTES_IN_ORDER}) AS place FROM cartes WHERE user_id = $1
   ) c WHERE c.id = v.carte_id)`

type Row = Omit<Gamme, 'margins' | 'salesDays'> & { dishes: DishOfCarte[]; salesDays: SalesDaysRow | null }

function toGamme({ dishes, ...gamme }: Row): Gamme {
  const salesDays = toSalesDays(gamme.salesDays)
  return { ...gamme, salesDays, margins: gammeFigures(dishes, salesDays).margins }
}

/** The user's gammes: carte after carte, each in the order of its carte. */
export async function listGammes({ client, houseId }: Reader): Promise<{ items: Gamme[] }> {
  const { rows } = await client.query<Row>({
    name: 'list-gammes',
    text: `${GAMMES} ORDER BY ${CARTE_PLACE}, v.position, v.created_at, v.id`,
    values: [houseId],
  })
  return { items: rows.map(toGamme) }
}

/** @throws NOT_FOUND */
export async function getGamme({ client, houseId }: MemberTx, id: string): Promise<Gamme> {
  const { rows } = await client.query<Row>({
    name: 'get-gamme',
    text: `${GAMMES} AND v.id = $2`,
    values: [houseId, id],
  })
  return toGamme(orNotFound(rows[0]))
}

const NAMES = GAMME_FACT_NAMES.filter((fact) => fact !== 'carteId')

/**
 * Adds a gamme at the end of a carte, the first where none is named.
 * @throws VALIDATION when the carte that is named is not the user's
 */
export async function createGamme(tx: GrowingTx, { carteId: named, ...sent }: GammeInput): Promise<Gamme> {
  const { client, houseId } = tx
  const facts = { ...blanksOf(GAMME_FACTS), ...sent }
  const carteId = await carteFor(tx, named)
  await holdCartes(tx)
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO gammes (user_id, carte_id, ${columnList(gammes, NAMES)}, position)
     SELECT $1, $2, ${NAMES.map((_, index) => `$${index + 3}`).join(', ')}, count(*)
     FROM gammes WHERE user_id = $1 AND carte_id = $2
     RETURNING id`,
    [houseId, carteId, ...NAMES.map((fact) => facts[fact])],
  )
  return getGamme(tx, orNotFound(rows[0]).id)
}

/**
 * Renames a gamme or moves it to another carte, where it comes last, unless it was read at a version that is no longer
 * the stored one.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored gamme, VALIDATION for a carte that is not the user's
 */
export async function changeGamme(
  tx: MemberTx,
  { id, carteId, version, ...facts }: GammeChange,
): Promise<Gamme> {
  const { client, db, houseId } = tx
  if (carteId !== undefined) {
    await carteFor(tx, carteId)
    await holdCartes(tx)
  }
  const before = await getGamme(tx, id)
  const { rowCount } = await db
    .update(gammes)
    .set({ ...facts, version: sql`${gammes.version} + 1` })
    .where(and(eq(gammes.userId, houseId), eq(gammes.id, id), eq(gammes.version, version)))
    .execute()
  if (rowCount === 0) throw outdated('gamme', await getGamme(tx, id))
  if (carteId !== undefined && carteId !== before.carteId) {
    await client.query(
      `UPDATE gammes SET carte_id = $3,
         position = (SELECT count(*) FROM gammes there WHERE there.user_id = $1 AND there.carte_id = $3)
       WHERE user_id = $1 AND id = $2`,
      [houseId, id, carteId],
    )
    await client.query(MOVE_SALES, [houseId, id, carteId])
    await closeUp(tx, before)
  }
  return getGamme(tx, id)
}

/** What was sold of its dishes day by day is of the carte that they are on. */
const MOVE_SALES = `
  UPDATE day_sales SET carte_id = $3 WHERE user_id = $1 AND gamme_recette_id IN (
    SELECT id FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2)`

/** Positions of a carte have no gaps: gammes after a place that has become free move up. */
async function closeUp(
  { client, houseId }: MemberTx,
  { carteId, position }: Pick<Gamme, 'carteId' | 'position'>,
) {
  await client.query(
    'UPDATE gammes SET position = position - 1 WHERE user_id = $1 AND carte_id = $2 AND position > $3',
    [houseId, carteId, position],
  )
}

/** Deletes a gamme with its dishes, which are in the bin then; those after it move up. @throws NOT_FOUND */
export async function deleteGamme(tx: MemberTx, id: string): Promise<{ id: string; deletedItemId: string }> {
  const { client, houseId } = tx
  await namesChange(tx)
  await holdCartes(tx)
  await holdDishes(tx, 'gamme_id', [id])
  const deletedItemId = orNotFound(await moveToBin(tx, 'gamme', [id]))
  await rememberPlace(tx, deletedItemId, 'gammes')
  await leaveEmpty(tx, 'gammes', [[id]])
  const { rows } = await client.query<Pick<Gamme, 'carteId' | 'position'>>(
    'DELETE FROM gammes WHERE user_id = $1 AND id = $2 RETURNING carte_id AS "carteId", position',
    [houseId, id],
  )
  await closeUp(tx, orNotFound(rows[0]))
  return { id, deletedItemId }
}

/**
 * Puts the gammes of the carte in order that the first of them is on.
 * @throws ORDER_CHANGED when it was made from another list than the one that is there
 */
export async function reorderGammes(tx: MemberTx, order: OrderInput): Promise<{ ids: string[] }> {
  const { client, houseId } = tx
  await holdCartes(tx)
  const { ids } = order
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM gammes
     WHERE user_id = $1 AND carte_id = ${carteOf('gammes')}
     ORDER BY position, created_at, id`,
    [houseId, ids[0]],
  )
  checkOrder(rows, order)
  await client.query(
    `UPDATE gammes g SET position = asked.position - 1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, position)
     WHERE g.user_id = $1 AND g.id = asked.id AND g.position <> asked.position - 1`,
    [houseId, ids],
  )
  return { ids }
}
