import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { clientAddress } from './client-address.ts'
import type { Handler } from './auth-services.ts'
import { forward } from './forward.ts'
import { admit, MAILS_FROM_ONE_PLACE } from './sign-in-guard.ts'
import { tooManyRequests } from './too-many-requests.ts'

type Request = z.output<(typeof credentials)['/request-password-reset']>

/** Longer than the work takes for an address that has an account, so that both answers take the same time. */
const ANSWER_AFTER_MS = 300

/** The same answer, after the same time, whether the address has an account or not. */
export const requestPasswordReset: Handler<Request> = async (services, request, body) => {
  const key = services.attempts.key('reset-address', clientAddress(request.ip))
  const admission = await admit(services.attempts, key, MAILS_FROM_ONE_PLACE)
  if (!admission.admitted) throw tooManyRequests(admission.waitMs)
  const [answer] = await Promise.all([
    forward(services, request, '/request-password-reset', body),
    delay(ANSWER_AFTER_MS),
  ])
  return answer
}
