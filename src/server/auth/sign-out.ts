import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { refusal } from '../translate-error.ts'
import type { Handler } from './auth-services.ts'
import { forward } from './forward.ts'
import { isOfPerson } from './meant-for.ts'
import { verifySession } from './verified-sessions.ts'

/** Ends the session, and never one of an account that the page does not show. One that is no more has ended already. */
export const signOut: Handler<z.output<(typeof credentials)['/sign-out']>> = async (
  services,
  request,
  body,
) => {
  const { headers } = request
  const session = await verifySession({ ...services, headers })
  if (session && !isOfPerson(headers, session.userId))
    throw refusal('UNAUTHORIZED', 'This account is not signed in')
  return { ...(await forward(services, request, '/sign-out', body)), accountId: session?.userId }
}
