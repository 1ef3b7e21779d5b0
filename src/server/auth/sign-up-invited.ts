import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { forward } from './forward.ts'
import { forwardSignUp, TAKEN } from './forward-sign-up.ts'
import { endInvitations, findInvited } from './invitations.ts'
import { findHolder } from './registration-mails.ts'
import { dropUnconfirmed } from './sign-up-to-confirm.ts'

type SignUp = z.output<(typeof credentials)['/sign-up/email']>

export const refused = (code: CredentialsError, message: string, status = 403): Answer => ({
  status,
  body: { code, message },
  cookies: [],
})

/**
 * Signs up with an invitation, for its address alone, and signs in: the invitation came by mail, or from the operator, so the
 * address need not be confirmed.
 */
export const signUpInvited: Handler<SignUp> = async (
  services,
  request,
  { invitation, houseInvitation: _houseInvitation, ...body },
) => {
  if (invitation === undefined) return refused('INVITATION_REQUIRED', 'New accounts need an invitation')
  if ((await findInvited(services, invitation)) !== body.email)
    return refused('INVITATION_ENDED', 'This invitation has ended, or is for another address')
  await dropUnconfirmed(services, body.email)
  const made = await forwardSignUp(services, request, body)
  if (made.status !== 200) return made
  await endInvitations(services, body.email)
  if (!(await isMade(services, body.email, made)))
    return refused(TAKEN, 'User already exists. Use another email.', 422)
  return enter(services, request, body)
}

/** better-auth answers a made-up user where the address has an account already. */
export async function isMade(services: AuthServices, email: string, { body }: Answer): Promise<boolean> {
  const user = body?.user
  const holder = await findHolder(services, email)
  return typeof user === 'object' && user !== null && 'id' in user && user.id === holder?.id
}

/** better-auth opens no session with an account where an address can have to be confirmed. */
export async function enter(
  services: AuthServices,
  request: Parameters<Handler<SignUp>>[1],
  { email, password, rememberMe }: SignUp,
): Promise<Answer> {
  const answer = await forward(services, request, '/sign-in/email', { email, password, rememberMe })
  return answer.status === 200 ? { ...answer, body: { user: answer.body?.user } } : answer
}
