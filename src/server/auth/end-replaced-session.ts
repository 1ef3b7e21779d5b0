import type { FastifyRequest } from 'fastify'
import type { AuthServices } from './auth-services.ts'
import { forgetSession, verifySession } from './verified-sessions.ts'

/** Ends the session that a browser had when it signed in again: its new cookie replaces the only key to it. */
export async function endReplacedSession(
  services: AuthServices,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const replaced = await verifySession({ ...services, headers })
  if (replaced === undefined) return
  await services.database.pool.query('delete from auth.sessions where token = $1 and user_id = $2', [
    replaced.token,
    replaced.userId,
  ])
  forgetSession({ ...services, headers })
}
