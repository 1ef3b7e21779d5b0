import { PROVIDER_ID, type ProviderFailure } from '#contract/identity-provider.ts'
import type { FastifyRequest } from 'fastify'
import { parseSetCookie } from 'cookie'
import type { Answer, AuthServices } from '../auth-services.ts'
import { endReplacedSession } from '../end-replaced-session.ts'
import { forward } from '../forward.ts'
import { endInvitations } from '../invitations.ts'
import { newDeviceMark } from '../known-device.ts'
import { ownerOf } from '../owner-of.ts'
import { restoringAccount } from '../restored-account.ts'
import { cookieName } from '../session-cookie.ts'
import { verifySession } from '../verified-sessions.ts'
import { placeOf } from './begin.ts'
import { discoverProvider, ProviderUnreachable } from './discover.ts'
import { failureIn } from './failures.ts'

/** The result, in the hash of the page that the browser returns to: no server logs it. */
type Outcome = { provider?: ProviderFailure | undefined; step?: 'code'; restored?: string }

/** The way back from the identity provider: opens a session, or leads to a page that says why not. */
export async function returnFromProvider(services: AuthServices, request: FastifyRequest): Promise<Answer> {
  const { auth, provider, publicUrl } = services
  const signIn = signInPage(publicUrl)
  if (provider === undefined) return leadingTo(signIn, { provider: 'failed' })
  try {
    // Another server may have begun it.
    await discoverProvider({ auth, provider, publicUrl })
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    return leadingTo(signIn, { provider: 'unreachable' })
  }
  const answer = await restoringAccount(services, () => enter(services, request))
  const eraseAt = restoredIn(answer)
  if (eraseAt === undefined) return answer
  const page = signInPage(publicUrl, new URL(answer.location ?? signIn))
  return { ...answer, ...leadingTo(page, { restored: eraseAt }, answer.cookies) }
}

async function enter(services: AuthServices, request: FastifyRequest): Promise<Answer> {
  const { attempts, database, publicUrl } = services
  const query = new URL(request.url, publicUrl).search
  const path = `/callback/${PROVIDER_ID}${query}`
  const { body, cookies, location } = await forward(services, request, path, undefined, { method: 'GET' })
  const home = URL.parse(location ?? '')
  if (body?.twoFactorRedirect === true) {
    const page = signInPage(publicUrl, home ?? undefined)
    return { ...leadingTo(page, { step: 'code' }, cookies), event: 'second-factor-asked' }
  }
  const failure = home === null ? 'failed' : failureOf(home, services)
  if (home === null || failure !== undefined) {
    const page = home ?? signInPage(publicUrl)
    page.searchParams.delete('error')
    page.searchParams.delete('error_description')
    return { ...leadingTo(page, { provider: failure }, cookies), event: 'sign-in-by-provider-failed' }
  }
  const userId = await entered(services, cookies)
  if (userId === undefined) {
    const session = await verifySession({ ...services, headers: request.headers })
    return { ...leadingTo(home, {}, cookies), accountId: session?.userId, event: 'provider-linked' }
  }
  await attempts.forgive(placeOf(services, request))
  await endReplacedSession(services, request)
  const { email } = await ownerOf(database, userId)
  if (services.registration === 'invited') await endInvitations(services, email)
  return {
    ...leadingTo(home, {}, [...cookies, ...(await newDeviceMark(services, email))]),
    accountId: userId,
    event: 'sign-in-by-provider',
  }
}

/** Where the provider alone signs in, it opens the account of an address unless it has not confirmed that address. */
function failureOf(home: URL, { provider }: AuthServices): ProviderFailure | undefined {
  const failure = failureIn(home)
  return failure === 'not-linked' && provider?.only === true ? 'unconfirmed-address' : failure
}

/** Whose session better-auth has opened; undefined where a signed-in account was linked. */
async function entered(
  { database, keys }: AuthServices,
  cookies: readonly string[],
): Promise<string | undefined> {
  const name = cookieName('session_token', keys)
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

/** @param from the page that is gone on to after it */
function signInPage(publicUrl: string, from?: URL): URL {
  const page = new URL(`${publicUrl}/login`)
  const path = from?.href.slice(publicUrl.length)
  if (path) page.searchParams.set('from', path)
  return page
}

function leadingTo(page: URL, { provider, step, restored }: Outcome, cookies: string[] = []): Answer {
  const params = Object.entries({ provider, step, restored }).filter((entry) => entry[1] !== undefined)
  const hash = new URLSearchParams(Object.fromEntries(params) as Record<string, string>)
  return { status: 303, body: null, cookies, location: Object.assign(new URL(page), { hash }).href }
}

function restoredIn({ body }: Answer): string | undefined {
  const restored = body?.restored
  if (typeof restored !== 'object' || restored === null || !('eraseAt' in restored)) return undefined
  return String(restored.eraseAt)
}
