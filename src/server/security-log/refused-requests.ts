import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_HEADER, personNamed } from '#contract/account-header.ts'
import { bearerOf } from '../access-tokens/bearer.ts'
import { isVisitor } from '../demo/is-visitor.ts'
import { clientOf } from './client-of.ts'
import type { RefusalEvent, SecurityLog } from './security-log.ts'

/** Of routes under /api; those of /api/auth record their own. */
const EVENTS: Readonly<Record<number, RefusalEvent>> = {
  400: 'input-refused',
  401: 'unauthorized',
  404: 'not-found',
  413: 'input-refused',
  422: 'input-refused',
  429: 'too-many-requests',
}

/**
 * Records what the API refuses: a request without a session, a write in the demo, input against a rule, an id of nothing of
 * theirs, too many requests.
 */
export function refusedRequests(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply)
    const account = reply.raw.getHeader(ACCOUNT_HEADER)
    const accountId = typeof account === 'string' ? personNamed(account) : undefined
    if (event) securityLog.record({ event, accountId, subject: accountId, ...clientOf(request) })
    done()
  })
}

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): RefusalEvent | undefined {
  const { url = '' } = request.routeOptions
  if (!url.startsWith('/api/') || url.startsWith('/api/auth/')) return undefined
  if (statusCode === 403 && isVisitor(request)) return 'demo-refused'
  // Of an access token the refusal is recorded where it was decided.
  return statusCode === 401 && bearerOf(request.headers) !== undefined ? undefined : EVENTS[statusCode]
}
