import type { FastifyInstance } from 'fastify'

const HOUR_MS = 3_600_000

/** Lets a server that has just started answer first; one that runs for less than an hour at a time does the work too. */
const FIRST_MS = 60_000
const MINUTE_MS = 60_000

/** Does some work a minute after the start and every hour while the server runs; what fails is tried again an hour later. */
export function everyHour(app: FastifyInstance, work: () => Promise<void>): void {
  every(app, HOUR_MS, work)
}

/** The same every minute. */
export function everyMinute(app: FastifyInstance, work: () => Promise<void>): void {
  every(app, MINUTE_MS, work)
}

function every(app: FastifyInstance, intervalMs: number, work: () => Promise<void>): void {
  const attempt = () => {
    work().catch((error: unknown) => app.log.warn({ err: error }, 'periodic work failed'))
  }
  const first = setTimeout(attempt, FIRST_MS).unref()
  const timer = setInterval(attempt, intervalMs).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(timer)
  })
}
