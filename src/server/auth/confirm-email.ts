import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import type { AuthServices, Handler } from './auth-services.ts'
import { clientAddress } from './client-address.ts'
import { confirmByToken } from './confirmation-links.ts'
import { inSteps } from './in-steps.ts'
import { afterwards, findHolder, mailConfirmation } from './registration-mails.ts'
import { admit, MAILS_FROM_ONE_PLACE, whenAdmitted } from './sign-in-guard.ts'
import { mayMail } from './sign-up-to-confirm.ts'

const ENDED: CredentialsError = 'INVALID_TOKEN'

/**
 * Confirms the address of an account. It opens no session: who confirms an account that another person made with this
 * address does not land in it.
 */
export const confirmEmail: Handler<z.output<(typeof credentials)['/verify-email']>> = async (
  services,
  _request,
  { token },
) => {
  const accountId = await confirmByToken(services, token)
  return accountId === undefined
    ? { status: 400, body: { code: ENDED, message: 'The link has ended' }, cookies: [] }
    : { status: 200, body: { status: true }, cookies: [], accountId }
}

/** The same answer, after the same time, whether the address has an account that waits or not. */
export const sendConfirmation: Handler<z.output<(typeof credentials)['/send-verification-email']>> = async (
  services,
  request,
  { email },
) => {
  const { attempts } = services
  const place = attempts.key('sign-up-mails', clientAddress(request.ip))
  const admission = await admit(attempts, place, MAILS_FROM_ONE_PLACE)
  await whenAdmitted(
    admission,
    () => inSteps(() => mailAgain(services, email)),
    () => 'failed',
  )
  return { status: 200, body: { status: true }, cookies: [] }
}

async function mailAgain(services: AuthServices, email: string): Promise<void> {
  if (!(await mayMail(services, email))) return
  const holder = await findHolder(services, email)
  if (holder && !holder.confirmed) afterwards(services, () => mailConfirmation(services, holder))
}
