import type { Session } from '#database/session-reader.ts'
import { findMember, findSessionToken } from './find-member.ts'

type Known = Parameters<typeof findMember>[0]

/** Sessions remembered at most; the ones longest unused go first. */
const CAPACITY = 10_000

/** Whose session a token is, which never changes. That a token is here says nothing about the session being alive. */
const users = new Map<string, string>()

/** The session a request says it belongs to: seen before, or alive now. Whoever uses it checks that it lives. */
export async function findSession(known: Known): Promise<Session | undefined> {
  const token = findSessionToken(known)
  if (token === undefined) return undefined
  const userId = users.get(token) ?? (await findMember(known))?.userId
  if (userId === undefined) return undefined
  remember(token, userId)
  return { userId, token }
}

export function forgetSession({ token }: Session): void {
  users.delete(token)
}

function remember(token: string, userId: string): void {
  users.delete(token)
  users.set(token, userId)
  if (users.size <= CAPACITY) return
  const [oldest] = users.keys()
  if (oldest !== undefined) users.delete(oldest)
}
