import type { PlannedService, ServiceRef, ServiceWrite } from '#contract/service-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { carteFor } from '../cartes/own-carte.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { readService } from './plan.queries.ts'

const LOCKED = `
  SELECT id, version FROM services
  WHERE user_id = $1 AND day = $2 AND carte_id = $3 AND meal IS NOT DISTINCT FROM $4 FOR UPDATE`

/** None where another window has just made it. */
const CREATE = `
  INSERT INTO services (user_id, day, carte_id, meal, version) VALUES ($1, $2, $3, $4, 1)
  ON CONFLICT (user_id, day, carte_id, meal) DO NOTHING RETURNING id`

const setOf = (column: string) => `UPDATE services SET ${column} = $3 WHERE user_id = $1 AND id = $2`

const COUNT = 'UPDATE services SET version = version + 1 WHERE user_id = $1 AND id = $2'

/** Dishes and menus of the carte $2. */
const ON_CARTE = `
  SELECT r.id FROM gamme_recettes r JOIN gammes g ON g.user_id = $1 AND g.id = r.gamme_id
  WHERE r.user_id = $1 AND g.carte_id = $2 AND r.id = ANY ($3::uuid[])
  UNION ALL SELECT id FROM menus WHERE user_id = $1 AND carte_id = $2 AND id = ANY ($3::uuid[])`

const FORGET_PORTIONS = `
  DELETE FROM service_dishes WHERE user_id = $1 AND service_id = $2 AND coalesce(gamme_recette_id, menu_id) = ANY ($3::uuid[])`

const TYPE_PORTIONS = `
  INSERT INTO service_dishes (user_id, service_id, gamme_recette_id, menu_id, portions)
  SELECT $1, $2, typed.dish, typed.menu, typed.portions
  FROM unnest($3::uuid[], $4::uuid[], $5::int[]) AS typed (dish, menu, portions)
  ON CONFLICT (user_id, service_id, gamme_recette_id, menu_id) DO UPDATE SET portions = excluded.portions`

const REMOVE = `
  DELETE FROM services
  WHERE user_id = $1 AND day = $2 AND carte_id = $3 AND meal IS NOT DISTINCT FROM $4 RETURNING id`

/**
 * Writes what is sent of a service, which is stored with it where it was not.
 * @throws VERSION_CONFLICT with the service as it is; VALIDATION for a carte that is not the user's, or what is not on it
 */
export async function writeService(tx: GrowingTx, write: ServiceWrite): Promise<PlannedService> {
  const { client, houseId } = tx
  const { day, meal, carteId, items } = write
  await carteFor(tx, carteId)
  await refuseElsewhere(tx, carteId, items)
  const id = await versionAfter(tx, write)
  if (id === undefined) throw outdated('service', orNotFound(await readService(tx, write)))
  await Promise.all(
    columnsOf(write).map(([column, value]) => client.query(setOf(column), [houseId, id, value])),
  )
  if (items.length > 0) await writePortions(tx, id, items)
  return orNotFound(await readService(tx, { day, meal, carteId }))
}

type Items = ServiceWrite['items']

async function refuseElsewhere({ client, houseId }: MemberTx, carteId: string, items: Items): Promise<void> {
  const named = items.map(({ gammeRecetteId, menuId }) => gammeRecetteId ?? menuId ?? '')
  const { rows } = await client.query<{ id: string }>(ON_CARTE, [houseId, carteId, named])
  const known = new Set(rows.map(({ id }) => id))
  const unknown = items.flatMap(({ gammeRecetteId }, at) =>
    known.has(named[at] ?? '')
      ? []
      : [
          {
            path: `items.${at}.${gammeRecetteId === null ? 'menuId' : 'gammeRecetteId'}`,
            rule: 'unknown-reference' as const,
          },
        ],
  )
  if (unknown.length > 0) throw invalidFields(unknown)
}

/** The id of the service, locked, once it has the next version; undefined where the one that was read is not the stored one. */
async function versionAfter(
  { client, houseId }: GrowingTx,
  { day, meal, carteId, version }: ServiceWrite,
): Promise<string | undefined> {
  const key = [houseId, day, carteId, meal]
  const { rows } = await client.query<{ id: string; version: number }>(LOCKED, key)
  const [stored] = rows
  if (stored === undefined) {
    if (version !== 0) return undefined
    return (await client.query<{ id: string }>(CREATE, key)).rows[0]?.id
  }
  if (stored.version !== version) return undefined
  await client.query(COUNT, [houseId, stored.id])
  return stored.id
}

/** The columns of what was sent. */
function columnsOf({
  covers,
  served,
  mark,
  proposedCovers,
}: ServiceWrite): [string, number | string | null][] {
  const sent = { covers, served, mark, proposed_covers: proposedCovers }
  return Object.entries(sent).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]))
}

async function writePortions({ client, houseId }: GrowingTx, id: string, items: Items): Promise<void> {
  const [forgotten, typed] = [
    items.filter(({ portions }) => portions === null),
    items.filter(({ portions }) => portions !== null),
  ]
  const ids = forgotten.map(({ gammeRecetteId, menuId }) => gammeRecetteId ?? menuId)
  await client.query(FORGET_PORTIONS, [houseId, id, ids])
  await client.query(TYPE_PORTIONS, [
    houseId,
    id,
    typed.map(({ gammeRecetteId }) => gammeRecetteId),
    typed.map(({ menuId }) => menuId),
    typed.map(({ portions }) => portions),
  ])
}

/** @throws NOT_FOUND for a service that is not stored */
export async function removeService(
  { client, houseId }: MemberTx,
  { day, meal, carteId }: ServiceRef,
): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>(REMOVE, [houseId, day, carteId, meal])
  return orNotFound(rows[0])
}
