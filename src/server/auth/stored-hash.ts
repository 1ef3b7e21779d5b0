import type { Pool } from 'pg'
import type { Database } from '#database/connect.ts'
import { hashPassword, isOutdated } from './password-hash.ts'

/** The hash of the password of an account; undefined where the address has none. */
export async function findHash({ pool }: Database, email: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ hash: string | null }>(
    `select account.password as hash from auth.accounts account
     join auth.users holder on holder.id = account.user_id
     where holder.email = $1 and account.provider_id = 'credential'`,
    [email],
  )
  return rows[0]?.hash ?? undefined
}

/**
 * Replaces an outdated hash: only a sign-in knows the password for it.
 * @param hash that the password was verified with
 * @returns the hash that is stored then
 */
export async function renewHash({ pool }: Database, hash: string, password: string): Promise<string> {
  if (!isOutdated(hash)) return hash
  const renewed = await hashPassword(password)
  await keepSessions(pool, 'update auth.accounts set password = $2 where password = $1', [hash, renewed])
  return renewed
}

/** The sessions of an account end with its password: not with another hash of the same one. */
async function keepSessions(pool: Pool, text: string, values: string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local auth.same_password = on')
    await client.query(text, values)
    await client.query('commit')
    client.release()
  } catch (error) {
    // Closing the connection ends the transaction.
    client.release(true)
    throw error
  }
}
