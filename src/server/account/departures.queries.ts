import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import { partFromHouses } from '../members/person-apart.ts'

/** How long before it is erased its owner is warned. */
const WARNED_DAYS = 3

/** An account that is to be erased. */
export type Leaving = { userId: string; email: string; name: string; eraseAt: string }

const LEAVING = 'd.user_id as "userId", u.email, u.name, d.erase_at as "eraseAt"'

/**
 * Closes an account until it is erased, with the houses that have no other members: its sessions, access tokens and links end, the
 * public cartes of these houses close, their rows stay. A house that others work in goes on without it.
 * @returns when it is erased, and under which id; undefined where a house with other members would be without an owner
 */
export async function requestDeletion(
  { pool }: Database,
  personId: string,
): Promise<Pick<Leaving, 'userId' | 'eraseAt'> | undefined> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    // A sign-in at the same moment waits here for the end of this transaction, and restores the account then.
    const parting = await partFromHouses(query, personId)
    if (!parting) return undefined
    const { userId, houseIds } = parting
    const gone = [userId, ...houseIds]
    const { rows } = await query<{ eraseAt: string }>(
      `insert into auth.departures as known (user_id, asked_at, erase_at)
       select id, now(), now() + interval '${GRACE_DAYS} days' from unnest($1::uuid[]) as id
       on conflict (user_id) do update set asked_at = excluded.asked_at, erase_at = excluded.erase_at, warned_at = null
       returning erase_at as "eraseAt"`,
      [gone],
    )
    await query('delete from auth.sessions where user_id = $1', [userId])
    await query('delete from auth.access_tokens where user_id = $1', [userId])
    await query('delete from auth.kitchen_devices where user_id = any ($1::uuid[])', [gone])
    await query('delete from auth.house_invitations where invited_by = $1', [userId])
    // Links of resets are stored by the account, those of a new address by a text that contains it.
    await query('delete from auth.verifications where position($1 in value) > 0', [userId])
    return { userId, eraseAt: rows[0]?.eraseAt ?? '' }
  })
}

/** What is deleted with the account `$1`: itself, and houses of which it is the only member. */
const GOES_WITH = `select $1::uuid as id union select m.house_id from auth.memberships m where m.user_id = $1
  and not exists (select from auth.memberships other where other.house_id = m.house_id and other.user_id <> $1)`

/** An account, where it is to be erased. */
export async function findLeaving({ pool }: Database, userId: string): Promise<Leaving | undefined> {
  const { rows } = await pool.query<Leaving>(
    `select ${LEAVING} from auth.departures d join auth.users u on u.id = d.user_id where u.id = $1`,
    [userId],
  )
  return rows[0]
}

/**
 * Has an account erased after all, at the moment that was planned before: its sign-in is not finished yet. Where it has a session by
 * now, it was restored.
 */
export async function resumeDeletion({ pool }: Database, { userId, eraseAt }: Leaving): Promise<void> {
  await inTransaction(pool, 'begin', async ({ query }) => {
    await query('select from auth.users where id = $1 for update', [userId])
    await query(
      `insert into auth.departures (user_id, asked_at, erase_at)
       select id, $2::timestamptz - interval '${GRACE_DAYS} days', $2 from (${GOES_WITH}) as gone
       where exists (select from auth.users where id = $1) and not exists (select from auth.sessions where user_id = $1)
       on conflict do nothing`,
      [userId, eraseAt],
    )
  })
}

/**
 * The accounts that are erased within three days and whose owners were not warned, noted as warned: of several servers one
 * has each. An account that is due already, as no server ran, is kept for three days more.
 */
export async function claimWarnings({ pool }: Database): Promise<Leaving[]> {
  const { rows } = await pool.query<Leaving>(
    `update auth.departures d set warned_at = now(), erase_at = greatest(d.erase_at, now() + interval '${WARNED_DAYS} days')
     from auth.users u where u.id = d.user_id and d.warned_at is null and d.erase_at <= now() + interval '${WARNED_DAYS} days'
     returning ${LEAVING}`,
  )
  return rows
}

/** The accounts that are to be erased now. */
export async function dueDepartures({ pool }: Database): Promise<Leaving[]> {
  const { rows } = await pool.query<Leaving>(
    `select ${LEAVING} from auth.departures d join auth.users u on u.id = d.user_id
     where d.warned_at is not null and d.erase_at <= now() order by d.erase_at`,
  )
  return rows
}
