import type { FastifyInstance, FastifyRequest } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ConnectionLine } from '#database/connection-line.ts'
import type { CrowdedPool } from '#database/crowds.ts'
import { isLaneFull } from '../auth/hashing-line.ts'
import { isVisitor } from '../demo/is-visitor.ts'
import { refusal } from '../translate-error.ts'

const SAMPLE_MS = 1_000
const RESOLUTION_MS = 10

/** What waits for the database, but for what a proxy or supervisor asks. */
const USES_DATABASE = /^\/api\/(?!health([/?]|$))/

export type OverloadBounds = {
  /** By which the event loop may be late on average over a second. */
  lateMs: number
  /** For which a read may have to wait for a connection to the database. */
  readWaitMs: number
  /** For which anything else may: what someone has typed goes before what someone looks at. */
  writeWaitMs: number
}

/** What makes an account, for which a password is always hashed. */
const SIGN_UP = '/api/auth/sign-up/email'

/**
 * Answers 503 before anything is done, while the event loop is late, too many wait for the database already, or for what is
 * left to strangers, so that work that waits gets done. Reads nothing but counters in memory: it works without a free file
 * descriptor.
 */
export function overload(
  app: FastifyInstance,
  { line, pool }: { line: ConnectionLine; pool: Pick<CrowdedPool, 'isFull'> },
  bounds: OverloadBounds,
): void {
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
  app.addHook('onRequest', (request, _reply, done) => {
    if (delayMs > bounds.lateMs) done(tooBusy('The event loop is late'))
    else if (USES_DATABASE.test(request.url) && line.expectedMs() > waitOf(request, bounds))
      done(tooBusy('Too many wait for the database'))
    else if (isVisitor(request) ? pool.isFull('demo') : request.url === SIGN_UP && isLaneFull('stranger'))
      done(tooBusy('Too many strangers wait'))
    else done()
  })
}

function waitOf({ method }: FastifyRequest, { readWaitMs, writeWaitMs }: OverloadBounds): number {
  return method === 'GET' || method === 'HEAD' ? readWaitMs : writeWaitMs
}

function tooBusy(message: string): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode: refusal('UNAVAILABLE', '').status })
}
