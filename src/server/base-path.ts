import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { refusal } from './translate-error.ts'

/** What programs beside the server ask for without knowing its path: container health checks, Prometheus. */
const FOR_PROGRAMS = /^\/(api\/health|metrics)([?]|$)/
const READING_METHODS = new Set(['GET', 'HEAD'])
const OUTSIDE = refusal('NOT_FOUND', 'Nothing is here: PUBLIC_URL says below which path Gramme is')

/** The path of PUBLIC_URL: '/gramme', or '' at the root of a host. */
export function basePathOf(publicUrl: string): '' | `/${string}` {
  const path = new URL(publicUrl).pathname.replace(/^\/|\/$/g, '')
  return path === '' ? '' : `/${path}`
}

/** The address by which a browser reaches a path of this application: every one that the server sends goes through here. */
export function address(publicUrl: string, path: `/${string}`): `/${string}` {
  return `${basePathOf(publicUrl)}${path}`
}

/** A document with its addresses as `address` writes them: values in quotation marks that begin with one slash. */
export function withAddresses(text: string, publicUrl: string): string {
  const base = basePathOf(publicUrl)
  return base === '' ? text : text.replaceAll(/((?:=|: |url\()["'])\/(?!\/)/g, `$1${base}/`)
}

/**
 * Lets routes and hooks see the address below the path, as at the root of a host.
 * @returns options of Fastify
 */
export function belowBasePath(publicUrl: string): Pick<FastifyServerOptions, 'rewriteUrl'> {
  const base = basePathOf(publicUrl)
  if (base === '') return {}
  const isBelow = (url: string) => url.startsWith(`${base}/`) && !FOR_PROGRAMS.test(url)
  return { rewriteUrl: ({ url = '/' }) => (isBelow(url) ? url.slice(base.length) : url) }
}

/** The path that `belowBasePath` has taken from the address of a request; '' where there was none. */
export function takenFrom({ originalUrl, url }: FastifyRequest): '' | `/${string}` {
  const taken = originalUrl.slice(1, originalUrl.length - url.length)
  return taken === '' ? '' : `/${taken}`
}

/** Leads the root of the host to the application below its path; nothing else is outside of it but what programs ask for. */
export function refuseOutside(app: FastifyInstance, publicUrl: string): void {
  const base = basePathOf(publicUrl)
  if (base === '') return
  app.addHook('onRequest', (request, reply, done) => {
    const { originalUrl, method } = request
    if (takenFrom(request) === base || FOR_PROGRAMS.test(originalUrl)) {
      done()
      return
    }
    const [path, query] = splitQuery(originalUrl)
    if (READING_METHODS.has(method) && path === base) void reply.redirect(`${base}/${query}`, 308)
    else if (READING_METHODS.has(method) && path === '/') void reply.redirect(`${base}/${query}`, 302)
    else void reply.status(OUTSIDE.status).send({ code: OUTSIDE.code, message: OUTSIDE.message })
  })
}

/** The query with its question mark, or nothing. */
export function splitQuery(url: string): [path: string, query: string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}
