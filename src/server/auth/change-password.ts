import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { refusal } from '../translate-error.ts'
import type { Handler } from './auth-services.ts'
import { findMember } from './find-member.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { newDeviceMark } from './known-device.ts'
import { ownerOf } from './owner-of.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { admit, PER_PERSON } from './sign-in-guard.ts'
import { tooManyRequests } from './too-many-requests.ts'
import { withoutToken } from './without-token.ts'

type Change = z.output<(typeof credentials)['/change-password']>

const WRONG: CredentialsError = 'INVALID_PASSWORD'

/**
 * Asks for the current password. A trigger of `auth.accounts` ends every session and every reset link of the account with
 * it, and its mark on every browser; the browser that asked has a new session and a new mark.
 */
export const changePassword: Handler<Change> = async (services, request, body) => {
  const { attempts } = services
  const member = await findMember({ ...services, headers: request.headers, ip: request.ip })
  if (!member) throw refusal('UNAUTHORIZED', 'Sign in first')
  const owner = await ownerOf(services.database, member.userId)
  await refuseGuessable('newPassword', body.newPassword, owner)
  const admission = await admit(attempts, attempts.key('password', member.userId), PER_PERSON)
  if (!admission.admitted) throw tooManyRequests(admission.waitMs)
  try {
    const answer = await inLane('known', () =>
      forward(services, request, '/change-password', { ...body, revokeOtherSessions: true }),
    )
    if (answer.status !== 200) {
      await admission.conclude(answer.body?.code === WRONG ? 'failed' : 'undecided')
      return { ...answer, accountId: member.userId }
    }
    await admission.conclude('succeeded')
    const cookies = [...answer.cookies, ...(await newDeviceMark(services, owner.email))]
    return withoutToken({ ...answer, cookies, accountId: member.userId })
  } catch (error) {
    await admission.conclude('undecided').catch(() => undefined)
    throw error
  }
}
