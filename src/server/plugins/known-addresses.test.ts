import Fastify from 'fastify'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { knownAddresses } from './known-addresses.ts'

test('a client that has left is still known by its address', async () => {
  const app = Fastify()
  knownAddresses(app)
  const read = Promise.withResolvers<string>()
  app.get('/', async (request, reply) => {
    const closed = new Promise((left) => void reply.raw.once('close', left))
    socket.destroy()
    await closed
    read.resolve(request.ip)
    return ''
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await read.promise).toBe('127.0.0.1')
  await app.close()
})
