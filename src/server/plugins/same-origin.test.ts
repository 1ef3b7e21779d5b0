import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Schema, sampleBody } from '../testing/sample-body.ts'
import type { Method } from '../testing/api-client.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Document = { paths: Record<string, Record<string, Operation>> }

const AN_ID = '0198a000-0000-7000-8000-000000000001'

let api: Api
let chef: Member
let writes: { method: Method; path: string; body: unknown }[]

beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  const { paths } = (await chef.get<Document>('/api/openapi.json')).body
  writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema
        return {
          method: method.toUpperCase() as Method,
          path: path.replaceAll(/\{\w+\}/g, AN_ID),
          body: schema && sampleBody(schema, AN_ID),
        }
      }),
  )
})
afterAll(() => api.close())

test.each([
  ['another site', { origin: 'https://ailleurs.example' }],
  ['another port of the same site', { origin: 'http://localhost:8080' }],
  ['a page with an opaque origin', { origin: 'null' }],
  ['another site, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'cross-site' }],
  ['another port, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-site' }],
])('every write of %s is refused, with and without a body', async (_what, headers) => {
  expect(writes.length).toBeGreaterThan(40)
  for (const { method, path, body } of writes)
    for (const sent of [body, undefined]) {
      const answer = await chef.send(method, path, { body: sent, headers: { origin: undefined, ...headers } })
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        403,
        expect.objectContaining({ code: 'INVALID_ORIGIN' }),
      ])
    }
})

test.each([
  ['a page of PUBLIC_URL', { origin: 'http://localhost:3000' }],
  ['a page of the address that it was sent to', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }],
  ['a page of Gramme, by Sec-Fetch-Site alone', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
  ['a program', { origin: undefined }],
])('a write of %s is served', async (_what, headers) => {
  const answer = await chef.send('PATCH', '/api/account', { body: { settings: { theme: 'dark' } }, headers })
  expect(answer.status).toBe(200)
})

test('reading is served to requests of any site', async () => {
  const headers = { origin: undefined, 'sec-fetch-site': 'cross-site' }
  expect((await chef.send('GET', '/api/account', { headers })).status).toBe(200)
})
