import type { FastifyInstance } from 'fastify'
import { basePathOf } from '../base-path.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** What no page of Gramme asks a browser for, nor may a script that got into one. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** What a browser obeys on a document or a worker. */
const OF_DOCUMENTS = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
}
const OF_ALL = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Scripts, styles and fonts, of which a page has dozens: what only documents obey would weigh more than some of them. */
const PART_OF_PAGE = /^\/(assets\/(?!.*worker)|first-paint\.js)/

const A_YEAR = 365 * 24 * 3600

/**
 * The security headers of an answer, those that it obeys. Written out once: a library would put them together for each.
 * @returns a function of the path that was asked for
 */
export function securityHeaders(publicUrl: string): (url: string) => Record<string, string> {
  // Below a path, this installation does not decide for the subdomains of the host.
  const subdomains = basePathOf(publicUrl) === '' ? '; includeSubDomains' : ''
  const ofAll = publicUrl.startsWith('https:')
    ? { ...OF_ALL, 'strict-transport-security': `max-age=${A_YEAR}${subdomains}` }
    : OF_ALL
  const ofDocuments = { ...ofAll, ...OF_DOCUMENTS }
  return (url) => (PART_OF_PAGE.test(url) ? ofAll : ofDocuments)
}

/** Sets the security headers of every answer that a hook sees, and lets no cache keep one that does not say how long. */
export function security(app: FastifyInstance, publicUrl: string): void {
  const headersOf = securityHeaders(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url))
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}
