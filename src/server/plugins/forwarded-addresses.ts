import type { FastifyInstance } from 'fastify'
import { isIP } from 'node:net'

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|([\d.]+):\d*)$/

/**
 * Leaves whole addresses alone in the X-Forwarded-For of every request: `request.ip` reads it, and limits count by that.
 * A port is left out, since each connection has another. What is no address hides all that comes before it: the client
 * is then the proxy that sent it.
 */
export function forwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']
    const addresses = lastAddresses(String(forwarded ?? ''))
    if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ')
    else delete headers['x-forwarded-for']
    // Fastify computes it at each reading, and throws once Node has removed the connection from the request.
    Object.defineProperty(request, 'ip', { value: request.ip })
    done()
  })
}

/** The addresses at the end of the list, from the last that is none. */
function lastAddresses(forwarded: string): string[] {
  const parts = forwarded.split(',').map((part) => withoutPort(part.trim()))
  return parts.slice(parts.findLastIndex((part) => isIP(part) === 0) + 1)
}

function withoutPort(part: string): string {
  const [, v6, v4] = WITH_PORT.exec(part) ?? []
  return v6 ?? v4 ?? part
}
