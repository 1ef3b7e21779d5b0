import { and, eq, sql } from 'drizzle-orm'
import type { Menu, MenuChange, MenuInput } from '#contract/menus.ts'
import type { OrderInput } from '#contract/shapes.ts'
import { MAX_MENUS } from '#domain/menus/limits.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { cartes } from '#database/schema/cartes.ts'
import { menus } from '#database/schema/menus.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { carteFor, carteOf } from '../cartes/own-carte.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { checkOrder } from '../lists/check-order.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { writeChoices } from './choices.queries.ts'
import { getMenu, holdMenu } from './find.queries.ts'
import { contentOf, revisionOf, withEnglish } from './revision.ts'

/** A new menu comes last. @throws VALIDATION */
export async function createMenu(tx: GrowingTx, input: MenuInput): Promise<Menu> {
  const { db, houseId } = tx
  const { choices = [], carteId: named, ...facts } = input
  await namesChange(tx)
  const carteId = await carteFor(tx, named)
  const others = await holdMenus(tx)
  if (others.length >= MAX_MENUS) throw invalidFields([{ path: '', rule: 'out-of-range' }])
  const [last] = await db
    .select({ position: lastPlace(houseId, carteId) })
    .from(cartes)
    .where(and(eq(cartes.userId, houseId), eq(cartes.id, carteId)))
  const { position } = orNotFound(last)
  const [inserted] = await db
    .insert(menus)
    .values({ ...facts, userId: houseId, carteId, position })
    .returning({ id: menus.id })
  const { id } = orNotFound(inserted)
  await writeChoices(tx, id, choices)
  return getMenu(tx, id)
}

const lastPlace = (userId: string, carteId: string) =>
  sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM menus WHERE user_id = ${userId} AND carte_id = ${carteId})`

/**
 * Saves a menu that was read at `revision`, or moves it to another carte as its last; nothing is written when it has been changed since. A change that has
 * arrived already, and whose answer was lost, is answered again.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored menu, VALIDATION
 */
export async function changeMenu(tx: GrowingTx, change: MenuChange): Promise<Menu> {
  const { db, houseId } = tx
  const { id, revision, ...fields } = change
  if (fields.nom !== undefined) await namesChange(tx)
  const current = await holdMenu(tx, id)
  const choices = fields.choices && withEnglish(fields.choices, current)
  const wanted = { carteId: current.carteId, ...contentOf(current), ...fields, ...(choices && { choices }) }
  const moves = wanted.carteId !== current.carteId
  if (revisionOf(wanted) === current.revision && !moves) return current
  if (revision !== current.revision) throw outdated('menu', current)
  const { carteId, choices: _choices, ...facts } = wanted
  const place = moves ? { carteId: await carteFor(tx, carteId), position: lastPlace(houseId, carteId) } : {}
  await db
    .update(menus)
    .set({ ...facts, ...place })
    .where(and(eq(menus.userId, houseId), eq(menus.id, id)))
  if (choices) await writeChoices(tx, id, choices)
  return getMenu(tx, id)
}

/**
 * Puts the menus of the carte in order that the first of them is on.
 * @throws ORDER_CHANGED when it was made from another list than the one that is there
 */
export async function reorderMenus(tx: MemberTx, order: OrderInput): Promise<{ ids: string[] }> {
  const { client, houseId } = tx
  const { ids } = order
  await holdMenus(tx)
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM menus
     WHERE user_id = $1 AND carte_id = ${carteOf('menus')}
     ORDER BY position, created_at, id`,
    [houseId, ids[0]],
  )
  checkOrder(rows, order)
  await client.query(
    `UPDATE menus m SET position = asked.position - 1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, position)
     WHERE m.user_id = $1 AND m.id = asked.id`,
    [houseId, ids],
  )
  return { ids }
}

/** All menus of the user, held in one order so that two windows wait for each other. */
async function holdMenus({ client, houseId }: MemberTx): Promise<{ id: string }[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM menus WHERE user_id = $1 ORDER BY id FOR UPDATE',
    [houseId],
  )
  return rows
}

/** Deletes a menu, which is in the bin then. @throws NOT_FOUND */
export async function deleteMenu(tx: MemberTx, id: string): Promise<{ id: string; deletedItemId: string }> {
  const { client, houseId } = tx
  await namesChange(tx)
  const deletedItemId = orNotFound(await moveToBin(tx, 'menu', [id]))
  await leaveEmpty(tx, 'menus', [[id]])
  await client.query('DELETE FROM menus WHERE user_id = $1 AND id = $2', [houseId, id])
  return { id, deletedItemId }
}
