import type { Acting } from '#contract/account-header.ts'
import type { Member } from '#contract/members.ts'
import type { Database } from '#database/connect.ts'
import type { Membership } from '#database/memberships.ts'
import { INVITATION_DAYS } from '#domain/house/limits.ts'
import type { Role } from '#domain/house/role.ts'
import { inHouse, isLastOwner, type Query, roleIn } from './in-house.ts'

/** What a house calls the person `u` of the membership `m`. */
export const CALLED = 'coalesce(m.name, u.name)'

/** Whether the house of a membership is offered to its person: for some days, by who is still an owner of it. */
export const isOffered = (of: string) => `(${of}.owner_offered_at is not null
  and ${of}.owner_offered_at > now() - interval '${INVITATION_DAYS} days'
  and exists (select from auth.memberships giver where giver.user_id = ${of}.owner_offered_by
    and giver.house_id = ${of}.house_id and giver.role = 'owner'))`

/** By roles as a house lists them, then by name. */
const IN_ORDER = `array_position(array['owner', 'chef', 'cook'], m.role), public.fold(${CALLED}), m.user_id`

/** Of a house, `$1`; addresses, and who was there when, where `$2`. */
const MEMBERS = `select m.user_id as id, ${CALLED} as name, m.role, ${isOffered('m')} as "isOffered",
    case when $2 then u.email end as email, case when $2 then m.joined_at end as "joinedAt",
    case when $2 then (select max(s.updated_at) from auth.sessions s
      where s.user_id = m.user_id and s.house_id = m.house_id) end as "usedAt"
  from auth.memberships m join auth.users u on u.id = m.user_id where m.house_id = $1`

/** The people of a house. Addresses, and who was there when, are for its owners. */
export async function listMembers({ pool }: Database, { houseId, role }: Membership): Promise<Member[]> {
  const { rows } = await pool.query<Member>(`${MEMBERS} order by ${IN_ORDER}`, [houseId, role === 'owner'])
  return rows
}

/** One of the people of a house, as its owners see them. */
export async function memberIn(query: Query, houseId: string, id: string): Promise<Member | undefined> {
  const { rows } = await query<Member>(`${MEMBERS} and m.user_id = $3`, [houseId, true, id])
  return rows[0]
}

/** @returns undefined for a person who is no member of the house: no password is checked then */
export async function isMember({ pool }: Database, { userId, houseId }: Acting): Promise<true | undefined> {
  const { rowCount } = await pool.query('select from auth.memberships where user_id = $1 and house_id = $2', [
    userId,
    houseId,
  ])
  return rowCount === 1 || undefined
}

/** Why nothing was done: who asks is no owner any more, there is no such member, or the house would be without an owner. */
export type MemberRefusal = 'not-owner' | 'unknown' | 'last-owner'

type Change = { id: string; role?: Role | undefined; name?: string | undefined }

/** Changes a member. A role that is not an owner's any more takes what only owners have along: tokens, invitations, an offer. */
export function changeMember(
  database: Database,
  { userId, houseId }: Acting,
  { id, role, name }: Change,
): Promise<Member | MemberRefusal> {
  return inHouse(database, houseId, async (query) => {
    if ((await roleIn(query, { userId, houseId })) !== 'owner') return 'not-owner'
    const of = { userId: id, houseId }
    const before = await roleIn(query, of)
    if (before === undefined) return 'unknown'
    const falls = before === 'owner' && role !== undefined && role !== 'owner'
    if (falls && (await isLastOwner(query, of))) return 'last-owner'
    await query(
      `update auth.memberships set role = coalesce($3, role), name = coalesce($4, name),
         owner_offered_by = case when $3 = 'owner' then null else owner_offered_by end,
         owner_offered_at = case when $3 = 'owner' then null else owner_offered_at end
       where user_id = $1 and house_id = $2`,
      [id, houseId, role ?? null, name ?? null],
    )
    if (falls) await endOwnersMeans(query, of)
    return (await memberIn(query, houseId, id)) ?? 'unknown'
  })
}

/** What only an owner has given out and may take back ends with the role. */
export async function endOwnersMeans(query: Query, { userId, houseId }: Acting): Promise<void> {
  await query('delete from auth.access_tokens where user_id = $1 and house_id = $2', [userId, houseId])
  await query('delete from auth.house_invitations where invited_by = $1 and house_id = $2', [userId, houseId])
}
