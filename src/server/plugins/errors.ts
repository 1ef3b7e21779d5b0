import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS } from '#contract/errors.ts'
import { AccountBusy } from '#database/account-slots.ts'
import { isPassing } from '#database/passing-failure.ts'
import type { LaterSchema } from '../later-schema.ts'
import { onceAMinute } from '../log/once-a-minute.ts'
import { retryAfter } from '../retry-after.ts'
import { refusal, unavailable } from '../translate-error.ts'
import { KnownPaths } from './known-paths.ts'

/** What breaks before a route is reached (body too large, not JSON), or is refused in one beside the contract, answers in the same shape as a route of it. */
export function errors(app: FastifyInstance, known = new KnownPaths(app), laterSchema?: LaterSchema): void {
  const busy = onceAMinute((times) => app.log.warn({ times }, 'requests were refused: too much at once'))
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const left = hasLeft(error, request, reply) ? LEFT : undefined
    const { code, message, status, data } = left ?? (await laterSchema?.refusalFor(error)) ?? toRefusal(error)
    if (status >= 500 && isBusy(error)) busy()
    else if (status >= 500) request.log.error({ err: error }, 'a request failed')
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    return reply.status(status).send({ code, message })
  })
  app.setNotFoundHandler(async ({ url, method }, reply) => {
    const [path = ''] = url.split('?')
    const methods = await known.methodsOf(path)
    const isThere = methods.length > 0 && !methods.includes(method)
    if (isThere) void reply.header('allow', methods.join(', '))
    const { code, message, status } = isThere ? NOT_ALLOWED : NOT_FOUND
    return reply.status(status).send({ code, message })
  })
}

const NOT_FOUND = refusal('NOT_FOUND', 'No such route')
const NOT_ALLOWED = refusal('METHOD_NOT_ALLOWED', 'The address has other methods')
const LEFT = refusal('BAD_REQUEST', 'The connection ended before the answer')

/** Whether the client has closed its connection before its body was read or it was answered: nothing is broken, and no answer reaches it. */
function hasLeft(error: Error, request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.raw.errored === error || request.raw.errored === error
}

/** Whether it is refused since too much is done at once: nothing is broken, and there may be many. */
function isBusy(error: FastifyError): boolean {
  return error instanceof AccountBusy || error.statusCode === ERROR_STATUS.UNAVAILABLE
}

function toRefusal(error: FastifyError): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error
  const { statusCode = 500 } = error
  if (error instanceof AccountBusy) return refusal('UNAVAILABLE', 'Too many pictures wait already')
  // A body that broke off has a status, and the code of a lost connection: the client's.
  if (error.statusCode === undefined && isPassing(error)) return unavailable(error)
  if (statusCode === 413) return refusal('PAYLOAD_TOO_LARGE', 'The body is too large')
  if (statusCode === 429) return refusal('TOO_MANY_REQUESTS', 'Too many requests')
  if (statusCode === 503) return refusal('UNAVAILABLE', 'Too busy for a moment')
  return statusCode < 500
    ? refusal('BAD_REQUEST', 'The request cannot be read')
    : refusal('INTERNAL', 'Something broke on our side')
}
