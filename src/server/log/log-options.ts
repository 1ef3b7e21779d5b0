import type { FastifyServerOptions } from 'fastify'
import type { LogFn, Logger } from 'pino'
import { loggable } from './loggable.ts'

/** pino logs an error without a message text by the message of the error; here it gets a fixed text. */
function withoutMessage(this: Logger, values: Parameters<LogFn>, log: LogFn): void {
  const [first, sentence] = values as unknown[]
  const error = first instanceof Error ? first : errorIn(first)
  if (error !== undefined && (sentence === undefined || sentence === error.message))
    log.call(this, { err: error }, 'an error')
  else log.apply(this, values)
}

function errorIn(facts: unknown): Error | undefined {
  if (typeof facts !== 'object' || facts === null || !('err' in facts)) return undefined
  return facts.err instanceof Error ? facts.err : undefined
}

type Stream = { write: (line: string) => void }

/**
 * The server's log: warnings and errors as lines of JSON, errors and requests by their allow lists.
 * @param stream where the lines go; the standard output when it is left out
 */
export function logOptions(stream?: Stream): FastifyServerOptions['logger'] {
  return {
    level: 'warn',
    hooks: { logMethod: withoutMessage },
    serializers: {
      // Fastify's type asks for a message and a stack; the frames are among what is loggable.
      err: (error: Error) => ({ message: '', stack: '', ...loggable(error) }),
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(stream && { stream }),
  }
}
