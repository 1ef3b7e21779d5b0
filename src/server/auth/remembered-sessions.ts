import type { Session } from '#database/session-reader.ts'
import type { Auth } from './auth.ts'
import { findMember } from './find-member.ts'
import { isMeantFor } from './meant-for.ts'
import { readSessionCookie } from './session-cookie.ts'

type Known = Parameters<typeof findMember>[0]

/** Sessions remembered at most; the ones longest unused go first. */
const CAPACITY = 10_000

/**
 * Sessions by the cookie that led to them, once its signature was found to be ours: whose they are never changes.
 * That one is here says nothing about it being alive.
 */
const remembered = new WeakMap<Auth, Map<string, Session>>()

/** The session a request says it belongs to: seen before, or alive now. Whoever uses it checks that it lives. */
export async function findSession(known: Known): Promise<Session | undefined> {
  const cookie = readSessionCookie(known.headers.cookie, known.auth.options.advanced.useSecureCookies)
  if (cookie === undefined) return undefined
  const sessions = sessionsOf(known.auth)
  const session = sessions.get(cookie) ?? (await signedIn(known))
  if (!session || !isMeantFor(known.headers, session.userId)) return undefined
  remember(sessions, cookie, session)
  return session
}

/** Forgets a session that is no more. */
export function forgetSession({ auth, headers }: Pick<Known, 'auth' | 'headers'>): void {
  const cookie = readSessionCookie(headers.cookie, auth.options.advanced.useSecureCookies)
  if (cookie !== undefined) sessionsOf(auth).delete(cookie)
}

async function signedIn(known: Known): Promise<Session | undefined> {
  const member = await findMember(known)
  return member ? { userId: member.userId, token: member.sessionToken } : undefined
}

function sessionsOf(auth: Auth): Map<string, Session> {
  let sessions = remembered.get(auth)
  if (!sessions) {
    sessions = new Map()
    remembered.set(auth, sessions)
  }
  return sessions
}

function remember(sessions: Map<string, Session>, cookie: string, session: Session): void {
  sessions.delete(cookie)
  sessions.set(cookie, session)
  if (sessions.size <= CAPACITY) return
  const [oldest] = sessions.keys()
  if (oldest !== undefined) sessions.delete(oldest)
}
