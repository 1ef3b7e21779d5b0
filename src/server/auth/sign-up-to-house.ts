import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { findInvited } from '../members/invitations.queries.ts'
import type { Handler } from './auth-services.ts'
import { forwardSignUp, TAKEN } from './forward-sign-up.ts'
import { asHouseSignUp, type HouseSignUp } from './house-sign-up.ts'
import { enter, isMade, refused } from './sign-up-invited.ts'
import { dropUnconfirmed } from './sign-up-to-confirm.ts'

type SignUp = z.output<(typeof credentials)['/sign-up/email']>

const ENDED: CredentialsError = 'INVITATION_ENDED'
const hasEnded = () => refused(ENDED, 'This invitation has ended, or is for another address')

/**
 * Signs up by the invitation of a house, also where registration is closed, and signs in: as its member, without a house of the
 * person's own.
 */
export const signUpToHouse: Handler<SignUp> = async (
  services,
  request,
  { houseInvitation: token = '', invitation: _invitation, ...body },
) => {
  const invited = await findInvited(services.database, token)
  if (!invited || (invited.email !== null && invited.email !== body.email)) return hasEnded()
  await dropUnconfirmed(services, body.email)
  const call: HouseSignUp = { token, email: body.email, isRead: invited.mailed, refused: false }
  const made = await asHouseSignUp(call, () => forwardSignUp(services, request, body))
  if (call.refused) return hasEnded()
  // Where everyone may sign up, better-auth has opened the session.
  if (made.status !== 200 || services.registration === 'open') return made
  if (!(await isMade(services, body.email, made)))
    return refused(TAKEN, 'User already exists. Use another email.', 422)
  return enter(services, request, body)
}
