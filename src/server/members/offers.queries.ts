import type { Acting } from '#contract/account-header.ts'
import type { House } from '#contract/houses.ts'
import type { Member } from '#contract/members.ts'
import type { Database } from '#database/connect.ts'
import { houseIn } from './houses.queries.ts'
import { inHouse, type Query, roleIn } from './in-house.ts'
import { endOwnersMeans, isOffered, memberIn, type MemberRefusal } from './members.queries.ts'

/** Offers a house to a member who is no owner, in the place of an offer before. */
export function offerHouse(
  database: Database,
  { userId, houseId }: Acting,
  id: string,
): Promise<Member | MemberRefusal> {
  return inHouse(database, houseId, async (query) => {
    if ((await roleIn(query, { userId, houseId })) !== 'owner') return 'not-owner'
    const role = await roleIn(query, { userId: id, houseId })
    if (role === undefined || role === 'owner') return 'unknown'
    await endOffers(query, houseId)
    await query(
      'update auth.memberships set owner_offered_by = $3, owner_offered_at = now() where user_id = $1 and house_id = $2',
      [id, houseId, userId],
    )
    return (await memberIn(query, houseId, id)) ?? 'unknown'
  })
}

export function takeBackOffer(
  database: Database,
  { userId, houseId }: Acting,
  id: string,
): Promise<Member | MemberRefusal> {
  return inHouse(database, houseId, async (query) => {
    if ((await roleIn(query, { userId, houseId })) !== 'owner') return 'not-owner'
    const member = await memberIn(query, houseId, id)
    if (!member?.isOffered) return 'unknown'
    await endOffers(query, houseId)
    return { ...member, isOffered: false }
  })
}

/** @returns undefined where nothing is offered any more */
export function acceptHouse(
  database: Database,
  { userId, houseId }: Acting,
): Promise<{ house: House; giver: string } | undefined> {
  return inHouse(database, houseId, async (query) => {
    const { rows } = await query<{ giver: string }>(
      `select m.owner_offered_by as giver from auth.memberships m
       where m.user_id = $1 and m.house_id = $2 and ${isOffered('m')}`,
      [userId, houseId],
    )
    const giver = rows[0]?.giver
    if (giver === undefined) return undefined
    await endOffers(query, houseId)
    await query("update auth.memberships set role = 'owner' where user_id = $1 and house_id = $2", [
      userId,
      houseId,
    ])
    await query("update auth.memberships set role = 'chef' where user_id = $1 and house_id = $2", [
      giver,
      houseId,
    ])
    await endOwnersMeans(query, { userId: giver, houseId })
    const house = await houseIn(query, { userId, houseId })
    return house && { house, giver }
  })
}

async function endOffers(query: Query, houseId: string): Promise<void> {
  await query(
    `update auth.memberships set owner_offered_by = null, owner_offered_at = null
     where house_id = $1 and owner_offered_at is not null`,
    [houseId],
  )
}
