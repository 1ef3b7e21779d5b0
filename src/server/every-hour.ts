import type { FastifyInstance } from 'fastify'

const HOUR_MS = 3_600_000

/** Does some work every hour while the server runs; what fails is tried again an hour later. */
export function everyHour(app: FastifyInstance, work: () => Promise<void>): void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => app.log.warn({ err: error }, 'clearing away failed'))
  }, HOUR_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
