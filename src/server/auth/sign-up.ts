import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { clientAddress } from './client-address.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { forwardSignUp, TAKEN } from './forward-sign-up.ts'
import { inLane } from './hashing-line.ts'
import { newDeviceMark } from './known-device.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { ACCOUNTS_FROM_ONE_PLACE, admit, PER_ADDRESS, whenAdmitted } from './sign-in-guard.ts'
import { signUpInvited } from './sign-up-invited.ts'
import { signUpToHouse } from './sign-up-to-house.ts'
import { signUpToConfirm } from './sign-up-to-confirm.ts'
import { tooManyAccounts } from './too-many-requests.ts'
import { withoutToken } from './without-token.ts'

type SignUp = z.output<(typeof credentials)['/sign-up/email']>

const CLOSED: Answer = {
  status: 403,
  body: { code: 'REGISTRATION_CLOSED' satisfies CredentialsError, message: 'No new account is made here' },
  cookies: [],
}

/** Answers that show something to who tries many addresses or invitations. */
const GUESSES: ReadonlySet<unknown> = new Set<CredentialsError>([TAKEN, 'INVITATION_ENDED'])

/** Signs up as the installation allows it; who is invited to a house always may. */
export const signUp: Handler<SignUp> = async (services, request, body) => {
  const isMember = body.houseInvitation !== undefined
  if (services.registration === 'closed' && !isMember) return CLOSED
  const make = services.registration === 'confirmed' && !isMember ? signUpToConfirm : signUpAtOnce
  return inLane('stranger', async () => {
    await refuseGuessable('password', body.password, body)
    return make(services, request, body)
  })
}

/** Makes an account and opens its session. */
const signUpAtOnce: Handler<SignUp> = async (services, request, body) => {
  const make = makerOf(services, body)
  const key = services.attempts.key('sign-up', clientAddress(request.ip))
  const admission = await admit(services.attempts, key, PER_ADDRESS)
  const answer = await whenAdmitted(
    admission,
    () => make(services, request, body),
    ({ body }) => (GUESSES.has(body?.code) ? 'failed' : 'undecided'),
  )
  if (answer.status !== 200) return answer
  await endReplacedSession(services, request)
  return withoutToken({
    ...answer,
    cookies: [...answer.cookies, ...(await newDeviceMark(services, body.email))],
  })
}

function makerOf({ registration }: AuthServices, { houseInvitation }: SignUp): Handler<SignUp> {
  if (houseInvitation !== undefined) return signUpToHouse
  return registration === 'invited' ? signUpInvited : signUpCounted
}

/** Makes an account where everyone may: so many at one place. */
const signUpCounted: Handler<SignUp> = async (services, request, body) => {
  const key = services.attempts.key('accounts', clientAddress(request.ip))
  const admission = await admit(services.attempts, key, ACCOUNTS_FROM_ONE_PLACE)
  if (!admission.admitted) throw tooManyAccounts(admission.waitMs)
  return whenAdmitted(
    admission,
    () => forwardSignUp(services, request, body),
    ({ status }) => (status === 200 ? 'failed' : 'undecided'),
  )
}
