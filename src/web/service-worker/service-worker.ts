import { Serwist, type PrecacheEntry, type RouteHandler } from 'serwist'
import { DEMO_HEADER } from '#contract/demo.ts'
import { OFFLINE_PAGE } from '#web/lib/offline/offline-cache.ts'
import { isAppAddress } from './app-addresses.ts'
import { NetworkTimeout } from './network-timeout.ts'
import { readThrough } from './read-through.ts'
import { AccountCache } from './account-cache.ts'
import { sitePage } from './site-page.ts'
import { cacheKindOf, changesWhoIsSignedIn, KITCHEN, signsOut, type OfflineReads } from './cacheable-reads.ts'
import { address, ownName, pathAt } from '#web/lib/navigation/address.ts'

/** Defined by the build: the files of the application, the page that is its shell, what the contract reads offline. */
declare const PRECACHED: PrecacheEntry[]
declare const SHELL: string
declare const OFFLINE_READS: OfflineReads

const cache = new AccountCache({
  session: location.origin + address('/api/auth/get-session'),
  kitchen: location.origin + address(KITCHEN),
})

/** The path of an address of this installation, '' of any other. */
const pathOf = ({ origin, pathname }: URL) => (origin === location.origin ? (pathAt(pathname) ?? '') : '')

const timeout = new NetworkTimeout()

const worker = new Serwist({
  precacheEntries: PRECACHED,
  // An address is the file of that name and no other: '/' is the site's.
  precacheOptions: { cacheName: ownName('gramme-files'), directoryIndex: null, cleanURLs: false },
  clientsClaim: true,
})

/** The shell is the same for every address of the application, so it comes at once; a new one comes with a new worker. */
worker.registerCapture(
  ({ request, url }) => request.mode === 'navigate' && isAppAddress(pathOf(url)),
  async ({ request }) => (await worker.matchPrecache(SHELL)) ?? fetch(request),
)

worker.registerCapture(
  ({ request, url }) => {
    const path = pathOf(url)
    return request.mode === 'navigate' && path !== '' && !path.startsWith('/api/')
  },
  ({ request }) => sitePage({ request, timeout, offlinePage }),
)

worker.registerCapture(
  ({ request, url }) =>
    !request.headers.has(DEMO_HEADER) && cacheKindOf(pathOf(url), OFFLINE_READS) !== undefined,
  ({ request, url, event }) =>
    readThrough({
      request,
      kind: cacheKindOf(pathOf(url), OFFLINE_READS) ?? 'answer',
      cache,
      timeout,
      waitUntil: (work) => event.waitUntil(work),
    }),
)

async function offlinePage(): Promise<Response | undefined> {
  const page = await worker.matchPrecache(address(OFFLINE_PAGE))
  return page && (await cache.isOpen()) ? sayingThatSomethingIsKept(page) : page
}

/** The page leads to what was read, where there is anything. */
async function sayingThatSomethingIsKept(page: Response): Promise<Response> {
  const text = await page.text()
  return new Response(text.replace('<html ', '<html data-kept '), { headers: page.headers })
}

/** On sign-in and sign-out the caches are empty before the page receives the answer. */
const clearing: RouteHandler = async ({ request, url }) => {
  // Who signs out is gone, whatever the server says and whenever.
  if (signsOut(pathOf(url))) await cache.clear()
  const answer = await fetch(request)
  if (answer.ok) await cache.clear()
  return answer
}
for (const method of ['POST', 'DELETE'] as const)
  worker.registerCapture(
    ({ request, url }) => changesWhoIsSignedIn(request.method, pathOf(url)),
    clearing,
    method,
  )

worker.addEventListeners()
