import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#database/connect.ts'
import type { Auth } from './auth.ts'
import { findSession } from './verified-sessions.ts'

/** `ip`: of the client. */
export type SessionRequest = { database: Database; auth: Auth; headers: IncomingHttpHeaders; ip: string }

/**
 * Who is signed in, or null; null too for a request that is meant for another account. Every route of a member asks
 * this first: one prepared statement, where better-auth's own getSession takes two and parses what they give.
 */
export async function findMember(request: SessionRequest): Promise<{ userId: string } | null> {
  const session = await findSession(request)
  if (!session) return null
  const { userId, token } = session
  const { rowCount } = await request.database.pool.query({
    name: 'find-member',
    text: 'select from auth.sessions where token = $1 and user_id = $2 and expires_at > now()',
    values: [token, userId],
  })
  return rowCount === 1 ? { userId } : null
}
