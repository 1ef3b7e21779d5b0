import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '../access-tokens/bearer.ts'
import { trustedOrigins } from '../auth/trusted-origins.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { refusal } from '../translate-error.ts'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses every write that a page of another site, or of another port of this one, makes with the user's cookies. */
export function sameOrigin(app: FastifyInstance, publicUrl: string, securityLog: SecurityLog): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (READING_METHODS.has(request.method) || isByToken(request) || comesFromOwnPage(request, publicUrl)) {
      done()
      return
    }
    securityLog.record({ event: 'cross-origin-refused', ...clientOf(request) })
    const { code, message, status } = refusal(
      'INVALID_ORIGIN',
      'Writes are accepted from pages of Gramme only',
    )
    void reply.status(status).send({ code, message })
  })
}

/** No page of another site sends this header without being allowed to, and such a request has no cookies: bearerRequests. */
function isByToken({ headers }: FastifyRequest): boolean {
  return bearerOf(headers) !== undefined
}

/**
 * Browsers send Origin with every write. Without it, Sec-Fetch-Site decides, which browsers send over https and to
 * localhost; a program that sends neither brings no cookies but those that it was given.
 */
function comesFromOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined) return trustedOrigins(publicUrl, `${protocol}://${host}/`).includes(origin)
  return site === undefined || site === 'same-origin' || site === 'none'
}
