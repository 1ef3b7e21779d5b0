import type { FastifyRequest } from 'fastify'
import { parseSetCookie } from 'cookie'
import { PROVIDER_ID, type ProviderFailure } from '#contract/credentials.ts'
import type { Answer, AuthServices } from '../auth-services.ts'
import { endReplacedSession } from '../end-replaced-session.ts'
import { forward } from '../forward.ts'
import { endInvitations } from '../invitations.ts'
import { newDeviceMark } from '../known-device.ts'
import { ownerOf } from '../owner-of.ts'
import { restoringAccount } from '../restored-account.ts'
import { cookieName } from '../session-cookie.ts'
import { discoverProvider, ProviderUnreachable } from './discover.ts'
import { failureIn } from './failures.ts'

/** What the page is told that the browser comes back to, in the hash: no server logs it. */
type Outcome = { provider?: ProviderFailure; step?: 'code'; restored?: string }

/** The way back from the identity provider: opens a session, or leads to a page that says why not. */
export async function returnFromProvider(services: AuthServices, request: FastifyRequest): Promise<Answer> {
  const { auth, provider } = services
  if (provider === undefined) return leadingTo(services, SIGN_IN, { provider: 'failed' })
  try {
    // Another server may have begun it.
    await discoverProvider(auth, provider)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    return leadingTo(services, SIGN_IN, { provider: 'unreachable' })
  }
  const answer = await restoringAccount(services, () => enter(services, request))
  const eraseAt = restoredIn(answer)
  if (eraseAt === undefined) return answer
  const asksCode = answer.location?.endsWith('step=code') === true
  const outcome: Outcome = { ...(asksCode && { step: 'code' }), restored: eraseAt }
  return { ...answer, ...leadingTo(services, SIGN_IN, outcome, answer.cookies) }
}

const SIGN_IN = '/login'

async function enter(services: AuthServices, request: FastifyRequest): Promise<Answer> {
  const { database } = services
  const query = new URL(request.url, services.publicUrl).search
  const path = `/callback/${PROVIDER_ID}${query}`
  const { body, cookies, location } = await forward(services, request, path, undefined, { method: 'GET' })
  if (body?.twoFactorRedirect === true)
    return { ...leadingTo(services, SIGN_IN, { step: 'code' }, cookies), event: 'second-factor-asked' }
  const home = new URL(location ?? SIGN_IN, services.publicUrl)
  const failure = location === undefined ? 'failed' : failureIn(home)
  home.searchParams.delete('error')
  home.searchParams.delete('error_description')
  const to = home.pathname + home.search
  if (failure !== undefined)
    return {
      ...leadingTo(services, to, { provider: failure }, cookies),
      event: 'sign-in-by-provider-failed',
    }
  const userId = await entered(services, cookies)
  if (userId === undefined) return { ...leadingTo(services, to, {}, cookies), event: 'provider-linked' }
  await endReplacedSession(services, request)
  const { email } = await ownerOf(database, userId)
  if (services.registration === 'invited') await endInvitations(services, email)
  return {
    ...leadingTo(services, to, {}, [...cookies, ...(await newDeviceMark(services, email))]),
    accountId: userId,
    event: 'sign-in-by-provider',
  }
}

/** Whose session better-auth has opened; undefined where a signed-in account was linked. */
async function entered(
  { database, keys }: AuthServices,
  cookies: readonly string[],
): Promise<string | undefined> {
  const name = cookieName('session_token', keys.secure)
  const [token] = cookies.flatMap((cookie) => {
    const { name: given, value } = parseSetCookie(cookie)
    return given === name && value ? [value.split('.')[0]] : []
  })
  const { rows } = await database.pool.query<{ userId: string }>(
    'select user_id as "userId" from auth.sessions where token = $1',
    [token ?? ''],
  )
  return rows[0]?.userId
}

function leadingTo(
  { publicUrl }: AuthServices,
  path: string,
  outcome: Outcome,
  cookies: string[] = [],
): Answer {
  const hash = new URLSearchParams(outcome).toString()
  return { status: 303, body: null, cookies, location: `${publicUrl}${path}${hash && '#'}${hash}` }
}

function restoredIn({ body }: Answer): string | undefined {
  const restored = body?.restored
  if (typeof restored !== 'object' || restored === null || !('eraseAt' in restored)) return undefined
  return String(restored.eraseAt)
}
