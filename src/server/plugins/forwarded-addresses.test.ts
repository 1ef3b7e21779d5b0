import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { forwardedAddresses } from './forwarded-addresses.ts'

const [PROXY, OTHER_PROXY] = ['10.0.0.1', '10.0.0.2']

const app = Fastify({ trustProxy: [PROXY, OTHER_PROXY] })
forwardedAddresses(app)
app.get('/', ({ ip }) => ip)
app.get('/without-connection', (request) => {
  Object.assign(request.raw, { socket: null })
  return request.ip
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:20001', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:20001', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  [`203.0.113.7:20001, ${OTHER_PROXY}:443`, '203.0.113.7'],
  [`unknown, ${OTHER_PROXY}`, OTHER_PROXY],
  [`203.0.113.7, unknown, ${OTHER_PROXY}`, OTHER_PROXY],
  ['unknown', PROXY],
  ['203.0.113.7, _hidden', PROXY],
  ['203.0.113.7,', PROXY],
  ['999.0.113.7:20001', PROXY],
  ['', PROXY],
])('X-Forwarded-For %j of a trusted proxy gives the address %s', async (forwarded, address) => {
  const answer = await app.inject({
    url: '/',
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': forwarded },
  })
  expect(answer.body).toBe(address)
})

test('the address is known when the request has no connection any more', async () => {
  const answer = await app.inject({
    url: '/without-connection',
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(answer.body).toBe('203.0.113.7')
})
