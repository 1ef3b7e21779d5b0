import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../auth/client-address.ts'

/** Where a request comes from, for the security log. */
export type Client = { address: string; userAgent: string | undefined }

export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { address: clientAddress(ip), userAgent: headers['user-agent'] }
}
