import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { membershipIn } from '#database/memberships.ts'
import type { Role } from '#domain/house/role.ts'
import type { Answer, AuthServices } from './auth-services.ts'
import { forward } from './forward.ts'
import { cookieName, readCookie } from './session-cookie.ts'
import { verifySession } from './verified-sessions.ts'
import { withoutToken } from './without-token.ts'

/**
 * Who is signed in, in which house and as what, and until when; asking slides the session on. better-auth slides those that are remembered;
 * one that ends with the browser would end after a day even in front of someone at work, so it slides here. Which
 * it is, only the server knows: its cookies are HttpOnly.
 */
export async function getSession(services: AuthServices, request: FastifyRequest): Promise<Answer> {
  const { headers } = request
  const endsWithBrowser = readCookie(headers.cookie, cookieName('dont_remember', services.keys)) !== undefined
  const session = endsWithBrowser ? await verifySession({ ...services, headers }) : undefined
  if (session)
    await services.database.pool.query(
      `update auth.sessions set expires_at = now() + interval '1 day', updated_at = now()
       where token = $1 and expires_at > now() and expires_at < now() + interval '23 hours'`,
      [session.token],
    )
  const answer = withoutToken(await forward(services, request, '/get-session'))
  if (answer.body === null) return answer
  const { id } = answer.body['session'] as { id: string }
  const place = await placeOf(services.database, id)
  return { ...answer, body: place ? { ...answer.body, ...place, endsWithBrowser } : null }
}

/** Where a session acts, as what, and among how many members; and how many houses its person can choose from. */
type Place = { houseId: string; role: Role; house: { name: string; members: number }; houses: number }

async function placeOf({ pool }: Database, sessionId: string): Promise<Place | undefined> {
  const { rows } = await pool.query<Place>(
    `select m.house_id as "houseId", m.role, json_build_object('name', h.name,
         'members', (select count(*) from auth.memberships where house_id = h.id)) as house,
       (select count(*)::int from auth.memberships where user_id = m.user_id) as houses
     from auth.sessions s ${membershipIn('s')} join auth.users h on h.id = m.house_id where s.id = $1`,
    [sessionId],
  )
  return rows[0]
}
