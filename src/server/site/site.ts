import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPath } from '#contract/public-path.ts'
import {
  EMPTY_ATTRIBUTE,
  signInAttributes,
  type SignInOptions,
  signInRevision,
} from '#contract/registration.ts'
import { ORIGIN_PLACEHOLDER, siteIndex } from '#contract/site.ts'
import type { SitePage } from '#contract/site.ts'
import type { Language } from '#contract/account.ts'
import { address, splitQuery, withAddresses } from '../base-path.ts'
import { contentSecurityPolicy } from '../plugins/content-security-policy.ts'
import type { KnownPaths } from '../plugins/known-paths.ts'
import { type Destination, destinationsOf } from './destination.ts'
import { SiteDocument } from './document.ts'
import { robots, sitemap } from './sitemap.ts'

const HTML = 'text/html; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

/** What is answered at each kind of address; one that leads elsewhere counts as not there. */
const METHODS: Record<Destination['kind'], readonly string[]> = {
  page: ['GET', 'POST'],
  app: ['GET'],
  moved: ['GET'],
  missing: [],
  unknown: [],
}

/** What built documents say of the installation that sends them. */
export type Installation = { publicUrl: string } & SignInOptions

type Parts = {
  known: KnownPaths
  /** Whether there is no account yet. */
  isEmpty: () => Promise<boolean>
}

function documentOf(html: string, headers: Record<string, string> = {}): SiteDocument {
  return new SiteDocument(html, {
    'content-type': HTML,
    'content-security-policy': contentSecurityPolicy(html),
    ...headers,
  })
}

/** The pages anyone may read, in both languages; every other address leads to the application, or to the landing. */
export function site(
  app: FastifyInstance,
  folder: string,
  { known, publicUrl, registration, provider, isEmpty }: Installation & Parts,
): void {
  const signIn = { registration, provider }
  const pagesFolder = join(folder, 'pages')
  const index = siteIndex.parse(JSON.parse(readFileSync(join(pagesFolder, 'site.json'), 'utf8')))
  const destinations = destinationsOf(index)
  const readBuilt = (path: string) =>
    withAddresses(readFileSync(path, 'utf8'), publicUrl)
      .replace(signInAttributes({ registration: 'open' }), () => signInAttributes(signIn))
      .replaceAll(ORIGIN_PLACEHOLDER, publicUrl)
  const read = (page: SitePage, language: Language) => {
    const html = readBuilt(join(pagesFolder, language, `${page.name}.html`))
    const headers = { 'content-language': language }
    return {
      ofAccounts: documentOf(html, headers),
      ofNobody: documentOf(html.replace('<html ', `<html ${EMPTY_ATTRIBUTE} `), headers),
    }
  }
  const documents = new Map(
    index.pages.map((page) => [page, { fr: read(page, 'fr'), en: read(page, 'en') }] as const),
  )
  const shell = documentOf(readBuilt(join(folder, 'app.html')))
  const offline = documentOf(readBuilt(join(folder, 'offline.html')))
  const worker = new SiteDocument(
    readFileSync(join(folder, 'service-worker.js'), 'utf8').replace(
      signInRevision({ registration: 'open' }),
      () => signInRevision(signIn),
    ),
    { 'content-type': 'text/javascript; charset=utf-8' },
  )
  const map = new SiteDocument(sitemap(index.pages, publicUrl), {
    'content-type': 'application/xml; charset=utf-8',
  })
  const rules = new SiteDocument(robots(publicUrl), { 'content-type': PLAIN })
  const manifest = new SiteDocument(readBuilt(join(folder, 'manifest.webmanifest')), {
    'content-type': 'application/manifest+json; charset=utf-8',
  })
  app.get('/manifest.webmanifest', (request, reply) => manifest.send(request, reply))
  app.get('/sitemap.xml', (request, reply) => map.send(request, reply))
  app.get('/robots.txt', (request, reply) => rules.send(request, reply))

  // By their files' names for the service worker, which keeps them: one for every address of the application.
  app.get('/app.html', (request, reply) => shell.send(request, reply))
  app.get('/service-worker.js', (request, reply) => worker.send(request, reply))
  app.get('/offline.html', (request, reply) => offline.send(request, reply))

  app.get('/*', async (request, reply) => {
    const [path, query] = splitQuery(request.url)
    const destination: Destination = destinations(path)
    switch (destination.kind) {
      case 'page': {
        const written = documents.get(destination.page)?.[destination.language]
        return ((await isEmpty()) ? written?.ofNobody : written?.ofAccounts)?.send(request, reply)
      }
      case 'app':
        return shell.send(request, reply)
      case 'moved':
        return reply.redirect(address(publicUrl, destination.path) + query, 308)
      case 'missing':
        return reply.status(404).type(PLAIN).send('Introuvable')
      case 'unknown':
        return reply.redirect(address(publicUrl, destination.home), 302)
    }
  })

  known.add((path) => METHODS[destinations(path).kind])

  // A form that is sent without its script comes back to its page, which says what it needs. What was sent is not read.
  app.post('/*', {
    onRequest: async (request, reply) => {
      const path = pagePath(destinations(splitQuery(request.url)[0]))
      if (path !== undefined) return reply.redirect(address(publicUrl, path), 303)
      reply.callNotFound()
      return reply
    },
    handler: (_request, reply) => reply.callNotFound(),
  })
}

/** The path of a page in its own words, however it was written; undefined for any other. */
function pagePath(destination: Destination): `/${string}` | undefined {
  return destination.kind === 'page' ? publicPath(destination.page.path, destination.language) : undefined
}
