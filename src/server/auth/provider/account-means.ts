import { APIError } from 'better-auth/api'
import { PROVIDER_ID } from '#contract/identity-provider.ts'
import type { Database } from '#database/connect.ts'
import { OTHER_IDENTITY } from './failures.ts'

/** Whether an account has a password, and whether the identity provider signs in to it. */
export async function meansOf(
  { pool }: Database,
  userId: string,
): Promise<{ password: boolean; provider: boolean }> {
  const { rows } = await pool.query<{ password: boolean | null; provider: boolean | null }>(
    `select bool_or(provider_id = 'credential' and password is not null) as password, bool_or(provider_id = $2) as provider
     from auth.accounts where user_id = $1`,
    [userId, PROVIDER_ID],
  )
  return { password: rows[0]?.password === true, provider: rows[0]?.provider === true }
}

/**
 * An account has one identity at the provider; a second one with its address belongs to another person.
 * @throws APIError that the way back shows
 */
export async function refuseSecondIdentity(database: Database, userId: string): Promise<void> {
  const { provider } = await meansOf(database, userId)
  if (provider) throw new APIError('FORBIDDEN', { code: OTHER_IDENTITY, message: OTHER_IDENTITY })
}

/**
 * Before an account is linked with the provider where nothing else signs in: an account of that address may have been made
 * by anyone, so what opened it before ends.
 */
export async function endEarlierMeans({ pool }: Database, userId: string): Promise<void> {
  await pool.query('delete from auth.sessions where user_id = $1', [userId])
  await pool.query('delete from auth.passkeys where user_id = $1', [userId])
  await pool.query('delete from auth.access_tokens where user_id = $1', [userId])
  await pool.query(`delete from auth.accounts where user_id = $1 and provider_id = 'credential'`, [userId])
}
