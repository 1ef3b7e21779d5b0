import { LRUCache } from 'lru-cache'
import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#database/connect.ts'
import { leaveStrangers } from '#database/crowds.ts'
import { membershipOfSession } from '#database/memberships.ts'
import type { Session } from '#database/session-check.ts'
import { refusal } from '../translate-error.ts'
import type { Auth } from './auth.ts'
import { isMeantFor, isOfPerson } from './meant-for.ts'
import { withHiddenFailure } from './hidden-failure.ts'
import { readSessionCookie, sessionCookieHeader } from './session-cookie.ts'
import { type SessionUse, storeUse } from './session-use.ts'

type Request = { database: Database; auth: Auth; headers: IncomingHttpHeaders }
/** `ip`: of the client. */
type Used = Request & { ip: string }

/** Sessions kept at most; the least recently used is dropped first. */
const CAPACITY = 10_000

/**
 * Sessions by cookie value. better-auth verifies a cookie's signature once: the session that a cookie stands for never
 * changes. Asked with each request, a list of one sheet would take 5.7 ms of the server's time instead of 2.2. A session
 * in this cache may have ended.
 */
const verified = new WeakMap<Auth, LRUCache<string, Known>>()

type Known = Session & SessionUse

/**
 * The session of a request that is meant for its account in its house. It may have ended: the caller has to check that. Its use is
 * stored, every few minutes.
 */
export async function findSession(request: Used): Promise<Session | undefined> {
  const session = await verifyMeant(request)
  if (session) await storeUse(request, session)
  return session
}

/** A remembered session may be older than the choice of another house at another server: for a request to that house it is read again. */
async function verifyMeant(request: Used): Promise<Known | undefined> {
  const { headers } = request
  const isKept = isVerified(request)
  const session = await verify(request)
  if (!session || isMeantFor(headers, session)) return session
  if (!isKept || !isOfPerson(headers, session.userId)) return undefined
  forgetSession(request)
  const found = await verify(request)
  return found && isMeantFor(headers, found) ? found : undefined
}

/**
 * The token of the session of a request, for what is done to it, or to all others.
 * @throws UNAUTHORIZED
 */
export async function tokenOfSession(request: Used): Promise<string> {
  const session = await findSession(request)
  if (!session) throw refusal('UNAUTHORIZED', 'Sign in first')
  return session.token
}

/** The session of a request's cookie, whatever account the request is meant for. It may have ended. */
export function verifySession(request: Request): Promise<Session | undefined> {
  return verify(request)
}

async function verify(request: Request): Promise<Known | undefined> {
  const cookie = readSessionCookie(request)
  if (cookie === undefined) return undefined
  const sessions = sessionsOf(request.auth)
  const session = sessions.get(cookie) ?? (await fetchSession(request, cookie))
  if (!session) return undefined
  leaveStrangers()
  sessions.set(cookie, session)
  return session
}

/** Whether a request carries a session that was alive when it was seen last. */
export function isVerified(request: Pick<Request, 'auth' | 'headers'>): boolean {
  const cookie = readSessionCookie(request)
  return cookie !== undefined && sessionsOf(request.auth).has(cookie)
}

/** Drops a session that has ended. */
export function forgetSession(request: Pick<Request, 'auth' | 'headers'>): void {
  const cookie = readSessionCookie(request)
  if (cookie !== undefined) sessionsOf(request.auth).delete(cookie)
}

async function fetchSession({ auth, database }: Request, cookie: string): Promise<Known | undefined> {
  const headers = sessionCookieHeader(auth, cookie)
  const found = await withHiddenFailure(() =>
    auth.api.getSession({ headers, query: { disableRefresh: true } }),
  )
  if (!found) return undefined
  const { token } = found.session
  const membership = await membershipOfSession(database, token)
  return membership && { userId: found.user.id, token, ...membership }
}

function sessionsOf(auth: Auth): LRUCache<string, Known> {
  let sessions = verified.get(auth)
  if (!sessions) {
    sessions = new LRUCache({ max: CAPACITY })
    verified.set(auth, sessions)
  }
  return sessions
}
