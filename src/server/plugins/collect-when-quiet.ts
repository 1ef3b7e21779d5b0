import type { FastifyInstance } from 'fastify'

/** Longer than the pauses of someone at work. */
const QUIET_MS = 4_000
/** What is not worth the pause of a collection, some 0.1 s. */
const LEAST_BYTES = 4 * 1024 ** 2

type Quiet = {
  /** Collects all garbage; `npm start` alone exposes this function. */
  collect?: (() => unknown) | undefined
  /** Bytes of memory that the process holds, garbage included. */
  held?: () => number
  quietMs?: number
}

/**
 * Frees what requests have left once none has been answered for a while. V8 by itself keeps it until others need the room, and
 * most of the time no request comes.
 */
export function collectWhenQuiet(
  app: FastifyInstance,
  { collect = collectAll(), held = () => process.memoryUsage.rss(), quietMs = QUIET_MS }: Quiet = {},
): void {
  if (!collect) return
  let kept = 0
  const timer = setTimeout(() => {
    if (held() - kept < LEAST_BYTES) return
    collect()
    kept = held()
  }, quietMs).unref()
  app.addHook('onRequest', (_request, _reply, done) => {
    timer.refresh()
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    timer.refresh()
    done()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}

function collectAll() {
  const { gc } = globalThis
  return gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
}
