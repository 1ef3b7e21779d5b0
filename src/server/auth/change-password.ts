import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { refusal } from '../translate-error.ts'
import type { Handler } from './auth-services.ts'
import { checkPassword } from './check-password.ts'
import { findMember } from './find-member.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { newDeviceMark } from './known-device.ts'
import { requesterOf } from './member-of.ts'
import { ownerOf } from './owner-of.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { admit, PER_PERSON } from './sign-in-guard.ts'
import { chooseTokens, mailPasswordChanged } from './tokens-at-change.ts'
import { tooManyRequests } from './too-many-requests.ts'
import { withoutToken } from './without-token.ts'

type Change = z.output<(typeof credentials)['/change-password']>

const WRONG: CredentialsError = 'INVALID_PASSWORD'

/**
 * Asks for the current password. A trigger of `auth.accounts` ends every session and every reset link of the account with
 * it, its mark on every browser, and its access tokens unless they are kept; the browser that asked has a new session and a new mark.
 */
export const changePassword: Handler<Change> = async (services, request, body) => {
  const { attempts } = services
  const member = await findMember({ ...services, headers: request.headers, ip: request.ip })
  if (!member) throw refusal('UNAUTHORIZED', 'Sign in first')
  const owner = await ownerOf(services.database, member.userId)
  await refuseGuessable('newPassword', body.newPassword, owner)
  const { keepTokens = false, ...change } = body
  if (keepTokens) await checkPassword(requesterOf(services, request), member.userId, body.currentPassword)
  const admission = await admit(attempts, attempts.key('password', member.userId), PER_PERSON)
  if (!admission.admitted) throw tooManyRequests(admission.waitMs)
  try {
    const tokens = await chooseTokens(services.database, member.userId, keepTokens)
    const answer = await inLane('known', () =>
      forward(services, request, '/change-password', { ...change, revokeOtherSessions: true }),
    )
    if (answer.status !== 200) {
      await admission.conclude(answer.body?.code === WRONG ? 'failed' : 'undecided')
      return { ...answer, accountId: member.userId }
    }
    await admission.conclude('succeeded')
    mailPasswordChanged(services, { ...owner, userId: member.userId }, tokens)
    const cookies = [...answer.cookies, ...(await newDeviceMark(services, owner.email))]
    return withoutToken({ ...answer, cookies, accountId: member.userId })
  } catch (error) {
    await admission.conclude('undecided').catch(() => undefined)
    throw error
  }
}
