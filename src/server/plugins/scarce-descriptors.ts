import type { FastifyInstance } from 'fastify'
import { close, open } from 'node:fs'
import { devNull } from 'node:os'
import { onceAMinute } from '../log/once-a-minute.ts'

const LOOK_MS = 2_000

/**
 * Logs, once a minute at most, that the process has as many files and connections open as it may. Node closes what connects
 * then, and says nothing: only an attempt to open something shows it.
 */
export function warnOfScarceDescriptors(app: FastifyInstance): void {
  const warn = onceAMinute((times) =>
    app.log.warn(
      { times },
      'no file descriptor is left, so new connections are closed unanswered: raise the limit (ulimit -n, LimitNOFILE)',
    ),
  )
  const look = (): void =>
    open(devNull, (error, descriptor) => {
      if (error === null) close(descriptor)
      else if (error.code === 'EMFILE' || error.code === 'ENFILE') warn()
    })
  const timer = setInterval(look, LOOK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
