import type { FastifyInstance } from 'fastify'

/** Logs once that a proxy hands on addresses which are ignored, because TRUST_PROXY does not name it. */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    // The addresses are those of the trusted proxies and the one before them: a single one means that none is trusted.
    if (!warned && request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1) {
      warned = true
      request.log.warn(
        { proxy: request.ip },
        'X-Forwarded-For is ignored: TRUST_PROXY does not name the proxy that sends it, so all its clients count as one address',
      )
    }
    done()
  })
}
