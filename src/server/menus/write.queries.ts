import { and, eq, sql } from 'drizzle-orm'
import type { Menu, MenuChange, MenuInput } from '#contract/menus.ts'
import { MAX_MENUS } from '#domain/menus/limits.ts'
import type { Acting } from '#database/as-member.ts'
import { menus } from '#database/schema/menus.ts'
import { ownCarte } from '../cartes/own-carte.queries.ts'
import { found } from '../found.ts'
import { sameOrder } from '../lists/same-order.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { writeChoices } from './choices.queries.ts'
import { getMenu, holdMenu } from './find.queries.ts'
import { contentOf, revisionOf } from './revision.ts'

/** A new menu stands behind the others. @throws VALIDATION */
export async function createMenu(acting: Acting, input: MenuInput): Promise<Menu> {
  const { db, userId } = acting
  const { choices = [], ...facts } = input
  const carte = await ownCarte(acting)
  const others = await holdMenus(acting)
  if (others.length >= MAX_MENUS) throw invalidFields([{ path: '', rule: 'out-of-range' }])
  const position = sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM menus WHERE user_id = ${userId})`
  const [inserted] = await db
    .insert(menus)
    .values({ ...facts, userId, carteId: carte.id, position })
    .returning({ id: menus.id })
  const { id } = found(inserted)
  await writeChoices(acting, id, choices)
  return getMenu(acting, id)
}

/**
 * Saves a menu that was read at `revision`; nothing is written when it has been changed since. A change that has
 * arrived already, and whose answer was lost, is answered again.
 * @throws NOT_FOUND, VERSION_CONFLICT with the menu as it stands, VALIDATION
 */
export async function changeMenu(acting: Acting, change: MenuChange): Promise<Menu> {
  const { db, userId } = acting
  const { id, revision, ...said } = change
  const current = await holdMenu(acting, id)
  const wanted = { ...contentOf(current), ...said }
  if (revisionOf(wanted) === current.revision) return current
  if (revision !== current.revision)
    throw refusal('VERSION_CONFLICT', 'The menu was changed meanwhile; nothing was written', { current })
  const { nom, description, prixTtc, onCarte } = wanted
  await db
    .update(menus)
    .set({ nom, description, prixTtc, onCarte })
    .where(and(eq(menus.userId, userId), eq(menus.id, id)))
  if (said.choices) await writeChoices(acting, id, said.choices)
  return getMenu(acting, id)
}

/** @throws ORDER_CHANGED when these are not the menus that are there */
export async function reorderMenus(acting: Acting, ids: string[]): Promise<{ ids: string[] }> {
  const { client, userId } = acting
  sameOrder(await holdMenus(acting), ids)
  await client.query(
    `UPDATE menus m SET position = asked.position - 1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, position)
     WHERE m.user_id = $1 AND m.id = asked.id`,
    [userId, ids],
  )
  return { ids }
}

/** All menus of the user, held in one order so that two windows wait for each other. */
async function holdMenus({ client, userId }: Acting): Promise<{ id: string }[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM menus WHERE user_id = $1 ORDER BY id FOR UPDATE',
    [userId],
  )
  return rows
}

/** @throws NOT_FOUND */
export async function deleteMenu({ client, userId }: Acting, id: string): Promise<{ id: string }> {
  const { rowCount } = await client.query('DELETE FROM menus WHERE user_id = $1 AND id = $2', [userId, id])
  return found(rowCount === 1 ? { id } : undefined)
}
