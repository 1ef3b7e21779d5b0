import { afterEach, beforeEach, vi } from 'vitest'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { offlineReads } from '#web/build/offline-reads.ts'
import { AccountCache } from '../account-cache.ts'
import { cacheKindOf, KITCHEN, SESSION } from '../cacheable-reads.ts'
import { NetworkTimeout } from '../network-timeout.ts'
import { readThrough } from '../read-through.ts'
import { FakeCaches } from './fake-caches.ts'

const READS = offlineReads()
const ORIGIN = 'https://gramme.test'

export const DAY_MS = 24 * 3600 * 1000
export const NOW = Date.parse('2026-11-21T13:02:00Z')

/** @param houseId the person's own house, unless another is named */
export const sessionOf = (id: string, { endsWithBrowser = false, houseId = id } = {}) =>
  Response.json({
    user: { id },
    houseId,
    session: { expiresAt: new Date(NOW + 7 * DAY_MS).toISOString() },
    endsWithBrowser,
  })
export const sheetOf = (owner: string, title: string) =>
  Response.json({ title }, { headers: { [ACCOUNT_HEADER]: owner } })

const made = () => ({
  storage: new FakeCaches(),
  cache: new AccountCache({ session: ORIGIN + SESSION, kitchen: ORIGIN + KITCHEN }),
  timeout: new NetworkTimeout(),
  /** Of what was asked of the server, the last one last. */
  signals: [] as AbortSignal[],
  openCookie: null as string | null,
})

/**
 * A service worker with an empty cache before each test, and what the test answers it.
 * @param sheet the path of what `kitchenOf` reads
 */
export function workerForEachTest(sheet: string) {
  const server = vi.fn<(url: string) => Promise<Response>>()
  const read = async (path: string, account?: string): Promise<Response> => {
    const work: Promise<unknown>[] = []
    const url = ORIGIN + path
    const answer = await readThrough({
      request: new Request(url, {
        headers: account === undefined ? {} : { [ACCOUNT_HEADER]: account },
      }),
      kind: cacheKindOf(path, READS) ?? 'answer',
      cache: worker.cache,
      timeout: worker.timeout,
      waitUntil: (each) => work.push(each),
    })
    await Promise.all(work)
    return answer
  }
  const worker = {
    ...made(),
    server,
    read,
    /** `id` signs in and reads a sheet. */
    kitchenOf: async (id: string, { endsWithBrowser = false } = {}) => {
      server.mockImplementation((path) =>
        Promise.resolve(
          path === SESSION ? sessionOf(id, { endsWithBrowser }) : sheetOf(id, `Fiche de ${id}`),
        ),
      )
      await read(SESSION)
      await read(sheet)
    },
    goOffline: () => server.mockRejectedValue(new TypeError('Failed to fetch')),
  }
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    Object.assign(worker, made())
    vi.stubGlobal('caches', worker.storage)
    vi.stubGlobal('cookieStore', { get: () => Promise.resolve(worker.openCookie) })
    vi.stubGlobal('fetch', (request: Request, { signal }: { signal: AbortSignal }) => {
      worker.signals.push(signal)
      return server(new URL(request.url).pathname)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return worker
}
