import { PROVIDER_ID } from '#contract/identity-provider.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { refusal } from '../../translate-error.ts'
import type { Answer, AuthServices, Handler } from '../auth-services.ts'
import { checkPassword } from '../check-password.ts'
import { clientAddress } from '../client-address.ts'
import { forward } from '../forward.ts'
import { requesterOf, memberOf } from '../member-of.ts'
import { admit, PER_ADDRESS, whenAdmitted } from '../sign-in-guard.ts'
import { meansOf } from './account-means.ts'
import { discoverProvider, ProviderUnreachable } from './discover.ts'

type Begin = z.output<(typeof credentials)['/provider/begin']>
type Unlink = z.output<(typeof credentials)['/provider/unlink']>

/**
 * Begins the way to the identity provider: answers its address, with a cookie that the way back is known by. Each request is
 * counted, as it stores a row for ten minutes.
 */
export const beginWithProvider: Handler<Begin> = async (services, request, body) => {
  const { attempts, auth, provider, publicUrl } = services
  if (provider === undefined) throw refusal('NOT_FOUND', 'There is no identity provider')
  // The provider leads back to the public address alone, where the cookies of another one are not.
  if (!isAt(publicUrl, request)) return refused(409, 'PROVIDER_ELSEWHERE', `Open ${publicUrl} first`)
  const accountId = body.purpose === 'link' ? await memberOf(services, request) : undefined
  if (accountId !== undefined) await checkPassword(requesterOf(services, request), accountId, body.password)
  const admission = await admit(attempts, placeOf(services, request), PER_ADDRESS)
  return whenAdmitted(
    admission,
    async () => {
      try {
        await discoverProvider({ auth, provider, publicUrl })
      } catch (error) {
        if (!(error instanceof ProviderUnreachable)) throw error
        return refused(503, 'PROVIDER_UNREACHABLE', error.message)
      }
      const answer = await forward(services, request, PATHS[body.purpose], signInParams(body, publicUrl))
      return { ...answer, body: answer.status === 200 ? { url: answer.body?.url } : answer.body, accountId }
    },
    () => 'failed',
  )
}

/** What requests that begin are counted by; a sign-in forgives those of its place. */
export function placeOf({ attempts }: AuthServices, { ip }: FastifyRequest): string {
  return attempts.key('provider', clientAddress(ip))
}

const PATHS = { 'sign-in': '/sign-in/social', confirm: '/sign-in/social', link: '/link-social' } as const

/** What better-auth is asked: it signs its state, which comes back with the browser. */
function signInParams({ purpose, to = '/dashboard', language, theme, invitation }: Begin, publicUrl: string) {
  const home = `${publicUrl}${to}`
  return {
    provider: PROVIDER_ID,
    callbackURL: home,
    errorCallbackURL:
      purpose === 'sign-in' ? `${publicUrl}/login?${new URLSearchParams({ from: to })}` : home,
    disableRedirect: true,
    additionalData: { language, theme, invitation },
    // The provider asks for the password again, even where its own session is open.
    ...(purpose === 'confirm' && { additionalParams: { prompt: 'login', max_age: '0' } }),
  }
}

/** Browsers send Origin with every write. */
function isAt(publicUrl: string, { headers }: FastifyRequest): boolean {
  return new URL(publicUrl).origin === headers.origin
}

/** Ends the link with the provider, where the account keeps a password. */
export const unlinkProvider: Handler<Unlink> = async (services, request, { password }) => {
  const { database } = services
  const accountId = await memberOf(services, request)
  await checkPassword(requesterOf(services, request), accountId, password)
  const means = await meansOf(database, accountId)
  if (!means.password) return { ...refused(409, 'PROVIDER_ONLY', 'Nothing else signs in'), accountId }
  await database.pool.query('delete from auth.accounts where user_id = $1 and provider_id = $2', [
    accountId,
    PROVIDER_ID,
  ])
  return { status: 200, body: { status: true }, cookies: [], accountId }
}

function refused(status: number, code: CredentialsError, message: string): Answer {
  return { status, body: { code, message }, cookies: [] }
}
