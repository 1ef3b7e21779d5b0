import type { FastifyInstance } from 'fastify'
import { ERROR_STATUS } from '#contract/errors.ts'
import { SESSIONS_BESIDE_CONTRACT } from '#contract/route-access.ts'
import { bearerOf } from '../access-tokens/bearer.ts'
import { sessionRequired } from '../access-tokens/find-caller.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityLog } from '../security-log/security-log.ts'

/**
 * A request with an access token is judged by it alone: its cookies are dropped, so that neither a session nor a mark of a
 * known browser adds to it. What only sessions open, beside the contract, is refused at once.
 */
export function bearerRequests(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (bearerOf(request.headers) === undefined) {
      done()
      return
    }
    delete request.headers.cookie
    const { url = '' } = request.routeOptions
    if (SESSIONS_BESIDE_CONTRACT.some((beginning) => url.startsWith(beginning))) {
      securityLog.record({ event: 'token-refused', ...clientOf(request) })
      const { code, message, status } = sessionRequired()
      void reply.status(status).send({ code, message })
      return
    }
    done()
  })
  // RFC 6750: says that a token is missing, or why the one that was sent is refused.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === ERROR_STATUS.UNAUTHORIZED && request.routeOptions.url?.startsWith('/api/')) {
      const error = bearerOf(request.headers) === undefined ? '' : ', error="invalid_token"'
      void reply.header('www-authenticate', `Bearer realm="Gramme"${error}`)
    }
    done(null, payload)
  })
}
