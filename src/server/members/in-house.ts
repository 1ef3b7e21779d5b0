import type { Acting } from '#contract/account-header.ts'
import type { Database } from '#database/connect.ts'
import { inTransaction, type TransactionClient } from '#database/transaction.ts'
import type { Role } from '#domain/house/role.ts'

export type Query = TransactionClient['query']

/**
 * Runs what changes the people of a house, one after the other: of two owners who act against each other at once, the second finds
 * what the first has left.
 */
export function inHouse<Result>(
  { pool }: Pick<Database, 'pool'>,
  houseId: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    await lockHouse(query, houseId)
    return work(query)
  })
}

/** Held until the end of the transaction; the deletion of an account holds it of each of its houses. */
export async function lockHouse(query: Query, houseId: string): Promise<void> {
  await query('select from auth.users where id = $1 for update', [houseId])
}

/** What someone is in a house now; undefined for who is no member of it. */
export async function roleIn(query: Query, { userId, houseId }: Acting): Promise<Role | undefined> {
  const { rows } = await query<{ role: Role }>(
    'select role from auth.memberships where user_id = $1 and house_id = $2',
    [userId, houseId],
  )
  return rows[0]?.role
}

/** Whether the house has no other owner, those left out whose account is to be erased. */
export async function isLastOwner(query: Query, { userId, houseId }: Acting): Promise<boolean> {
  const { rowCount } = await query(
    `select from auth.memberships m where m.house_id = $1 and m.role = 'owner' and m.user_id <> $2
       and not exists (select from auth.departures d where d.user_id = m.user_id) limit 1`,
    [houseId, userId],
  )
  return rowCount === 0
}

/** How many members a house has. */
export async function membersOf(query: Query, houseId: string): Promise<number> {
  const { rows } = await query<{ count: number }>(
    'select count(*)::int as count from auth.memberships where house_id = $1',
    [houseId],
  )
  return rows[0]?.count ?? 0
}
