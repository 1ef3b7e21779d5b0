import type { Database } from '../connect.ts'
import type { Member } from '../memberships.ts'

/** Makes someone a member of a house, or another one, and has all their sessions act there. */
export async function joinHouse(
  { pool }: Pick<Database, 'pool'>,
  { userId, houseId, role }: Member,
): Promise<void> {
  await pool.query(
    `insert into auth.memberships (user_id, house_id, role, used_at) values ($1, $2, $3, now())
     on conflict (user_id, house_id) do update set role = excluded.role, used_at = excluded.used_at`,
    [userId, houseId, role],
  )
  await pool.query('update auth.sessions set house_id = $2 where user_id = $1', [userId, houseId])
}
