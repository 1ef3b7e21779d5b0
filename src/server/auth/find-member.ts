import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#database/connect.ts'
import type { Auth } from './auth.ts'
import { isMeantFor } from './meant-for.ts'
import { readSessionToken } from './session-cookie.ts'

export type Member = { userId: string; sessionToken: string }

type Known = { database: Database; auth: Auth; headers: IncomingHttpHeaders }

/**
 * Who is signed in, or null; null too for a request that is meant for another account. Every route of a member's asks
 * first, so this is one signature and one prepared statement; it answers as better-auth's own getSession would.
 */
export async function findMember({ database, auth, headers }: Known): Promise<Member | null> {
  const { secret, advanced } = auth.options
  const sessionToken = readSessionToken(headers.cookie, { secret, secure: advanced.useSecureCookies })
  if (sessionToken === undefined) return null
  const { rows } = await database.pool.query<{ user_id: string }>({
    name: 'find-member',
    text: 'select user_id from auth.sessions where token = $1 and expires_at > now()',
    values: [sessionToken],
  })
  const userId = rows[0]?.user_id
  return userId === undefined || !isMeantFor(headers, userId) ? null : { userId, sessionToken }
}
