import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import type { CredentialsError } from '#contract/credentials.ts'
import { asServerFor } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { useInvitation } from '../members/invitations.queries.ts'

/** A sign-up by the invitation of a house, for the hooks of better-auth. */
export type HouseSignUp = { token: string; email: string; isRead: boolean; refused: boolean }

const calls = new AsyncLocalStorage<HouseSignUp>()

/** Signs up by an invitation. */
export const asHouseSignUp = <Result>(call: HouseSignUp, signUp: () => Promise<Result>) =>
  calls.run(call, signUp)

/** Undefined for every other sign-up. `isRead`: the link came by mail, so the address is read. */
export const houseSignUp = (): HouseSignUp | undefined => calls.getStore()

/**
 * Makes a new account a member of the house that invites it, in the transaction that makes the account.
 * @throws APIError where the invitation is used by now, or the house has no room; no account is made then
 */
export async function joinInvited(database: Database, userId: string, call: HouseSignUp): Promise<void> {
  const { token, email } = call
  const joined = await asServerFor(database, userId, ({ client }) =>
    useInvitation(client.query, { token, userId, email }),
  )
  if (typeof joined === 'object') return
  call.refused = true
  throw new APIError('FORBIDDEN', { code: ENDED, message: ENDED })
}

const ENDED: CredentialsError = 'INVITATION_ENDED'
