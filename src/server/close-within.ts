import type { FastifyInstance } from 'fastify'

const CHECK_IDLE_MS = 50

/**
 * Stops listening, lets the requests in flight finish, and cuts those that last longer than `limitMs`. A connection
 * that a browser keeps open is closed as soon as its request has been answered.
 */
export async function closeWithin(app: FastifyInstance, limitMs: number): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CHECK_IDLE_MS)
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(limit)
  }
}
