import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../auth/client-address.ts'

/** Where a request comes from, for the security log. */
export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) {
  return { address: clientAddress(ip), userAgent: headers['user-agent'] }
}
