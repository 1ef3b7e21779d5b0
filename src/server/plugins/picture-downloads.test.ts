import Fastify from 'fastify'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PATIENCE_MS, pictureDownloads } from './picture-downloads.ts'

/** More than the buffers of a connection take. */
const PICTURE = Buffer.alloc(30 * 1024 ** 2)
const LOGO = '/c/some-address/logo?v=1'
const [HERE, ELSEWHERE] = ['203.0.113.1', '203.0.113.2']

const app = Fastify({ trustProxy: true })
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pictureDownloads(app, ({ headers }) => Promise.resolve(headers.cookie))
  app.get('/c/:token/logo', (_request, reply) => reply.send(PICTURE))
  app.get('/c/:token', () => 'the carte')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => {
  vi.useRealTimers()
  app.server.closeAllConnections()
  return app.close()
})

/** Asks over a new connection, and takes nothing of the answer. @returns whether its head has arrived */
function readNothing(path: string, address: string, cookie?: string): { head: boolean } {
  const { port } = app.server.address() as AddressInfo
  const state = { head: false }
  const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) }
  const request = get({ agent: false, port, path, headers }, (response) => {
    state.head = true
    response.on('error', () => undefined)
  })
  request.on('error', () => undefined)
  return state
}

const headOf = (reader: { head: boolean }) => expect.poll(() => reader.head, { timeout: 10_000 })

test('readers at one address that take nothing leave pictures to others, and after a while one is cut when another waits', async () => {
  const readers = Array.from({ length: 10 }, () => readNothing(LOGO, HERE))
  for (const reader of readers) await headOf(reader).toBe(true)
  const waiting = readNothing(LOGO, HERE)
  await headOf(readNothing(LOGO, ELSEWHERE)).toBe(true)
  await headOf(readNothing('/c/some-address', HERE)).toBe(true)
  expect(waiting.head).toBe(false)
  vi.advanceTimersByTime(PATIENCE_MS)
  await headOf(waiting).toBe(true)
})

test('readers of one account that take nothing leave pictures to another account at its address', async () => {
  const address = '203.0.113.3'
  const readers = Array.from({ length: 10 }, () => readNothing(LOGO, address, 'one account'))
  for (const reader of readers) await headOf(reader).toBe(true)
  const waiting = Array.from({ length: 10 }, () => readNothing(LOGO, address, 'one account'))
  await headOf(readNothing(LOGO, address, 'another account')).toBe(true)
  expect(waiting.some(({ head }) => head)).toBe(false)
})
