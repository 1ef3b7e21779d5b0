import type { CarteInput, CarteSettings } from '#contract/cartes.ts'
import type { OrderInput } from '#contract/shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { checkOrder } from '../lists/check-order.ts'
import { orNotFound } from '../or-not-found.ts'
import { readSettings, SETTINGS } from './carte.queries.ts'
import { copyContent } from './copy-carte.queries.ts'
import { CARTES_IN_ORDER, carteFor, holdCartes, ownCarte } from './own-carte.queries.ts'

/** The user's cartes in their order; the first is made if there is none. */
export async function listCartes(tx: MemberTx): Promise<{ items: CarteSettings[] }> {
  const { client, houseId } = tx
  await ownCarte(tx)
  const { rows } = await client.query<CarteSettings>({
    name: 'list-cartes',
    text: `SELECT ${SETTINGS} FROM cartes c WHERE c.user_id = $1 ORDER BY ${CARTES_IN_ORDER}`,
    values: [houseId],
  })
  return { items: rows }
}

/**
 * Adds a carte as the last; as a copy it has the settings, logo, gammes, dishes and menus of another.
 * @throws VALIDATION when the carte to copy is not the user's, or has too many menus
 */
export async function createCarte(tx: GrowingTx, { nom, copyOf }: CarteInput): Promise<CarteSettings> {
  const { client, houseId } = tx
  await namesChange(tx)
  await ownCarte(tx)
  await carteFor(tx, copyOf, 'copyOf')
  await holdCartes(tx)
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO cartes (user_id, nom, position)
     SELECT $1, $2, coalesce(max(position) + 1, 0) FROM cartes WHERE user_id = $1
     RETURNING id`,
    [houseId, nom],
  )
  const { id } = orNotFound(rows[0])
  if (copyOf !== undefined) await copyContent(tx, copyOf, id)
  return readSettings(tx, id)
}

/** @throws ORDER_CHANGED when it was made from another list than the one that is there */
export async function reorderCartes(tx: MemberTx, order: OrderInput): Promise<{ ids: string[] }> {
  const { client, houseId } = tx
  await holdCartes(tx)
  const { ids } = order
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM cartes WHERE user_id = $1 ORDER BY ${CARTES_IN_ORDER}`,
    [houseId],
  )
  checkOrder(rows, order)
  await client.query(
    `UPDATE cartes c SET position = asked.position - 1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, position)
     WHERE c.user_id = $1 AND c.id = asked.id AND c.position <> asked.position - 1`,
    [houseId, ids],
  )
  return { ids }
}

/** Moves a carte with its gammes, menus, logo, versions and public address into the bin. @throws NOT_FOUND */
export async function deleteCarte(tx: MemberTx, id: string): Promise<{ id: string; deletedItemId: string }> {
  const { client, houseId } = tx
  await namesChange(tx)
  await holdCartes(tx)
  const deletedItemId = orNotFound(await moveToBin(tx, 'carte', [id]))
  await leaveEmpty(tx, 'cartes', [[id]])
  await client.query('DELETE FROM cartes WHERE user_id = $1 AND id = $2', [houseId, id])
  return { id, deletedItemId }
}
