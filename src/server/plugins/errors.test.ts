import Fastify from 'fastify'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { tooManyRequests } from '../auth/too-many-requests.ts'
import { logOptions } from '../log/log-options.ts'
import { errors } from './errors.ts'

/** A server whose route fails with this once its client has left, and what it logs. */
async function failing(failureOf: (left: Error | null) => unknown): Promise<string> {
  let log = ''
  const app = Fastify({ logger: logOptions({ write: (line) => void (log += line) }) })
  errors(app)
  const requested = Promise.withResolvers<void>()
  const failed = Promise.withResolvers<void>()
  app.addHook('onError', async () => void setImmediate(failed.resolve))
  app.get('/', async (_request, reply) => {
    requested.resolve()
    await new Promise((left) => void reply.raw.once('close', left))
    throw failureOf(reply.raw.errored)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await requested.promise
  socket.destroy()
  await failed.promise
  await app.close()
  return log
}

test('a client that leaves before it is answered is no failure to be logged', async () => {
  expect(await failing((left) => left)).toBe('')
})

test('a route that fails after its client has left is logged all the same', async () => {
  expect(await failing(() => new Error('broken'))).toContain('a request failed')
})

test.each([
  ['as one', { statusCode: 400 }],
  ['as it came', {}],
])('a body that is broken off, handed on %s, is no failure to be logged', async (_how, facts) => {
  let log = ''
  const app = Fastify({ logger: logOptions({ write: (line) => void (log += line) }) })
  errors(app)
  const failed = Promise.withResolvers<void>()
  app.addHook('onError', async () => void setImmediate(failed.resolve))
  app.addContentTypeParser('image/jpeg', (_request, body, parsed) => {
    body.resume().on('error', (error) => parsed(Object.assign(error, facts)))
  })
  app.put('/', () => 'stored')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\nContent-Length: 9\r\n\r\nhalf',
    () => socket.destroy(),
  )
  await failed.promise
  await app.close()
  expect(log).toBe('')
})

test('a refusal of a route beside the contract has its status, and says how long to wait', async () => {
  const app = Fastify()
  errors(app)
  app.get('/', async () => {
    throw tooManyRequests(12_000)
  })
  const { statusCode, headers, body } = await app.inject('/')
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    429,
    '12',
    { code: 'TOO_MANY_REQUESTS', message: expect.any(String) },
  ])
  await app.close()
})
