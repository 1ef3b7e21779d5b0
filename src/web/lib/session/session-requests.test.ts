import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { FakeCaches } from '#web/service-worker/testing/fake-caches.ts'
import { draftKey } from '../storage/draft-storage.ts'
import { SignOutPendingError } from '../failure/failure.ts'
import { endSession, fetchSession, fallbackSignOutPath } from './session-requests.ts'
import { PENDING_SIGN_OUT_KEY } from './pending-sign-out.ts'

const LEA = 'a3c1'
const DRAFT = draftKey(LEA, 'builder')
const server = vi.fn<(request: Request) => Promise<Response>>()
let storage: Storage & Record<string, unknown>
let worker: object | null

/** Has its entries as own properties, like the browser's storage. */
function fakeStorage(full = false) {
  const entries = {} as Storage & Record<string, unknown>
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('Nothing is kept', 'QuotaExceededError')
      entries[key] = text
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(entries, name, { value, enumerable: false })
  return entries
}

beforeEach(() => {
  vi.useFakeTimers()
  storage = fakeStorage()
  storage.setItem(DRAFT, '{"title":"Blanquette"}')
  worker = {}
  vi.stubGlobal('caches', new FakeCaches())
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return worker
      },
    },
  })
  vi.stubGlobal('location', { href: 'https://gramme.test/recipes' })
  vi.stubGlobal('Request', RequestHere)
  vi.stubGlobal('fetch', server)
  // Node takes whole milliseconds only.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  server.mockReset().mockResolvedValue(Response.json({}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** An address without a host is the page's. */
class RequestHere extends Request {
  constructor(question: Request | string, init?: RequestInit) {
    super(typeof question === 'string' ? new URL(question, 'https://gramme.test') : question, init)
  }
}

const silence = () => new Promise<Response>(() => undefined)
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const paths = () => server.mock.calls.map(([{ url }]) => new URL(url).pathname)

test('the server ends the session of the account that the page shows, by a request that outlives the page', async () => {
  await endSession(LEA)
  const [request] = server.mock.calls[0] ?? []
  expect(request?.headers.get(ACCOUNT_HEADER)).toBe(LEA)
  expect(request?.keepalive).toBe(true)
  expect(storage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull()
  expect(storage.getItem(DRAFT)).toBeNull()
})

test.each([
  ['says nothing', silence],
  ['is not there', noNetwork],
  ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
])('a server that %s delays no sign-out: this browser deletes its data at once', async (_how, answer) => {
  server.mockImplementation(answer)
  const caches = globalThis.caches
  await caches.open(`gramme-read answer ${LEA}`)
  const left = endSession(LEA)
  await vi.advanceTimersByTimeAsync(0)
  expect(storage.getItem(DRAFT)).toBeNull()
  expect(await caches.keys()).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  await left
  expect(storage.getItem(PENDING_SIGN_OUT_KEY)).toBe(LEA)
})

test('what the server says later counts', async () => {
  server.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 2000)),
  )
  const left = endSession(LEA)
  await vi.advanceTimersByTimeAsync(500)
  await left
  expect(storage.getItem(PENDING_SIGN_OUT_KEY)).toBe(LEA)
  await vi.advanceTimersByTimeAsync(1500)
  expect(storage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull()
})

test('until the server has answered only a service worker leads on', async () => {
  server.mockImplementation(noNetwork)
  await endSession(LEA)
  expect(fallbackSignOutPath('/login')).toBe('/offline.html')
  worker = null
  expect(fallbackSignOutPath('/login')).toBeUndefined()
  server.mockResolvedValue(Response.json(null))
  await fetchSession()
  expect(fallbackSignOutPath('/login')).toBe('/login')
})

test('a browser that keeps no note signs out with the server, or not at all', async () => {
  vi.stubGlobal('localStorage', fakeStorage(true))
  server.mockImplementation(noNetwork)
  await expect(endSession(LEA)).rejects.toThrow(TypeError)
  server.mockResolvedValue(Response.json({}))
  await endSession(LEA)
})

test('a pending sign-out is sent before anything is read; until then there is no session', async () => {
  storage.setItem(PENDING_SIGN_OUT_KEY, LEA)
  server.mockImplementation(silence)
  const early = fetchSession().catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(500)
  expect(await early).toBeInstanceOf(SignOutPendingError)
  expect(paths()).toEqual(['/api/auth/sign-out'])

  server
    .mockReset()
    .mockImplementation(({ url }) =>
      Promise.resolve(url.endsWith('/sign-out') ? Response.json({}, { status: 401 }) : Response.json(null)),
    )
  expect(await fetchSession()).toBeNull()
  expect(paths()).toEqual(['/api/auth/sign-out', '/api/auth/get-session'])
  expect(storage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull()
})
