import type { Acting } from '#contract/account-header.ts'
import type { AccessToken, NewAccessToken } from '#contract/access-tokens.ts'
import { TOKENS_MAX } from '#contract/token-limits.ts'
import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'

const COLUMNS = `id, name, beginning, rights, created_at as "createdAt", expires_at as "expiresAt",
  used_at as "usedAt", used_from as "usedFrom"`

export async function listTokens({ pool }: Database, { userId, houseId }: Acting): Promise<AccessToken[]> {
  const { rows } = await pool.query<AccessToken>(
    `select ${COLUMNS} from auth.access_tokens where user_id = $1 and house_id = $2 order by created_at desc, id`,
    [userId, houseId],
  )
  return rows
}

type Stored = Pick<NewAccessToken, 'name' | 'rights' | 'expiresAt'> & { beginning: string; hash: string }

/**
 * Stores a token. Of several that are made at once each counts the others, and none outlasts a deletion of the account that
 * is asked for meanwhile: both hold the account's row.
 * @returns undefined when the account has as many as it may; 'gone' when it is to be erased
 */
export async function storeToken(
  { pool }: Database,
  { userId, houseId }: Acting,
  { name, rights, expiresAt, beginning, hash }: Stored,
): Promise<AccessToken | 'gone' | undefined> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    await query('select from auth.users where id = $1 for update', [userId])
    const { rows } = await query<{ count: number; leaving: boolean }>(
      `select (select count(*)::int from auth.access_tokens where user_id = $1) as count,
         not exists (select from auth.users where id = $1)
           or exists (select from auth.departures where user_id = $1) as leaving`,
      [userId],
    )
    const [found] = rows
    if (!found || found.leaving) return 'gone'
    if (found.count >= TOKENS_MAX) return undefined
    const stored = await query<AccessToken>(
      `insert into auth.access_tokens (user_id, house_id, name, rights, expires_at, beginning, hash)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
      [userId, houseId, name, rights, expiresAt, beginning, hash],
    )
    return stored.rows[0]
  })
}

/** @returns whether there was such a token of the person in this house */
export async function revokeToken(
  { pool }: Database,
  { userId, houseId }: Acting,
  id: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from auth.access_tokens where user_id = $1 and house_id = $2 and id = $3',
    [userId, houseId, id],
  )
  return rowCount === 1
}
