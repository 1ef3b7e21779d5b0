import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { CACHED_AT_HEADER } from '#web/lib/offline/offline-cache.ts'
import { offlineReads } from '../build/offline-reads.ts'
import { NetworkTimeout } from './network-timeout.ts'
import { AccountCache } from './account-cache.ts'
import { readThrough } from './read-through.ts'
import { FakeCaches } from './testing/fake-caches.ts'
import { cacheKindOf, KITCHEN } from './cacheable-reads.ts'

const READS = offlineReads()

const ORIGIN = 'https://gramme.test'
const SESSION = '/api/auth/get-session'
const ID = '0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'
const SHEET = `/api/tech-sheets/${ID}`
const DAY_MS = 24 * 3600 * 1000
const NOW = Date.parse('2026-11-21T13:02:00Z')

let storage: FakeCaches
let cache: AccountCache
let timeout: NetworkTimeout
let signals: AbortSignal[]
let openCookie: string | null
const server = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  storage = new FakeCaches()
  openCookie = null
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('cookieStore', { get: () => Promise.resolve(openCookie) })
  signals = []
  vi.stubGlobal('fetch', (request: Request, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return server(new URL(request.url).pathname)
  })
  timeout = new NetworkTimeout()
  cache = new AccountCache({ session: ORIGIN + SESSION, kitchen: ORIGIN + KITCHEN })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(path: string, account?: string): Promise<Response> {
  const work: Promise<unknown>[] = []
  const answer = await readThrough({
    request: new Request(ORIGIN + path, {
      headers: account === undefined ? {} : { [ACCOUNT_HEADER]: account },
    }),
    kind: cacheKindOf(path, READS) ?? 'answer',
    cache,
    timeout,
    waitUntil: (each) => work.push(each),
  })
  await Promise.all(work)
  return answer
}

const sessionOf = (id: string, endsWithBrowser = false) =>
  Response.json({
    user: { id },
    session: { expiresAt: new Date(NOW + 7 * DAY_MS).toISOString() },
    endsWithBrowser,
  })
const sheetOf = (owner: string, title: string) =>
  Response.json({ title }, { headers: { [ACCOUNT_HEADER]: owner } })

/** `id` signs in and reads a sheet. */
async function kitchenOf(id: string, endsWithBrowser = false) {
  server.mockImplementation((path) =>
    Promise.resolve(path === SESSION ? sessionOf(id, endsWithBrowser) : sheetOf(id, `Fiche de ${id}`)),
  )
  await read(SESSION)
  await read(SHEET)
}

function goOffline() {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
}

test('without a network the last answer is read, with when it was given', async () => {
  await kitchenOf('léa')
  goOffline()
  vi.setSystemTime(NOW + DAY_MS)
  const kept = await read(SHEET)
  expect(await kept.json()).toEqual({ title: 'Fiche de léa' })
  expect(kept.headers.get(CACHED_AT_HEADER)).toBe(String(NOW))
  await expect(read('/api/menus')).rejects.toThrow(TypeError)
})

test.each([502, 503, 504])('a server that is away (%i) counts as no network', async (status) => {
  await kitchenOf('léa')
  server.mockResolvedValue(new Response('', { status }))
  expect((await read(SHEET)).status).toBe(200)
  expect((await read('/api/menus')).status).toBe(status)
})

test('a network that says nothing for five seconds is waited for only where there is no older answer', async () => {
  await kitchenOf('léa')
  server.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(sheetOf('léa', 'Enfin')), 60_000)),
  )
  const sheet = read(SHEET)
  const menus = read('/api/menus')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await (await sheet).json()).toEqual({ title: 'Fiche de léa' })
  expect(await (await menus).json()).toEqual({ title: 'Enfin' })
})

test('a network that was silent is given up, and waited for a second until it answers', async () => {
  await kitchenOf('léa')
  server.mockImplementation(() => new Promise(() => undefined))
  const first = read(SESSION)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await first).status).toBe(200)
  expect(signals.at(-1)?.aborted).toBe(true)
  const second = read(SHEET)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await second).status).toBe(200)

  server.mockResolvedValue(sheetOf('léa', 'De retour'))
  expect(await (await read(SHEET)).json()).toEqual({ title: 'De retour' })
  expect(signals.at(-1)?.aborted).toBe(false)
  expect(timeout.ms()).toBe(5000)
})

test('a network that is slow rather than silent gets its full time again', async () => {
  timeout.elapsed(5000)
  expect(timeout.ms()).toBe(1000)
  timeout.elapsed(1000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(timeout.ms()).toBe(5000)
})

test('a network that says nothing of who is signed in is not waited for: a page shows nothing before', async () => {
  server.mockImplementation(() => new Promise(() => undefined))
  const first = read(SESSION)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await first).type).toBe('error')
  expect(signals.at(-1)?.aborted).toBe(true)
  server.mockResolvedValue(sessionOf('léa'))
  expect((await read(SESSION)).status).toBe(200)
})

