import type { FastifyInstance } from 'fastify'

/**
 * Lets `request.ip` name the client of a connection that has ended meanwhile: Node asks the connection for its address when
 * it is first read, keeps it, and has none once the connection is closed. Limits and the security log count by it.
 */
export function knownAddresses({ server }: FastifyInstance): void {
  server.on('connection', ({ remoteAddress }) => remoteAddress)
}
