import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { warnOfUnnamedProxy } from './plugins/unnamed-proxy.ts'
import { startApi } from './testing/start-api.ts'

const PROXY = '172.18.0.2'

/** More requests for a reset link than one address may send, through the proxy, and then one of another client. */
async function statusesThrough(
  trustProxy: readonly string[],
  nameOf: (client: string, connection: number) => string = (client) => client,
): Promise<{ flood: number[]; other: number }> {
  const api = await startApi({ trustProxy })
  const send = async (client: string) => {
    const { status } = await api.visitor().send('POST', '/api/auth/request-password-reset', {
      body: { email: 'personne@exemple.fr' },
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': client },
    })
    return status
  }
  const flood = await Promise.all(
    Array.from({ length: 40 }, (_, connection) => send(nameOf('203.0.113.1', connection))),
  )
  const other = await send(nameOf('203.0.113.2', 40))
  await api.close()
  return { flood, other }
}

test('behind a proxy that TRUST_PROXY names, limits count for each client', async () => {
  const { flood, other } = await statusesThrough(['172.18.0.0/16'])
  expect(flood).toContain(429)
  expect(other).toBe(200)
})

const withPort = (client: string, connection: number) => `${client}:${20_000 + connection}`
const nameless = (_client: string, connection: number) => `unknown-${connection}`

test('behind a proxy that names the port of each connection, limits count for each client', async () => {
  const { flood, other } = await statusesThrough(['172.18.0.0/16'], withPort)
  expect(flood).toContain(429)
  expect(other).toBe(200)
})

test('behind a proxy that names no addresses all clients count as one', async () => {
  expect((await statusesThrough(['172.18.0.0/16'], nameless)).other).toBe(429)
})

test('behind a proxy that is not named all clients count as one, with one warning in the log', async () => {
  expect((await statusesThrough(['loopback'])).other).toBe(429)

  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = Fastify({ trustProxy: ['loopback'], logger: { level: 'warn', stream } })
  warnOfUnnamedProxy(app)
  app.get('/', () => 'ok')
  const from = (remoteAddress: string) =>
    app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.1' } })
  await from('127.0.0.1')
  expect(lines).toEqual([])
  await from(PROXY)
  await from(PROXY)
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY does not name')])
})
