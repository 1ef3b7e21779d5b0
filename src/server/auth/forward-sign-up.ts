import type { FastifyRequest } from 'fastify'
import type { CredentialsError } from '#contract/credentials.ts'
import type { Answer, AuthServices } from './auth-services.ts'
import { forward } from './forward.ts'
import { withHash } from './password-hash.ts'
import { findHolder } from './registration-mails.ts'

export const TAKEN: CredentialsError = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'

/**
 * Lets better-auth make an account. Of two concurrent sign-ups with one address, the second gets only a generic error from
 * it, which is named here.
 * @param body as the contract has it
 */
export async function forwardSignUp(
  services: AuthServices,
  request: FastifyRequest,
  body: { email: string; password: string },
): Promise<Answer> {
  const answer = await forwardHashed(services, request, body)
  if (answer.body?.code !== 'FAILED_TO_CREATE_USER') return answer
  return (await findHolder(services, body.email))
    ? { ...answer, body: { code: TAKEN, message: 'User already exists. Use another email.' } }
    : answer
}

/** Lets better-auth make an account, whose password is hashed before. */
export function forwardHashed(
  services: AuthServices,
  request: FastifyRequest,
  body: { password: string },
): Promise<Answer> {
  return withHash(body.password, () => forward(services, request, '/sign-up/email', body))
}
