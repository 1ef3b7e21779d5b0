import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { refusal } from '../translate-error.ts'

const SAMPLE_MS = 1_000
const RESOLUTION_MS = 10

/**
 * Answers 503 while the event loop was late by more than `maxDelayMs` on average over the last second, so that work
 * that waits already gets done. Reads nothing but a counter in memory: it works without a free file descriptor.
 */
export function overload(app: FastifyInstance, maxDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    delayMs = delays.mean / 1e6 - RESOLUTION_MS
    delays.reset()
  }, SAMPLE_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(delayMs > maxDelayMs ? tooBusy() : undefined)
  })
}

function tooBusy(): Error & { statusCode: number } {
  return Object.assign(new Error('The event loop is late'), {
    statusCode: refusal('UNAVAILABLE', '').status,
  })
}
