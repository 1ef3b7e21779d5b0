import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { clientAddress } from './client-address.ts'
import { forwardHashed } from './forward-sign-up.ts'
import { inSteps } from './in-steps.ts'
import { afterwards, findHolder, mailConfirmation, mailExisting } from './registration-mails.ts'
import { admit, MAILS_FROM_ONE_PLACE, MAILS_TO_ONE_ADDRESS, whenAdmitted } from './sign-in-guard.ts'

type SignUp = z.output<(typeof credentials)['/sign-up/email']>

/** The same for every address. */
const SENT: Answer = { status: 200, body: { confirmation: 'sent' }, cookies: [] }

/**
 * Signs up where addresses have to be confirmed: the same answer after the same time, whether the address has an account
 * or not, and a mail that says which. Who signs up again before confirming replaces what was typed before.
 */
export const signUpToConfirm: Handler<SignUp> = async (services, request, body) => {
  const { attempts } = services
  const place = attempts.key('sign-up-mails', clientAddress(request.ip))
  const admission = await admit(attempts, place, MAILS_FROM_ONE_PLACE)
  return whenAdmitted(
    admission,
    () => inSteps(() => makeAccount(services, request, body)),
    () => 'failed',
  )
}

const makeAccount: Handler<SignUp> = async (services, request, body) => {
  if (!(await mayMail(services, body.email))) return { ...SENT, event: 'too-many-attempts' }
  await dropUnconfirmed(services, body.email)
  const answer = await forwardHashed(services, request, body)
  const holder = await findHolder(services, body.email)
  // Of two requests with one address at once, the second is answered by the account of the first.
  if (!holder || (answer.status !== 200 && answer.body?.code !== 'FAILED_TO_CREATE_USER')) return answer
  afterwards(services, () =>
    holder.confirmed ? mailExisting(services, holder) : mailConfirmation(services, holder),
  )
  return { ...SENT, accountId: holder.id, event: holder.confirmed ? 'sign-up-failed' : 'sign-up' }
}

/** Counts a mail about signing up to one address. */
export async function mayMail({ attempts }: AuthServices, email: string): Promise<boolean> {
  const { allowed } = await attempts.begin(attempts.key('confirmation-mail', email), MAILS_TO_ONE_ADDRESS)
  return allowed
}

/** Without confirmation there was no session, so such an account holds nothing. */
export async function dropUnconfirmed(
  { database }: Pick<AuthServices, 'database'>,
  email: string,
): Promise<void> {
  await database.pool.query('delete from auth.users where email = $1 and not email_verified', [email])
}
