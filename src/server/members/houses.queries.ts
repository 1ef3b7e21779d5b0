import type { House, HouseOfPerson } from '#contract/houses.ts'
import type { Acting } from '#contract/account-header.ts'
import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Query } from './in-house.ts'
import { CALLED, isOffered } from './members.queries.ts'

/** The name of the owner who offers the house of a membership `own` to its person. */
const OFFERED_BY = `case when ${isOffered('own')} then (select ${CALLED} from auth.memberships m join auth.users u on u.id = m.user_id
  where m.user_id = own.owner_offered_by and m.house_id = own.house_id) end`

/** @param acting in the house that the answer calls the current one */
export async function listHouses({ pool }: Database, { userId, houseId }: Acting): Promise<HouseOfPerson[]> {
  const { rows } = await pool.query<HouseOfPerson>(
    `select h.id, h.name, own.role, own.house_id = $2 as "isHere", ${OFFERED_BY} as "offeredBy"
     from auth.memberships own join auth.users h on h.id = own.house_id
     where own.user_id = $1 order by public.fold(h.name), h.id`,
    [userId, houseId],
  )
  return rows
}

/**
 * Has a session act in another house of its person, which is the one that the next session begins in.
 * @returns undefined where the person does not belong to that house
 */
export function switchHouse(
  { pool }: Database,
  { userId, houseId, token }: Acting & { token: string },
): Promise<House | undefined> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    const { rowCount } = await query(
      'update auth.memberships set used_at = now() where user_id = $1 and house_id = $2',
      [userId, houseId],
    )
    if (rowCount === 0) return undefined
    await actIn(query, { userId, houseId, token })
    return houseIn(query, { userId, houseId })
  })
}

/** Has a session of a member of the house act in it. */
export async function actIn(
  query: Query,
  { userId, houseId, token }: Acting & { token: string },
): Promise<void> {
  await query('update auth.sessions set house_id = $3 where user_id = $1 and token = $2', [
    userId,
    token,
    houseId,
  ])
}

/** A house, with what someone is in it. */
export async function houseIn(query: Query, { userId, houseId }: Acting): Promise<House | undefined> {
  const { rows } = await query<House>(
    `select h.id, h.name, m.role from auth.memberships m join auth.users h on h.id = m.house_id
     where m.user_id = $1 and m.house_id = $2`,
    [userId, houseId],
  )
  return rows[0]
}
