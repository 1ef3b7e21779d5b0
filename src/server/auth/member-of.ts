import type { FastifyRequest } from 'fastify'
import { refusal } from '../translate-error.ts'
import type { AuthServices } from './auth-services.ts'
import { findMember } from './find-member.ts'

/** Who asks a route of /api/auth: what sessions are found by. */
export function requesterOf(services: AuthServices, { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>) {
  return { ...services, headers, ip }
}

/** The account that is signed in. @throws UNAUTHORIZED */
export async function memberOf(
  services: AuthServices,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<string> {
  const member = await findMember(requesterOf(services, request))
  if (!member) throw refusal('UNAUTHORIZED', 'Sign in first')
  return member.userId
}
