import { randomBytes } from 'node:crypto'
import type { AuthServices } from './auth-services.ts'

const LIFETIME_MS = 24 * 3_600_000
const TOKEN_BYTES = 24

type Services = Pick<AuthServices, 'auth' | 'database'>

/** What a link is stored by; better-auth stores its SHA-256 alone. */
const nameOf = (token: string) => `confirm-email:${token}`
/** Apart from what a reset link is stored with: one does not end the other. */
const PREFIX = 'confirm-email:'

/**
 * The token of a link that confirms an account's address, for 24 hours. The links that the account had before end.
 */
export async function makeConfirmationToken({ auth, database }: Services, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const value = PREFIX + userId
  await database.pool.query('delete from auth.verifications where value = $1', [value])
  await internalAdapter.createVerificationValue({
    identifier: nameOf(token),
    value,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  })
  return token
}

/**
 * Uses a link up and confirms the address of its account.
 * @returns the account; undefined for a link that has ended, or whose account is gone
 */
export async function confirmByToken(
  { auth, database }: Services,
  token: string,
): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.consumeVerificationValue(nameOf(token))
  if (!link) return undefined
  const userId = link.value.slice(PREFIX.length)
  return (await confirmAccount({ database }, userId)) ? userId : undefined
}

/** Confirms the address of an account, whatever showed that its owner reads the mails. @returns whether there is one */
export async function confirmAccount(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    'update auth.users set email_verified = true, email_confirmed_at = now(), updated_at = now() where id = $1',
    [userId],
  )
  return rowCount === 1
}
