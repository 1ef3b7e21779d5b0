import type { CannotRestore } from '#contract/bin.ts'
import type { SalesDish } from '#contract/sales-periods.ts'
import { namesChange } from '#database/names-change.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { restoreThings } from '../bin/restore-things.queries.ts'
import { STILL_KEPT } from '../bin/still-kept.ts'
import { orNotFound } from '../or-not-found.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { refusal } from '../translate-error.ts'
import { readDeparted } from './departed.queries.ts'
import { CARTE_IS_THERE } from './read-sales.queries.ts'
import { returnSales } from './return-sales.queries.ts'

type DishRead = { id: string; periodId: string; dishId: string }

/** The act of the bin that has taken the dish alone, so that it can be restored as it was. */
const IN_BIN = `
  SELECT i.id, i.name, i.things FROM deleted_rows d JOIN deleted_items i ON i.user_id = $1 AND i.id = d.item_id
  WHERE d.user_id = $1 AND d.table_name = 'gamme_recettes' AND d.row_id = $2 AND d.emptied IS NULL AND i.kind = 'dish'
    AND ${STILL_KEPT}
  FOR UPDATE OF i`

const DEPARTED = `
  SELECT departed FROM sales_periods WHERE user_id = $1 AND ${CARTE_IS_THERE} AND id = $3`

const isThere = (table: 'gammes' | 'tech_sheets') => `
  SELECT EXISTS (SELECT FROM ${table} WHERE user_id = $1 AND id = $2) AS "isThere", EXISTS (
    SELECT FROM deleted_rows WHERE user_id = $1 AND table_name = '${table}' AND row_id = $2 AND emptied IS NULL
  ) AS "inBin"`

/** As the last of its gamme, which is locked so that no other takes that place. */
const HOLD_GAMME = 'SELECT 1 FROM gammes WHERE user_id = $1 AND id = $2 FOR NO KEY UPDATE'
const INSERT = `
  INSERT INTO gamme_recettes (user_id, id, gamme_id, fiche_id, nom_affiche, prix_ttc_affiche, own_tva_rate, position)
  SELECT $1, $2, $3, $4, $5, $6, $7, coalesce(max(position) + 1, 0)
  FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $3
  RETURNING 1`

/**
 * Puts a dish that has left its gamme back on it, with the sales that open periods have kept of it: as it was while the
 * bin has it, and else as its last with the name, price and VAT that it had.
 * @throws NOT_FOUND for a dish that this open period has not kept; CANNOT_RESTORE without its gamme or its sheet
 */
export async function returnDish(tx: GrowingTx, { id: carteId, periodId, dishId }: DishRead) {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rows } = await client.query<{ departed: unknown }>(DEPARTED, [houseId, carteId, periodId])
  const gamme = readDeparted(rows[0]?.departed)?.gammes.find(({ dishes }) =>
    dishes.some((dish) => dish.id === dishId),
  )
  const dish = orNotFound(gamme?.dishes.find(({ id }) => id === dishId))
  const { id: gammeId, nom } = orNotFound(gamme)
  await refuseWithout(tx, 'gammes', gammeId, { reason: 'gamme-gone', name: nom })
  await refuseWithout(tx, 'tech_sheets', dish.ficheId, { reason: 'sheet-gone', name: dish.title })
  const held = await client.query<{ id: string; name: string; things: number }>(IN_BIN, [houseId, dishId])
  const [item] = held.rows
  if (item === undefined) await insert(tx, gammeId, dish)
  else await restoreThings(tx, item.id, { kind: 'dish', name: item.name, things: item.things })
  return { id: dishId, gammeId }
}

async function refuseWithout(
  { client, houseId }: GrowingTx,
  table: 'gammes' | 'tech_sheets',
  id: string,
  missing: Pick<CannotRestore, 'reason' | 'name'>,
): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean; inBin: boolean }>(isThere(table), [houseId, id])
  const { isThere: there, inBin } = orNotFound(rows[0])
  if (!there) throw refusal('CANNOT_RESTORE', 'What the dish belongs to is not there', { ...missing, inBin })
}

async function insert(tx: GrowingTx, gammeId: string, dish: SalesDish): Promise<void> {
  const { client, houseId } = tx
  const { id, ficheId, nomAffiche, prixTtcAffiche, ownTvaRate = null } = dish
  await namesChange(tx)
  await client.query(HOLD_GAMME, [houseId, gammeId])
  await client.query(INSERT, [houseId, id, gammeId, ficheId, nomAffiche, prixTtcAffiche, ownTvaRate])
  await returnSales(tx)
}
