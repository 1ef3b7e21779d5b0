import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
let port: number
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api.close())

test.each([
  ['two lengths', 400, 'BAD_REQUEST', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0'],
  ['a header that is none', 400, 'BAD_REQUEST', 'no header'],
  ['headers of 20 kB', 431, 'HEADERS_TOO_LARGE', `Cookie: ${'x'.repeat(20_000)}`],
])(
  'a message with %s is refused in the shape of every refusal, and its connection closed',
  async (_why, status, code, headers) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST /api/health HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(new RegExp(`\r\n\r\n\\{"code":"${code}","message":"[^"]+"\\}$`))
    expect(answer).toContain('x-content-type-options: nosniff')
  },
)

test.each([
  ['1.1', 400],
  ['1.0', 200],
])('a request of HTTP/%s that names no host is answered %i', async (version, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/health HTTP/${version}\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain(status === 400 ? '{"code":"BAD_REQUEST",' : '"status":')
})

test.each(['1.1', '1.0'])('a request of HTTP/%s that names two hosts is refused', async (version) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET /api/health HTTP/${version}\r\nHost: localhost\r\nhost: localhost\r\nConnection: close\r\n\r\n`,
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('{"code":"BAD_REQUEST",')
})

test.each<[status: number, method: string, url: string, body?: string]>([
  [400, 'POST', '/api/tech-sheets', '{'],
  [413, 'POST', '/api/tech-sheets', ' '.repeat(2 * 1024 * 1024)],
  [405, 'TRACE', '/api/health'],
  [405, 'PROPFIND', '/api/tech-sheets'],
  [404, 'GET', '/api/none'],
  [200, 'GET', '/api/docs'],
  [200, 'GET', '/api/docs/open.js'],
  [200, 'GET', '/api/openapi.json'],
])('what is answered %i to %s %s is kept by no cache', async (status, method, url, body) => {
  const answer = await chef.send(method as 'GET', url, { body })
  expect(answer.status).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('an expectation that the server does not know is ignored', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: coffee\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['/api/tech-sheets/%zz', '/api/%', '/c/%ff'])(
  'the address %s, which cannot be decoded, is refused in the shape of every refusal',
  async (url) => {
    const { status, headers, body } = await chef.get(url)
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'BAD_REQUEST', message: 'The address cannot be read' })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  },
)

test.each([
  ['/none', 404],
  ['/api/health', 405],
])('TRACE %s repeats nothing of the request', async (url, known) => {
  const { statusCode, payload } = await api.app.inject({
    method: 'TRACE' as 'GET',
    url,
    headers: { 'x-private': 'a secret' },
  })
  expect(statusCode).toBe(known)
  expect(payload).not.toContain('a secret')
})

test('a body that names __proto__ is refused', async () => {
  const { status } = await chef.send('PATCH', '/api/account', { body: '{"__proto__":{"polluted":true}}' })
  expect(status).toBe(400)
})

test('a query that names __proto__ changes no object', async () => {
  await chef.get('/api/user-products?__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect({}).not.toHaveProperty('polluted')
})

test('a parameter given twice is refused where one is expected', async () => {
  expect(await chef.get('/api/user-products?search=a&search=b')).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path: 'search' }] } },
  })
})

test('fields that a change does not have are not written', async () => {
  const changed = { fullName: 'Léa', id: crypto.randomUUID(), email: 'autre@exemple.fr' }
  expect(await chef.done(chef.change('/api/account', changed))).toMatchObject({
    fullName: 'Léa',
    id: chef.userId,
    email: chef.email,
  })
})
