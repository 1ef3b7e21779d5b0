import type { FastifyServerOptions } from 'fastify'
import { loggable } from './loggable.ts'

type Stream = { write: (line: string) => void }

/**
 * The server's log: warnings and errors as lines of JSON, errors and requests by their allow lists.
 * @param stream where the lines go; the standard output when it is left out
 */
export function logOptions(stream?: Stream): FastifyServerOptions['logger'] {
  return {
    level: 'warn',
    serializers: {
      // Fastify's type asks for a message and a stack; the frames are among what is loggable.
      err: (error: Error) => ({ message: '', stack: '', ...loggable(error) }),
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(stream && { stream }),
  }
}
