import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#database/connect.ts'
import { type Member, MEMBERSHIP, type Membership, membershipIn } from '#database/memberships.ts'
import type { Auth } from './auth.ts'
import { isMeantFor } from './meant-for.ts'
import { findSession } from './verified-sessions.ts'

/** `ip`: of the client. */
export type SessionRequest = { database: Database; auth: Auth; headers: IncomingHttpHeaders; ip: string }

/**
 * Who is signed in, with the house and the role, or null; null too for a request that is meant for another account or house. Every route of a member asks
 * this first: one prepared statement, where better-auth's own getSession takes two and parses what they give.
 */
export async function findMember(request: SessionRequest): Promise<Member | null> {
  const session = await findSession(request)
  if (!session) return null
  const { userId, token } = session
  const { rows } = await request.database.pool.query<Membership>({
    name: 'find-member',
    text: `select ${MEMBERSHIP} from auth.sessions s ${membershipIn('s')}
           where s.token = $1 and s.user_id = $2 and s.expires_at > now()`,
    values: [token, userId],
  })
  const [membership] = rows
  const member = membership && { userId, ...membership }
  // The house may have been changed since the session was verified.
  return member && isMeantFor(request.headers, member) ? member : null
}
