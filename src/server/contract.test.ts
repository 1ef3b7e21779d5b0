import { traverseContractProcedures } from '@orpc/server'
import { Validator } from '@seriousme/openapi-schema-validator'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import type { Method } from './testing/api-client.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

type Operation = { parameters?: { name: string; in: string }[]; responses: Record<string, unknown> }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

/** What a visitor may ask: whether the server lives, what an open carte says, and to be heard by the operator. */
const OPEN = new Set([
  'GET /health',
  'GET /health/live',
  'GET /public/cartes/{token}',
  'POST /contact',
  'POST /contact/ticket',
  'POST /houses/invitation',
  'POST /kitchen/pairing',
])

const routes: { method: Method; path: string }[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract }) => {
  const { method, path } = contract['~orpc'].route
  routes.push({ method: method as Method, path: path ?? '' })
})

let api: Api
let chef: Member
let document: Document
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  document = await chef.done(api.visitor().get<Document>('/api/openapi.json'))
})
afterAll(() => api.close())

const addressOf = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`

describe('the API’s description', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(await new Validator().validate(document)).toEqual({ valid: true })
  })

  test('names every route of the contract, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  test.each(routes)('says what $method $path answers and refuses', ({ method, path }) => {
    const { responses } = document.paths[path]?.[method.toLowerCase()] ?? { responses: {} }
    const statuses = Object.keys(responses).map(Number)
    expect(statuses.filter((status) => status >= 200 && status < 300)).toHaveLength(1)
    const known = new Set<number>(Object.values(ERROR_STATUS))
    expect(statuses.filter((status) => status >= 400 && !known.has(status))).toEqual([])
    if (!OPEN.has(`${method} ${path}`)) expect(statuses).toEqual(expect.arrayContaining([401, 422]))
    if (path.includes('{')) expect(statuses).toContain(404)
  })

  test('can be read by people', async () => {
    const { status, headers, body } = await api.visitor().get<string>('/api/docs')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<title>')
  })
})

const closed = routes.filter(({ method, path }) => !OPEN.has(`${method} ${path}`))

describe('without a session', () => {
  test.each(closed)('$method $path answers 401, whatever is sent', async ({ method, path }) => {
    for (const body of [undefined, {}, { title: 12 }]) {
      const answer = await api.visitor().send(method, addressOf(path), { body })
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    }
  })

  test('a cookie of one’s own making opens nothing', async () => {
    for (const cookie of [
      'gramme.session_token=x',
      'gramme.session_token=a.b',
      'gramme.session_token=%00.%ff',
    ])
      for (const { method, path } of closed.slice(0, 5))
        expect((await api.visitor().send(method, addressOf(path), { headers: { cookie } })).status).toBe(401)
  })
})

describe('with a session', () => {
  // Deleting the account would end the session that the other routes are tried with.
  const tried = closed.filter(({ method, path }) => `${method} ${path}` !== 'DELETE /account')

  test.each(tried)('$method $path is implemented', async ({ method, path }) => {
    const { status, body } = await chef.send<{ message?: string }>(method, addressOf(path), {
      body: method === 'GET' ? undefined : {},
    })
    expect(status).toBeLessThan(500)
    expect(body.message).not.toBe('No such route')
  })

  test('an address that is none of these says so', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const)
      expect(await chef.send(method, '/api/recettes')).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'No such route' },
      })
  })
})

const lists = routes.filter(({ method, path }) => method === 'GET' && !path.includes('{'))

const takesLimit = ({ path }: { path: string }) =>
  document.paths[path]?.get?.parameters?.some(({ name }) => name === 'limit')

describe('a list', () => {
  test('is what these are', () => {
    expect(lists.filter(takesLimit).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/tech-sheets', '/user-products', '/suppliers']),
    )
  })

  test.each(lists)('GET $path gives from 1 to 200 at a time', async (route) => {
    if (!takesLimit(route)) return
    const at = (limit: string) => `/api${route.path}?limit=${limit}`
    for (const limit of ['1', '50', '200'])
      expect(await chef.get(at(limit))).toMatchObject({ status: 200, body: { items: expect.any(Array) } })
    for (const limit of ['0', '-1', '201', '1e9', '2.5', 'dix', ''])
      expect(await chef.get(at(limit))).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', data: { fields: [{ path: 'limit' }] } },
      })
  })
})
