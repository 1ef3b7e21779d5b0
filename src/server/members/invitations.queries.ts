import { createHash, randomBytes } from 'node:crypto'
import type { Acting } from '#contract/account-header.ts'
import type { House, ShownInvitation } from '#contract/houses.ts'
import type { HouseInvitation } from '#contract/members.ts'
import type { Database } from '#database/connect.ts'
import { INVITATION_DAYS, MAX_MEMBERS } from '#domain/house/limits.ts'
import type { Role } from '#domain/house/role.ts'
import { houseIn } from './houses.queries.ts'
import { inHouse, lockHouse, membersOf, type Query, roleIn } from './in-house.ts'
import { CALLED } from './members.queries.ts'

const TOKEN_BYTES = 24
const TOKEN = /^[\w-]{32}$/

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
/** What is stored of a token: as many bits as cannot be guessed need no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Of the invitations `i`, with the membership `m` and the account `u` of who invites. */
const COLUMNS = `i.id, i.role, i.email, ${CALLED} as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt"`
const INVITERS = `left join auth.memberships m on m.user_id = i.invited_by and m.house_id = i.house_id
  left join auth.users u on u.id = m.user_id`

export async function listInvitations({ pool }: Database, houseId: string): Promise<HouseInvitation[]> {
  const { rows } = await pool.query<HouseInvitation>(
    `select ${COLUMNS} from auth.house_invitations i ${INVITERS}
     where i.house_id = $1 and i.expires_at > now() order by i.created_at desc, i.id`,
    [houseId],
  )
  return rows
}

type Invited = { role: Role; email: string | undefined; token: string }

/** Stores an invitation, which ends the one before it of the same address. */
export function storeInvitation(
  database: Database,
  { userId, houseId }: Acting,
  { role, email, token }: Invited,
): Promise<HouseInvitation | 'not-owner' | 'full' | 'member'> {
  return inHouse(database, houseId, async (query) => {
    if ((await roleIn(query, { userId, houseId })) !== 'owner') return 'not-owner'
    await query(
      'delete from auth.house_invitations where house_id = $1 and (email = $2 or expires_at <= now())',
      [houseId, email ?? null],
    )
    const { rows: found } = await query<{ invited: number; isMember: boolean }>(
      `select (select count(*)::int from auth.house_invitations where house_id = $1) as invited,
         exists (select from auth.memberships m join auth.users u on u.id = m.user_id
           where m.house_id = $1 and u.email = $2) as "isMember"`,
      [houseId, email ?? null],
    )
    const { invited = 0, isMember = false } = found[0] ?? {}
    if (isMember) return 'member'
    if ((await membersOf(query, houseId)) + invited >= MAX_MEMBERS) return 'full'
    const { rows } = await query<{ id: string }>(
      `insert into auth.house_invitations (house_id, role, email, token_hash, invited_by, expires_at)
       values ($1, $2, $3, $4, $5, now() + interval '${INVITATION_DAYS} days') returning id`,
      [houseId, role, email ?? null, hashOf(token), userId],
    )
    const stored = await query<HouseInvitation>(
      `select ${COLUMNS} from auth.house_invitations i ${INVITERS} where i.id = $1`,
      [rows[0]?.id],
    )
    return stored.rows[0] ?? 'not-owner'
  })
}

/** Notes that the link of an invitation has left by mail. */
export async function noteMailed({ pool }: Database, id: string): Promise<void> {
  await pool.query('update auth.house_invitations set mailed = true where id = $1', [id])
}

/** @returns whether the house had such an invitation */
export async function withdrawInvitation({ pool }: Database, houseId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from auth.house_invitations where house_id = $1 and id = $2',
    [houseId, id],
  )
  return rowCount === 1
}

/** While its house is there, and is not to be erased. */
const ALIVE = `i.token_hash = $1 and i.expires_at > now()
  and not exists (select from auth.departures d where d.user_id = i.house_id)`

/** @returns undefined where there is no such invitation any more */
export async function findInvitation(
  { pool }: Database,
  token: string,
): Promise<ShownInvitation | undefined> {
  if (!TOKEN.test(token)) return undefined
  const { rows } = await pool.query<ShownInvitation>(
    `select h.name as "houseName", i.role, i.email, ${CALLED} as "invitedBy", i.expires_at as "expiresAt"
     from auth.house_invitations i ${INVITERS} join auth.users h on h.id = i.house_id where ${ALIVE}`,
    [hashOf(token)],
  )
  return rows[0]
}

/** What signing up by an invitation goes by. */
type InvitedToHouse = Pick<HouseInvitation, 'email'> & { mailed: boolean }

/** @returns undefined where there is no such invitation any more */
export async function findInvited({ pool }: Database, token: string): Promise<InvitedToHouse | undefined> {
  if (!TOKEN.test(token)) return undefined
  const { rows } = await pool.query<InvitedToHouse>(
    `select i.email, i.mailed from auth.house_invitations i where ${ALIVE}`,
    [hashOf(token)],
  )
  return rows[0]
}

/** Why somebody has not joined: no such invitation, one for another address, a member already, or a house without room. */
export type JoinRefusal = 'ended' | 'other-address' | 'member' | 'full'

type Joining = { token: string; userId: string; email: string }

/** Uses an invitation up, in the transaction of `query`. @returns the house */
export async function useInvitation(
  query: Query,
  { token, userId, email }: Joining,
): Promise<House | JoinRefusal> {
  const hash = hashOf(token)
  const { rows: found } = await query<{ houseId: string; email: string | null }>(
    `select i.house_id as "houseId", i.email from auth.house_invitations i where ${ALIVE}`,
    [hash],
  )
  const [invitation] = found
  if (!invitation) return 'ended'
  const { houseId } = invitation
  await lockHouse(query, houseId)
  if (invitation.email !== null && invitation.email !== email) return 'other-address'
  if ((await roleIn(query, { userId, houseId })) !== undefined) return 'member'
  if ((await membersOf(query, houseId)) >= MAX_MEMBERS) return 'full'
  // Of two who use it at once, the second waits for the house and finds it used; so does one of a house that is being erased.
  const { rows } = await query<{ role: Role }>(
    `delete from auth.house_invitations where token_hash = $1 and house_id = $2
       and not exists (select from auth.departures where user_id = $2) returning role`,
    [hash, houseId],
  )
  const [used] = rows
  if (!used) return 'ended'
  await query('insert into auth.memberships (user_id, house_id, role, used_at) values ($1, $2, $3, now())', [
    userId,
    houseId,
    used.role,
  ])
  return (await houseIn(query, { userId, houseId })) ?? 'ended'
}
