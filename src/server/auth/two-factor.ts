import type { FastifyRequest } from 'fastify'
import { parseCookie, stringifyCookie } from 'cookie'
import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import type { Attempts, Pace } from './attempts.ts'
import { forward } from './forward.ts'
import { knownDevice, newDeviceMark } from './known-device.ts'
import { ownerOf } from './owner-of.ts'
import { restoringAccount } from './restored-account.ts'
import { secondFactorOf } from './second-factor.ts'
import { cookieName, readCookie } from './session-cookie.ts'
import { admit, PER_PERSON, whenAdmitted } from './sign-in-guard.ts'
import { withoutToken } from './without-token.ts'

const MINUTE_MS = 60_000
/** A code is accepted for a step of 30 s before and after its own: used once, it is refused for longer than that. */
const USED_CODE: Pace = {
  free: 1,
  firstWaitMs: 3 * MINUTE_MS,
  longestWaitMs: 3 * MINUTE_MS,
  forgetMs: 3 * MINUTE_MS,
}
const WRONG_CODE: CredentialsError = 'INVALID_CODE'
const WRONG_RECOVERY_CODE: CredentialsError = 'INVALID_BACKUP_CODE'

type Code = z.output<(typeof credentials)['/two-factor/verify-totp']>

/** The second step of a sign-in: a code of the authenticator. */
export const verifyCode: Handler<Code> = (services, request, body) =>
  enter(services, request, async (userId) =>
    (await isFresh(services.attempts, userId, body.code))
      ? forward(services, request, '/two-factor/verify-totp', body, {
          cookie: cookiesOf(services, request),
        })
      : refused(WRONG_CODE),
  )

/** The second step of a sign-in without the authenticator: a recovery code, which is used up. */
export const verifyRecoveryCode: Handler<Code> = (services, request, body) =>
  enter(services, request, () =>
    forward(
      services,
      request,
      '/two-factor/verify-backup-code',
      { ...body, code: asMade(body.code) },
      { cookie: cookiesOf(services, request) },
    ),
  )

/** A recovery code in lower case with its hyphen, however it was typed. */
function asMade(code: string): string {
  return code.toLowerCase().replace(/^(\w{5})-?(\w{5})$/, '$1-$2')
}

/** Whether a code is used for the first time. Wrong ones are remembered too, so that the answer does not distinguish them. */
export async function isFresh(attempts: Attempts, userId: string, code: string): Promise<boolean> {
  return (await attempts.begin(attempts.key('used-code', userId, code), USED_CODE)).allowed
}

export function refused(code: CredentialsError): Answer {
  return { status: 401, body: { code, message: 'Wrong code' }, cookies: [] }
}

/** The server has another SECRET than the one that encrypted the authenticator's: only its operator can help. */
const UNREADABLE: Answer = {
  status: 409,
  body: {
    code: 'TWO_FACTOR_UNREADABLE' satisfies CredentialsError,
    message: 'The server has another SECRET than the one that the authenticator was set up with',
  },
  cookies: [],
}

function enter(
  services: AuthServices,
  request: FastifyRequest,
  work: (userId: string) => Promise<Answer>,
): Promise<Answer> {
  return restoringAccount(services, () => verify(services, request, work))
}

/**
 * Counts wrong codes: by known browser, and of all others together, as they have the password already. Nothing is counted
 * where no sign-in waits for its second step.
 */
async function verify(
  services: AuthServices,
  request: FastifyRequest,
  work: (userId: string) => Promise<Answer>,
): Promise<Answer> {
  const { attempts, database } = services
  const userId = await waitingFor(services, request)
  if (userId === undefined) return refused('INVALID_TWO_FACTOR_COOKIE')
  const { recoveryCodes } = await secondFactorOf(services, userId)
  if (recoveryCodes === undefined) return { ...UNREADABLE, accountId: userId }
  const { email } = await ownerOf(database, userId)
  const device = (await knownDevice(services, request.headers.cookie, email)) ?? 'strangers'
  const admission = await admit(attempts, attempts.key('second-factor', userId, device), PER_PERSON)
  const answer = await whenAdmitted(admission, () => work(userId), outcomeOf)
  if (answer.status !== 200) return { ...answer, accountId: userId }
  const cookies = [...answer.cookies, ...(await newDeviceMark(services, email))]
  return withoutToken({ ...answer, cookies, accountId: userId })
}

function outcomeOf({ status, body }: Answer) {
  if (status === 200) return 'succeeded'
  return body?.code === WRONG_CODE || body?.code === WRONG_RECOVERY_CODE ? 'failed' : 'undecided'
}

/** The account whose password was right a moment ago in this browser. better-auth verifies the signature of the cookie. */
async function waitingFor(
  { auth, keys }: AuthServices,
  request: FastifyRequest,
): Promise<string | undefined> {
  const cookie = readCookie(request.headers.cookie, cookieName('two_factor', keys)) ?? ''
  const [identifier = ''] = cookie.split('.')
  if (identifier === '') return undefined
  const { internalAdapter } = await auth.$context
  const waiting = await internalAdapter.findVerificationValue(identifier)
  return waiting && waiting.expiresAt > new Date() ? waiting.value : undefined
}

/** The cookies of the request but that of a session: one that the browser has got meanwhile is not the one that is asked for. */
function cookiesOf({ keys }: AuthServices, request: FastifyRequest): string {
  const { [cookieName('session_token', keys)]: _session, ...others } = parseCookie(
    request.headers.cookie ?? '',
  )
  return stringifyCookie(others)
}
