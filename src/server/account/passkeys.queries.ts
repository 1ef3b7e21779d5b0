import { getAuthenticatorName } from '@better-auth/passkey'
import type { Passkey } from '#contract/security.ts'
import type { Database } from '#database/connect.ts'

type Row = Omit<Passkey, 'provider'> & { aaguid: string | null }

const COLUMNS = `id, coalesce(name, '') as name, aaguid, created_at as "createdAt", used_at as "usedAt"`

export async function listPasskeys({ pool }: Database, userId: string): Promise<Passkey[]> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from auth.passkeys where user_id = $1 order by created_at desc, id`,
    [userId],
  )
  return rows.map(shown)
}

/** @returns undefined when the account has no such passkey */
export async function renamePasskey(
  { pool }: Database,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<Passkey | undefined> {
  const { rows } = await pool.query<Row>(
    `update auth.passkeys set name = $3 where user_id = $1 and id = $2 returning ${COLUMNS}`,
    [userId, id, name],
  )
  return rows[0] && shown(rows[0])
}

/** @returns whether there was such a passkey of the account */
export async function removePasskey({ pool }: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from auth.passkeys where user_id = $1 and id = $2', [
    userId,
    id,
  ])
  return rowCount === 1
}

function shown({ aaguid, ...facts }: Row): Passkey {
  return { ...facts, provider: (aaguid && getAuthenticatorName(aaguid)) || null }
}
