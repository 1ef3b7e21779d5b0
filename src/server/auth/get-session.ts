import type { FastifyRequest } from 'fastify'
import { membershipOf } from '#database/memberships.ts'
import type { Answer, AuthServices } from './auth-services.ts'
import { forward } from './forward.ts'
import { cookieName, readCookie } from './session-cookie.ts'
import { verifySession } from './verified-sessions.ts'
import { withoutToken } from './without-token.ts'

/**
 * Who is signed in, as what in their house, and until when; asking slides the session on. better-auth slides those that are remembered;
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
  const { id } = answer.body['user'] as { id: string }
  const membership = await membershipOf(services.database, id)
  return { ...answer, body: membership ? { ...answer.body, role: membership.role, endsWithBrowser } : null }
}
