import { randomBytes } from 'node:crypto'
import { SQLSTATE, sqlFailure } from '#database/sql-failure.ts'
import { inTransaction } from '#database/transaction.ts'
import type { AuthServices } from './auth-services.ts'
import { ownerOf } from './owner-of.ts'
import { TRUSTED } from './reset-links.ts'
import { dropUnconfirmed } from './sign-up-to-confirm.ts'

const LIFETIME_MS = 24 * 3_600_000
const TOKEN_BYTES = 24

type Services = Pick<AuthServices, 'auth' | 'database'>

/** What a link is stored by; better-auth stores its SHA-256 alone. */
const nameOf = (token: string) => `new-address:${token}`
/** What a link does: the account, then the address. A trigger of `auth.accounts` ends it with the password of the account. */
const addressLinksOf = (userId: string) => `new-address:${userId}:`
const VALUE = /^new-address:([\da-f-]{36}):(.+)$/s

/** Ends the links of an account that were not used. */
export async function endAddressLinks(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<void> {
  await database.pool.query('delete from auth.verifications where starts_with(value, $1)', [
    addressLinksOf(userId),
  ])
}

/** The token of a link that gives an account another address, for 24 hours. */
export async function makeAddressToken(
  { auth }: Pick<Services, 'auth'>,
  userId: string,
  email: string,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await internalAdapter.createVerificationValue({
    identifier: nameOf(token),
    value: addressLinksOf(userId) + email,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  })
  return token
}

export type AddressChange = { userId: string; name: string; oldEmail: string; newEmail: string }

/**
 * Uses a link up and gives its account the new address, which is confirmed with it. Sessions stay; links that came to the
 * old address end, and so does an account that waits for the confirmation of the new one.
 * @returns undefined for a link that has ended, or whose account is gone; 'taken' when the address has an account since
 */
export async function changeByToken(
  { auth, database }: Services,
  token: string,
): Promise<AddressChange | 'taken' | undefined> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.consumeVerificationValue(nameOf(token))
  const [, userId, newEmail] = VALUE.exec(link?.value ?? '') ?? []
  if (userId === undefined || newEmail === undefined) return undefined
  const { email: oldEmail, name } = await ownerOf(database, userId)
  await dropUnconfirmed({ database }, newEmail)
  try {
    return await inTransaction(database.pool, 'begin', async ({ query }) => {
      const { rowCount } = await query(
        `update auth.users set email = $3, email_verified = true, email_confirmed_at = now(), updated_at = now()
         where id = $1 and email = $2`,
        [userId, oldEmail, newEmail],
      )
      if (rowCount !== 1) return undefined
      await query(
        `delete from auth.verifications where value = $1 and not starts_with(identifier, '${TRUSTED}')`,
        [userId],
      )
      return { userId, name, oldEmail, newEmail }
    })
  } catch (error) {
    if (sqlFailure(error)?.code === SQLSTATE.uniqueViolation) return 'taken'
    throw error
  }
}
