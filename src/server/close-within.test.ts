import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeWithin } from './close-within.ts'
import { PROXY_GRACE_MS } from './plugins/proxied-connections.ts'
import { startApi } from './testing/start-api.ts'

async function listening(): Promise<{ app: FastifyInstance; address: string }> {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/quick', () => 'answered')
  app.get('/slow', async () => {
    await delay(300)
    return 'answered'
  })
  app.get('/endless', () => new Promise(() => undefined))
  return { app, address: await app.listen({ host: 'localhost', port: 0 }) }
}

test('requests in flight are answered before the server stops, kept connections do not delay it', async () => {
  const { app, address } = await listening()
  await (await fetch(`${address}/quick`)).text()
  const responses = Array.from({ length: 40 }, async () => (await fetch(`${address}/slow`)).text())
  await delay(100)
  const started = Date.now()
  await closeWithin(app, 60_000)
  expect(await Promise.all(responses)).toEqual(Array.from({ length: 40 }, () => 'answered'))
  // A connection that is kept alive would otherwise stay open for 72 s.
  expect(Date.now() - started).toBeLessThan(10_000)
  await expect(fetch(`${address}/quick`)).rejects.toThrow('fetch failed')
})

test('a request that does not end is cut at the limit', async () => {
  const { app, address } = await listening()
  const response = fetch(`${address}/endless`).then(
    () => 'answered',
    () => 'cut',
  )
  await delay(100)
  await closeWithin(app, 200)
  expect(await response).toBe('cut')
})

test('a request that arrives on an open connection while the server stops is answered as any other', async () => {
  const api = await startApi()
  const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n')
  await once(socket, 'connect')
  await delay(50)
  const closing = closeWithin(api.app, 60_000)
  await expect.poll(() => api.app.server.listening).toBe(false)
  socket.write('\r\n')
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/)
  expect(received).toMatch(/^connection: close/im)
  await closing
  await api.close()
})

test('a connection that a proxy keeps stays open while the server stops, until an answer ends it', async () => {
  const api = await startApi()
  const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  const answers: string[] = []
  socket.on('data', (chunk) => answers.push(String(chunk)))
  const ask = () =>
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\n\r\n')
  ask()
  await expect.poll(() => answers.length).toBe(1)
  expect(answers[0]).not.toMatch(/^connection: close/im)
  const closing = closeWithin(api.app, 60_000)
  await delay(PROXY_GRACE_MS / 2)
  expect(socket.destroyed).toBe(false)
  ask()
  await once(socket, 'close')
  expect(answers.slice(1).join('')).toMatch(/^HTTP\/1\.1 200 [^]*^connection: close/im)
  await closing
  await api.close()
})
