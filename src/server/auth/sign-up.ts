import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { authTables } from '#database/auth-tables.ts'
import { users } from '#database/schema/auth.ts'
import { clientAddress } from './client-address.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { forward } from './forward.ts'
import { deviceMark } from './known-device.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { admit, PER_ADDRESS } from './sign-in-guard.ts'
import { signUpToConfirm } from './sign-up-to-confirm.ts'
import { tooManyRequests } from './too-many-requests.ts'
import { withoutToken } from './without-token.ts'

type SignUp = z.output<(typeof credentials)['/sign-up/email']>

const TAKEN: CredentialsError = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'

const CLOSED: Answer = {
  status: 403,
  body: { code: 'REGISTRATION_CLOSED' satisfies CredentialsError, message: 'No new account is made here' },
  cookies: [],
}

/** Signs up as the installation allows it. */
export const signUp: Handler<SignUp> = async (services, request, body) => {
  if (services.registration === 'closed') return CLOSED
  await refuseGuessable('password', body.password, body)
  return services.registration === 'confirmed'
    ? signUpToConfirm(services, request, body)
    : signUpOpenly(services, request, body)
}

/** Reveals whether an address has an account; probing many addresses is slowed down. */
const signUpOpenly: Handler<SignUp> = async (services, request, body) => {
  const key = services.attempts.key('sign-up', clientAddress(request.ip))
  const admission = await admit(services.attempts, key, PER_ADDRESS)
  if (!admission.admitted) throw tooManyRequests(admission.waitMs)
  try {
    const answer = await nameTheRace(
      services,
      await forward(services, request, '/sign-up/email', body),
      body.email,
    )
    await admission.settle(answer.body?.code === TAKEN ? 'failed' : 'undecided')
    if (answer.status !== 200) return answer
    await endReplacedSession(services, request)
    return withoutToken({ ...answer, cookies: [...answer.cookies, deviceMark(body.email, services.keys)] })
  } catch (error) {
    await admission.settle('undecided').catch(() => undefined)
    throw error
  }
}

/** Of two concurrent sign-ups with one address, the second gets only a generic error from better-auth. */
async function nameTheRace({ database }: AuthServices, answer: Answer, email: string): Promise<Answer> {
  if (answer.body?.code !== 'FAILED_TO_CREATE_USER') return answer
  const taken = await authTables(database).select({ id: users.id }).from(users).where(eq(users.email, email))
  return taken.length === 0
    ? answer
    : { ...answer, body: { code: TAKEN, message: 'User already exists. Use another email.' } }
}