test('refusals are not kept, and one for want of a session clears everything', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(new Response('{}', { status: 404 }))
  expect((await read('/api/gammes')).status).toBe(404)
  expect(await storage.size()).toBe(2)
  server.mockResolvedValue(new Response('{}', { status: 401 }))
  await read('/api/gammes')
  expect(await storage.size()).toBe(0)
})

test('another account, or none, finds nothing of what was read before', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sessionOf('omar'))
  await read(SESSION)
  goOffline()
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  await kitchenOf('léa')
  server.mockResolvedValue(Response.json(null))
  await read(SESSION)
  expect(await storage.size()).toBe(0)
})

test('an answer is kept only under the account that it is for', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sheetOf('omar', 'Fiche d’omar'))
  await read(SHEET)
  server.mockResolvedValue(Response.json({ title: 'De personne' }))
  await read(SHEET)
  goOffline()
  expect(await (await read(SHEET)).json()).toEqual({ title: 'Fiche de léa' })
})

test('a page that shows another account is given nothing of what is kept', async () => {
  await kitchenOf('léa')
  goOffline()
  expect((await read(SHEET, 'léa')).status).toBe(200)
  await expect(read(SHEET, 'omar')).rejects.toThrow(TypeError)
})

test('an answer that was under way while someone left is not kept', async () => {
  await kitchenOf('léa')
  const arrival = Promise.withResolvers<void>()
  server.mockImplementation(async (path) => {
    await arrival.promise
    return path === SESSION ? sessionOf('léa') : sheetOf('léa', 'Trop tard')
  })
  const late = [read(SESSION), read(SHEET)]
  await cache.clear()
  arrival.resolve()
  await Promise.all(late)
  expect(await storage.size()).toBe(0)
})

test('what was read is forgotten with the session: at its end, and with the browser unless it is remembered', async () => {
  await kitchenOf('léa', true)
  goOffline()
  openCookie = '1'
  expect((await read(SHEET)).status).toBe(200)
  openCookie = null
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  expect(await storage.size()).toBe(0)

  await kitchenOf('léa')
  goOffline()
  vi.setSystemTime(NOW + 7 * DAY_MS + 1)
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  expect(await storage.size()).toBe(0)
})

const TABLET = 'kitchen-passe'
const KITCHEN_SHEET = `/api/kitchen/sheets/${ID}`

/** A tablet looks at its state and reads a sheet. */
async function tabletOf(name: string) {
  server.mockImplementation((path) =>
    Promise.resolve(path === KITCHEN ? sheetOf(name, 'Passe') : sheetOf(name, `Fiche de ${name}`)),
  )
  await read(KITCHEN)
  await read(KITCHEN_SHEET)
}

test('a tablet reads without a session what it has read, for seven days from its last contact', async () => {
  await tabletOf(TABLET)
  goOffline()
  vi.setSystemTime(NOW + 7 * DAY_MS)
  expect((await read(KITCHEN)).status).toBe(200)
  expect(await (await read(KITCHEN_SHEET, TABLET)).json()).toEqual({ title: `Fiche de ${TABLET}` })
  vi.setSystemTime(NOW + 7 * DAY_MS + 1)
  await expect(read(KITCHEN_SHEET)).rejects.toThrow(TypeError)
  expect(await storage.size()).toBe(0)
})

test('of a tablet that was revoked, or is another one now, nothing is left', async () => {
  await tabletOf(TABLET)
  server.mockResolvedValue(new Response('{}', { status: 401 }))
  await read('/api/kitchen/marks')
  expect(await storage.size()).toBe(0)
  await tabletOf(TABLET)
  server.mockResolvedValue(sheetOf('kitchen-froid', 'Froid'))
  await read(KITCHEN)
  goOffline()
  await expect(read(KITCHEN_SHEET)).rejects.toThrow(TypeError)
})

test('a tablet and an account find nothing of each other, and who looks at a kitchen is an account', async () => {
  await kitchenOf('léa')
  server.mockResolvedValue(sheetOf('léa', 'Passe'))
  await read(KITCHEN)
  goOffline()
  expect((await read(SHEET)).status).toBe(200)
  await tabletOf(TABLET)
  goOffline()
  await expect(read(SHEET)).rejects.toThrow(TypeError)
  await kitchenOf('léa')
  goOffline()
  await expect(read(KITCHEN_SHEET)).rejects.toThrow(TypeError)
})

test('of too many answers those read longest ago go first', async () => {
  await kitchenOf('léa')
  for (let page = 0; page < 420; page += 1) await read(`/api/tech-sheets?cursor=${page}`)
  expect(await storage.size()).toBe(401)
  goOffline()
  expect((await read('/api/tech-sheets?cursor=419')).status).toBe(200)
  await expect(read(SHEET)).rejects.toThrow(TypeError)
})

test('answers of an earlier shape are not read, and go when the account is opened again', async () => {
  await kitchenOf('léa')
  const old = await caches.open('gramme-read answer léa')
  await old.put('/api/menus', Response.json({ items: [] }, { headers: { [CACHED_AT_HEADER]: String(NOW) } }))
  goOffline()
  await expect(read('/api/menus')).rejects.toThrow(TypeError)
  await kitchenOf('léa')
  expect(await caches.keys()).not.toContain('gramme-read answer léa')
})
