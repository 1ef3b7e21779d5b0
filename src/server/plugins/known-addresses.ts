import type { FastifyInstance } from 'fastify'

/**
 * Lets `request.ip` name the client of a connection that has ended meanwhile: Node asks the connection for its address when
 * it is first read, keeps it, and has none once the connection is closed. Limits and the security log count by it.
 */
export function knownAddresses(app: FastifyInstance): void {
  app.server.on('connection', ({ remoteAddress }) => remoteAddress)
  // Where HOST is a name with two addresses, Fastify listens at the second by another server.
  app.addHook('onRequest', ({ raw }, _reply, done) => done(void raw.socket.remoteAddress))
}
