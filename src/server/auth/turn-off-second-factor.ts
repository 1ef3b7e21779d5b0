import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
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
  return inTransaction(pool, 'begin', async ({ query }) => {
    const { rows } = await query<{ id: string; enabled: boolean }>(
      'select id, two_factor_enabled as enabled from auth.users where email = $1',
      [email],
    )
    const [holder] = rows
    if (holder === undefined) return 'no-account'
    await Promise.all([
      query('update auth.users set two_factor_enabled = false where id = $1', [holder.id]),
      query('delete from auth.two_factors where user_id = $1', [holder.id]),
      query(`delete from auth.verifications where value = $1 and starts_with(identifier, '${TRUSTED}')`, [
        holder.id,
      ]),
    ])
    return holder.enabled ? 'done' : 'none'
  })
}
