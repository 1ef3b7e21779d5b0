import { type AddressInfo, connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const KB = 1024
const WITH_JSON = { 'content-type': 'application/json' }

let api: Api
let chef: Member
let port: number
beforeAll(async () => {
  api = await startApi({ requestsPerMinute: 1_000 })
  chef = await api.signUp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api.close())

const byStranger = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers: { ...WITH_JSON, ...headers } })
const names = (count: number) => JSON.stringify({ names: Array(count).fill('x'.repeat(100)) })
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** What is answered to a head whose body never arrives. */
async function answerBeforeBody(url: string, headers: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`,
  )
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)))
  })
  socket.destroy()
  return answer
}

describe('a body larger than anyone may send', () => {
  test.each([
    ['/api/tech-sheets', 401, 'UNAUTHORIZED'],
    ['/api/sheet-imports', 401, 'UNAUTHORIZED'],
    ['/api/account/archive', 401, 'UNAUTHORIZED'],
    ['/api/auth/sign-in/email', 413, 'PAYLOAD_TOO_LARGE'],
    ['/api/auth/sign-up/email', 413, 'PAYLOAD_TOO_LARGE'],
    ['/api/contact', 413, 'PAYLOAD_TOO_LARGE'],
    ['/api/none', 413, 'PAYLOAD_TOO_LARGE'],
  ])('to %s is refused to a stranger before it arrives', async (url, status, code) => {
    for (const length of ['Content-Length: 17000', 'Transfer-Encoding: chunked']) {
      const answer = await answerBeforeBody(url, length)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(answer).toContain(`"code":"${code}"`)
    }
  })

  test('is refused to an access token that does not exist, before it arrives', async () => {
    const answer = await answerBeforeBody(
      '/api/tech-sheets',
      `Authorization: Bearer gramme_${'x'.repeat(43)}\r\nContent-Length: 17000`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('is read of someone signed in', async () => {
    const body = { title: 'Bouillabaisse', notes: '', lines: 'x'.repeat(17 * KB) }
    expect((await chef.post('/api/tech-sheets', body)).status).toBe(422)
  })

  test('is read of a visitor of the demo up to the names of a file', async () => {
    const headers = { [DEMO_HEADER]: DEMO_VISITOR }
    const find = (count: number) => byStranger('/api/user-products/matches', names(count), headers)
    expect((await find(170)).statusCode).toBe(200)
    expect((await find(1_400)).statusCode).toBe(413)
  })

  test('counts against the budget of its account before it arrives', async () => {
    const busy = await startApi({ requestsPerMinute: 3 })
    try {
      const member = await busy.signUp()
      const body = JSON.stringify({ none: 'x'.repeat(17 * KB) })
      const answers = [1, 2].map(() => member.send('POST', '/api/tech-sheets', { body }))
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses).toContain(429)
    } finally {
      await busy.close()
    }
  })
})

describe('JSON', () => {
  test.each([
    ['lists', nested(400_000)],
    ['objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['lists behind a text', `{"a":"]]]\\"]","b":${nested(40)}}`],
  ])('of %s nested too deeply is refused, though it could be parsed', async (_what, body) => {
    expect((await chef.send('POST', '/api/tech-sheets', { body })).status).toBe(400)
  })

  test('of brackets within its texts is not nested', async () => {
    const body = JSON.stringify({ note: '[{"\\'.repeat(1_000) })
    expect((await byStranger('/api/auth/sign-in/email', body)).statusCode).toBe(422)
    expect((await byStranger('/api/auth/sign-in/email', nested(30))).statusCode).toBe(422)
  })

  test.each([
    ['a list of numbers', `[${'1,'.repeat(400_000)}1]`],
    ['an object of many keys', `{${Array.from({ length: 90_000 }, (_, key) => `"k${key}":1`).join(',')}}`],
  ])('of %s that no request needs is refused', async (_what, body) => {
    expect((await chef.send('POST', '/api/tech-sheets', { body })).status).toBe(400)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('compressed as %s is not unpacked', async (encoding, compressed) => {
    const body = compressed('['.repeat(1_000_000))
    const headers = { 'content-encoding': encoding }
    expect((await byStranger('/api/auth/sign-in/email', body, headers)).statusCode).toBe(400)
    expect((await chef.send('POST', '/api/tech-sheets', { body, headers })).status).toBe(400)
    const small = compressed(JSON.stringify({ email: 'a@example.fr', password: 'x' }))
    expect((await byStranger('/api/auth/sign-in/email', small, headers)).statusCode).toBe(400)
  })
})
