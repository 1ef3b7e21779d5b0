import { randomBytes } from 'node:crypto'
import type { AuthServices } from './auth-services.ts'

const LIFETIME_MS = 14 * 24 * 3_600_000
const TOKEN_BYTES = 24

type InternalAdapter = Awaited<AuthServices['auth']['$context']>['internalAdapter']
type Services = Pick<AuthServices, 'auth' | 'database'>

/** What an invitation is stored by; better-auth stores its SHA-256 alone. */
const nameOf = (token: string) => `invitation:${token}`
const PREFIX = 'invitation:'

/**
 * The token of a link with which this address can make an account, for 14 days. Earlier invitations of it end.
 * @param email in lower case
 */
export async function makeInvitation({ auth, database }: Services, email: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await endInvitations({ database }, email)
  await internalAdapter.createVerificationValue({
    identifier: nameOf(token),
    value: PREFIX + email,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  })
  return token
}

/** The address that an invitation is for; undefined when it has ended. */
export async function findInvited(
  { auth }: Pick<Services, 'auth'>,
  token: string,
): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  return invitedAddress(internalAdapter, token)
}

/** The same within a hook of better-auth. */
export async function invitedAddress(
  adapter: Pick<InternalAdapter, 'findVerificationValue'>,
  token: string,
): Promise<string | undefined> {
  const invitation = await adapter.findVerificationValue(nameOf(token))
  return invitation && invitation.expiresAt > new Date() ? invitation.value.slice(PREFIX.length) : undefined
}

/** Ends the invitations of an address: it has made its account, or is sent another one. */
export async function endInvitations({ database }: Pick<Services, 'database'>, email: string): Promise<void> {
  await database.pool.query('delete from auth.verifications where value = $1', [PREFIX + email])
}
