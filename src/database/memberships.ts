import type { Role } from '#domain/house/role.ts'
import type { Database } from './connect.ts'
import type { TransactionClient } from './transaction.ts'

/** In which house someone works, and as what. */
export type Membership = { houseId: string; role: Role }

/** Who asks for something, and for which house. */
export type Member = Membership & { userId: string }

/** `Membership` of `auth.memberships m`, for the statements that find a session or a token. */
export const MEMBERSHIP = 'm.house_id as "houseId", m.role'

/** The membership `m` that a session or a token `of` acts by. */
export const membershipIn = (of: string) =>
  `join auth.memberships m on m.user_id = ${of}.user_id and m.house_id = ${of}.house_id`

/** Of the memberships `m` of a person, the one that was used last comes first; so does the trigger of sessions choose. */
export const LAST_USED = 'm.used_at desc nulls last, m.joined_at, m.house_id'

/** In the house that the person used last. @returns undefined for an account that was deleted a moment ago */
export async function membershipOf(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
): Promise<Membership | undefined> {
  const { rows } = await pool.query<Membership>(
    `select ${MEMBERSHIP} from auth.memberships m where m.user_id = $1 order by ${LAST_USED} limit 1`,
    [userId],
  )
  return rows[0]
}

/** In the house that a session acts in. @returns undefined where it has ended a moment ago */
export async function membershipOfSession(
  { pool }: Pick<Database, 'pool'>,
  token: string,
): Promise<Membership | undefined> {
  const { rows } = await pool.query<Membership>(
    `select ${MEMBERSHIP} from auth.sessions s ${membershipIn('s')} where s.token = $1`,
    [token],
  )
  return rows[0]
}

/** A house for a person, as its owner; it stays as it is where there is one. */
export async function makeHouse(client: Pick<TransactionClient, 'query'>, ownerId: string): Promise<void> {
  const owner: Role = 'owner'
  await client.query(
    `insert into auth.memberships (user_id, house_id, role) values ($1, $1, $2) on conflict (user_id, house_id) do nothing`,
    [ownerId, owner],
  )
}
