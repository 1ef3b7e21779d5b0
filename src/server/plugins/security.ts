import type { FastifyInstance } from 'fastify'

const SELF = "'self'"
const NOTHING = "'none'"

/** PDFs are laid out by WebAssembly in a worker; styles are computed by the interface library. */
const CONTENT_SECURITY_POLICY: Record<string, string[]> = {
  'default-src': [SELF],
  'script-src': [SELF, "'wasm-unsafe-eval'"],
  'worker-src': [SELF, 'blob:'],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF, 'data:', 'blob:'],
  'object-src': [NOTHING],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [NOTHING],
}

const HEADERS = {
  'content-security-policy': Object.entries(CONTENT_SECURITY_POLICY)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const HALF_A_YEAR = 182 * 24 * 3600

/** Security headers, the same on every answer. Written out once: a library would put them together for each. */
export function security(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': `max-age=${HALF_A_YEAR}; includeSubDomains` }
    : HEADERS
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
