import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineWriteError, ServerUnavailableError, WriteTimeoutError } from '../failure/failure.ts'
import { fetchFromServer } from './fetch-from-server.ts'

/** A new one for each: one that was sent is used up. */
const sheets = () => new Request('https://gramme.test/api/tech-sheets')
let timeout: AbortController
const createTimeout = vi.fn<(ms: number) => AbortSignal>()
const server = vi.fn<(request: Request, init?: RequestInit) => Promise<Response>>()

/** Accepts the request and never answers, until it is aborted. */
const silence = (_request: Request, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })

beforeEach(() => {
  timeout = new AbortController()
  createTimeout.mockReset().mockReturnValue(timeout.signal)
  server.mockReset()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(createTimeout)
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const post = (body: string, signal?: AbortSignal) =>
  fetchFromServer(sheets(), { method: 'POST', body, ...(signal && { signal }) })

const failureOf = (answer: Promise<Response>) => answer.catch((failure: unknown) => failure)

async function carried(writing: Promise<Response>): Promise<boolean> {
  const failure: unknown = await writing.catch((reason: unknown) => reason)
  return failure instanceof OfflineWriteError && failure.carried
}

test('a write without an answer times out, is not sent again, and may or may not have been saved', async () => {
  server.mockImplementation(silence)
  const writing = post('{"title":"Blanquette"}')
  await expect.poll(() => server).toHaveBeenCalledOnce()
  timeout.abort(new DOMException('Too late', 'TimeoutError'))
  await expect(writing).rejects.toBeInstanceOf(WriteTimeoutError)
  expect(server).toHaveBeenCalledOnce()
})

test('what is long to send is waited for longer', async () => {
  server.mockResolvedValue(Response.json({}, { status: 422 }))
  await post('{}')
  await post('x'.repeat(3_000_000))
  const [short = 0, long = 0] = createTimeout.mock.calls.map(([ms]) => ms)
  expect(Math.round(short)).toBe(15_000)
  expect(long).toBe(115_000)
})

test('without a network a write says whether it carried something that stays here', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await carried(post('{"title":"Blanquette"}'))).toBe(true)
  expect(await carried(post('{}'))).toBe(false)
  await expect(fetchFromServer(sheets(), { method: 'DELETE' })).rejects.toBeInstanceOf(OfflineWriteError)
})

test('a request aborted by its caller rejects with the abort only', async () => {
  server.mockImplementation(silence)
  const left = new AbortController()
  const writing = post('{"title":"Blanquette"}', left.signal)
  await expect.poll(() => server).toHaveBeenCalledOnce()
  left.abort()
  await expect(writing).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test.each([502, 503, 504])(
  'an answer of %i says that the server is unavailable, and for how long',
  async (status) => {
    server.mockImplementation(async () => new Response('<html>', { status, headers: { 'retry-after': '5' } }))
    const send = (type: string, body: string) =>
      failureOf(fetchFromServer(sheets(), { method: 'POST', body, headers: { 'content-type': type } }))
    const read = await failureOf(fetchFromServer(sheets()))
    expect(read).toBeInstanceOf(ServerUnavailableError)
    expect(read).toMatchObject({
      status,
      code: 'UNAVAILABLE',
      data: { retryAfterSeconds: 5 },
      carried: false,
    })
    expect(await send('application/json', '{"title":"Blanquette"}')).toMatchObject({ status, carried: true })
    expect(await send('application/json', '{}')).toMatchObject({ status, carried: false })
    expect(await send('image/jpeg', 'a photo')).toMatchObject({ status, carried: false })
    server.mockImplementation(async () => new Response(null, { status }))
    expect(await failureOf(fetchFromServer(sheets()))).toMatchObject({
      data: { retryAfterSeconds: undefined },
    })
  },
)

test('a refusal for another reason is an answer', async () => {
  server.mockImplementation(async () => new Response('{}', { status: 429, headers: { 'retry-after': '5' } }))
  expect((await fetchFromServer(sheets())).status).toBe(429)
})
