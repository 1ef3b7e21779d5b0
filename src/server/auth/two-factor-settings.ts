import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { checkPassword } from './check-password.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { requesterOf, memberOf } from './member-of.ts'
import { TRUSTED } from './reset-links.ts'
import { admit, PER_PERSON, whenAdmitted } from './sign-in-guard.ts'
import { isFresh, refused } from './two-factor.ts'
import { withoutToken } from './without-token.ts'

type Password = z.output<(typeof credentials)['/two-factor/enable']>

/** Makes a secret and recovery codes. They protect nothing until a code of the authenticator has confirmed them. */
export const enableTwoFactor: Handler<Password> = (services, request, { password }) =>
  withPassword(services, request, password, '/two-factor/enable')

/** New recovery codes; the ones before end. */
export const renewRecoveryCodes: Handler<Password> = (services, request, { password }) =>
  withPassword(services, request, password, '/two-factor/generate-backup-codes')

/** Turns the second factor off; no browser is trusted any more. */
export const disableTwoFactor: Handler<Password> = async (services, request, { password }) => {
  const answer = await withPassword(services, request, password, '/two-factor/disable')
  if (answer.status === 200 && answer.accountId !== undefined)
    await services.database.pool.query(
      `delete from auth.verifications where value = $1 and starts_with(identifier, '${TRUSTED}')`,
      [answer.accountId],
    )
  return answer
}

/** Confirms the authenticator by one of its codes: from now on each sign-in asks for one. */
export const confirmTwoFactor: Handler<z.output<(typeof credentials)['/two-factor/confirm']>> = async (
  services,
  request,
  { code },
) => {
  const { attempts } = services
  const userId = await memberOf(services, request)
  const admission = await admit(attempts, attempts.key('second-factor', userId, 'set-up'), PER_PERSON)
  const answer = await whenAdmitted(
    admission,
    async () =>
      (await isFresh(attempts, userId, code))
        ? forward(services, request, '/two-factor/verify-totp', { code })
        : refused('INVALID_CODE'),
    ({ status }) => (status === 200 ? 'succeeded' : 'failed'),
  )
  return withoutToken({ ...answer, status: answer.status === 401 ? 400 : answer.status, accountId: userId })
}

async function withPassword(
  services: AuthServices,
  request: FastifyRequest,
  password: string,
  path: string,
): Promise<Answer> {
  const accountId = await memberOf(services, request)
  await checkPassword(requesterOf(services, request), accountId, password)
  // An account without one was checked by its sign-in.
  const body = password === '' ? {} : { password }
  const answer = await inLane('known', () => forward(services, request, path, body))
  return withoutToken({ ...answer, accountId })
}
