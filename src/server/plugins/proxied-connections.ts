import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** What proxies add to a request. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'via'] as const

/**
 * Longer than a proxy keeps a connection that it does not use, 2 s in `deploy/nginx*.conf`: afterwards it holds none that the
 * server would close at the moment of a request.
 */
export const PROXY_GRACE_MS = 2_500

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers on connections that proxies keep that they are not to be used again, and resolves once they have none; at once without any. */
    releaseProxies?: () => Promise<void>
  }
}

/** Notes which connections proxies keep open, so that a stop takes none of them away under a request. */
export function proxiedConnections(app: FastifyInstance): void {
  const kept = new Set<Socket>()
  let isLeaving = false
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, headers } = request.raw
    if (!kept.has(socket) && FORWARDED.some((name) => headers[name] !== undefined)) {
      kept.add(socket)
      socket.once('close', () => kept.delete(socket))
    }
    if (isLeaving) void reply.header('connection', 'close')
    done()
  })
  app.decorate('releaseProxies', async () => {
    if (kept.size === 0) return
    isLeaving = true
    await delay(PROXY_GRACE_MS)
  })
}
