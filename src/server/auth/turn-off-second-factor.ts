import type { Database } from '#database/connect.ts'
import { TRUSTED } from './reset-links.ts'

/**
 * Turns the second factor of an account off, for an owner who has lost both authenticator and recovery codes.
 * @param email in lower case
 * @returns 'no-account', or 'none' where the account has no second factor
 */
export async function turnOffSecondFactor(
  { pool }: Database,
  email: string,
): Promise<'done' | 'none' | 'no-account'> {
  const { rows } = await pool.query<{ enabled: boolean }>(
    `with holder as (select id, two_factor_enabled as enabled from auth.users where email = $1),
       off as (update auth.users set two_factor_enabled = false where id in (select id from holder)),
       removed as (delete from auth.two_factors where user_id in (select id from holder)),
       ended as (
         delete from auth.verifications
         where value in (select id::text from holder) and starts_with(identifier, '${TRUSTED}')
       )
     select enabled from holder`,
    [email],
  )
  if (rows[0] === undefined) return 'no-account'
  return rows[0].enabled ? 'done' : 'none'
}
