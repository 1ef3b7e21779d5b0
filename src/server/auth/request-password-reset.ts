import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { clientAddress } from './client-address.ts'
import type { Handler } from './auth-services.ts'
import { forward } from './forward.ts'
import { inSteps } from './in-steps.ts'
import { admit, MAILS_FROM_ONE_PLACE, whenAdmitted } from './sign-in-guard.ts'

type Request = z.output<(typeof credentials)['/request-password-reset']>

/** The same answer, after the same time, whether the address has an account or not. */
export const requestPasswordReset: Handler<Request> = async (services, request, body) => {
  const key = services.attempts.key('reset-address', clientAddress(request.ip))
  const admission = await admit(services.attempts, key, MAILS_FROM_ONE_PLACE)
  return whenAdmitted(
    admission,
    () => inSteps(() => forward(services, request, '/request-password-reset', body)),
    () => 'failed',
  )
}
