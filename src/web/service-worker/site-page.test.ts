import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkTimeout } from './network-timeout.ts'
import { sitePage } from './site-page.ts'

const server = vi.fn<() => Promise<Response>>()
let timeout: NetworkTimeout

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  server.mockReset()
  timeout = new NetworkTimeout()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const afterMs = (ms: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('La page')), ms))

async function visit(offlinePage = 'Hors ligne'): Promise<string> {
  const answer = await sitePage({
    request: new Request('https://gramme.test/login'),
    timeout,
    offlinePage: () => Promise.resolve(offlinePage === '' ? undefined : new Response(offlinePage)),
  })
  return answer.text()
}

test('a page that comes is shown, a slow one too', async () => {
  server.mockReturnValue(afterMs(4000))
  const page = visit()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await page).toBe('La page')
})

test('without a network there is one page at once', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await visit()).toBe('Hors ligne')
})

test('a network that says nothing is given up after five seconds, and known to be silent', async () => {
  server.mockReturnValue(new Promise(() => undefined))
  const page = visit()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await page).toBe('Hors ligne')
  expect(timeout.ms()).toBe(1000)
})

test('however silent it has just been, a page gets its full time', async () => {
  timeout.elapsed(5000)
  server.mockReturnValue(afterMs(4000))
  const page = visit()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await page).toBe('La page')
  expect(timeout.ms()).toBe(5000)
})

test('where no other page is cached, the browser shows its own error', async () => {
  server.mockReturnValue(afterMs(60_000))
  const page = visit('')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await page).toBe('La page')
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(visit('')).rejects.toThrow(TypeError)
})
