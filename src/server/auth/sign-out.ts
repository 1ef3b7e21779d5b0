import type { z } from 'zod'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import type { credentials } from '#contract/credentials.ts'
import { refusal } from '../translate-error.ts'
import type { Handler } from './auth-services.ts'
import { findMember } from './find-member.ts'
import { forward } from './forward.ts'
import { verifySession } from './verified-sessions.ts'

/** Ends the session, and never one of an account that the page does not show. */
export const signOut: Handler<z.output<(typeof credentials)['/sign-out']>> = async (
  services,
  request,
  body,
) => {
  const { headers, ip } = request
  if (headers[ACCOUNT_HEADER] !== undefined && !(await findMember({ ...services, headers, ip })))
    throw refusal('UNAUTHORIZED', 'This account is not signed in')
  const session = await verifySession({ ...services, headers })
  return { ...(await forward(services, request, '/sign-out', body)), accountId: session?.userId }
}
