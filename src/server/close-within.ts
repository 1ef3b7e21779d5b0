import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const CHECK_IDLE_MS = 50
/** Connections that were opened before the signal are accepted and their requests read in this time. */
const READ_ARRIVED_MS = 500

/**
 * Lets proxies leave the connections that they keep, stops listening, lets the requests in flight finish, and cuts those that last
 * longer than `limitMs`. A connection that a browser keeps open is closed as soon as its request has been answered.
 */
export async function closeWithin(app: FastifyInstance, limitMs: number): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs)
  await app.releaseProxies?.()
  await delay(READ_ARRIVED_MS)
  const idle = setInterval(() => app.server.closeIdleConnections(), CHECK_IDLE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(limit)
  }
}
