import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from './testing/start-api.ts'

let api: Api
let port: number
beforeAll(async () => {
  api = await startApi({}, { timeouts: { requestMs: 300, headMs: 150, checkEveryMs: 50 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api.close())

test.each([
  ['a head', 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'a body',
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('%s that never ends is answered 408 and its connection closed', async (_part, start) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(start)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('{"code":"REQUEST_TIMEOUT","message":"The request took too long to arrive"}')
})
