import { createHash } from 'node:crypto'
import type { Database } from '#database/connect.ts'
import type { Auth } from './auth.ts'

/** What better-auth calls the link of a token; it stores its SHA-256 alone. */
const nameOf = (token: string) => `reset-password:${token}`

/** With what the names of other rows begin whose value is the account alone: trusted browsers, and sign-ins that wait for a code. */
export const TRUSTED = 'trust-device-'
export const WAITING = '2fa-'

/** The user whose password a link may set, while it lives. */
export async function findLinkOwner(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(nameOf(token))
  return link && link.expiresAt > new Date() ? link.value : undefined
}

/** Ends the links that were asked for before this one, also by a clock that was ahead then. */
export async function endEarlierLinks({ pool }: Database, token: string): Promise<void> {
  await pool.query(
    `delete from auth.verifications earlier using auth.verifications asked
     where asked.identifier = $1 and earlier.value = asked.value
       and not starts_with(earlier.identifier, '${TRUSTED}') and not starts_with(earlier.identifier, '${WAITING}')
       and earlier.created_at not between asked.created_at and asked.created_at + interval '1 minute'`,
    [createHash('sha256').update(nameOf(token)).digest('base64url')],
  )
}
