import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentials } from '#contract/credentials.ts'
import { DEMO_CARTE_TOKEN, DEMO_HEADER, DEMO_USER_ID, DEMO_VISITOR } from '#contract/demo.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import type { Method } from '../testing/api-client.ts'
import { checksums } from '../testing/checksums.ts'
import { addressWith, restaurantIds, type RestaurantIds } from '../testing/restaurant-ids.ts'
import { type Schema, sampleBody } from '../testing/sample-body.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { prepareDemo } from './demo-account.ts'

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Document = { paths: Record<string, Record<string, Operation>> }
type OperationRequest = { method: Method; path: string; operation: Operation }

/** What is asked with a body and stores nothing. */
const QUESTIONS = [
  'POST /user-products/matches',
  'POST /user-products/use',
  'POST /user-products/{id}/impact',
  'POST /user-products/{id}/merge-effect',
  'POST /user-products/{id}/replacement-effect',
  'POST /sheet-imports/names',
  'POST /invoices/{id}/preview',
  'POST /orders/split',
]

/** Of what is asked about in the query. */
const QUERIES: Readonly<Record<string, string>> = {
  '/batches/holders': '?lot=L42',
  '/kitchen/marks': '?day=2026-10-01',
  '/kitchen/plan': `?day=${kitchenDay(new Date())}`,
  '/kitchen/plan/making': `?day=${kitchenDay(new Date())}`,
  '/day-sales': '?from=2026-10-01&to=2026-10-31',
  '/day-sales/figures': '?from=2026-10-01&to=2026-10-31',
  '/services': '?from=2026-12-02&days=7',
}

const VISITING = { [DEMO_HEADER]: DEMO_VISITOR }

let api: Api
let chef: Member
let demo: RestaurantIds
let own: RestaurantIds
let operations: OperationRequest[]

/** The demo's visitor, who is signed in besides. */
const visit = <Body>(method: Method, address: string, body?: unknown) =>
  chef.send<Body>(method, address, { body, headers: VISITING })
const visited = <Body>(address: string) => chef.done(visit<Body>('GET', address))
const nameOf = ({ method, path }: OperationRequest) => `${method} ${path}`
const reading = () => operations.filter(({ method }) => method === 'GET')
const writing = () =>
  operations.filter((request) => request.method !== 'GET' && !QUESTIONS.includes(nameOf(request)))
const state = () => checksums(api.database, [DEMO_USER_ID, chef.userId])

beforeAll(async () => {
  api = await startApi()
  await prepareDemo(api.database)
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  demo = await restaurantIds(visited)
  own = await restaurantIds((path) => chef.done(chef.get(path)))
  const { paths } = await visited<Document>('/api/openapi.json')
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      operation,
    })),
  )
})
afterAll(() => api.close())

function bodyOf({ operation }: OperationRequest): unknown {
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema && sampleBody(schema, demo.ofNoun['tech-sheets'] ?? '')
}

const REFUSED = { status: 403, body: { code: 'DEMO_READ_ONLY' } }

describe('a visitor of the demo', () => {
  test('is refused every write of the API, and nothing changes', async () => {
    const before = await state()
    expect(writing().length).toBeGreaterThan(40)
    for (const request of writing())
      for (const ids of [demo, own])
        for (const body of [bodyOf(request), undefined, '{ no JSON'])
          expect(
            await visit(request.method, addressWith(ids, request.path, randomUUID()), body),
            nameOf(request),
          ).toMatchObject(REFUSED)
    expect(await state()).toEqual(before)
  })

  test('is refused whatever concerns accounts', async () => {
    const before = await state()
    for (const path of Object.keys(credentials))
      for (const body of [{ email: 'chef-1@exemple.fr', password: 'un mot de passe', name: 'Camille' }, {}])
        expect(await visit('POST', `/api/auth${path}`, body), path).toMatchObject(REFUSED)
    expect(await state()).toEqual(before)
  })

  test('is refused pictures before they are read, of whatever type they are said to be', async () => {
    for (const type of ['image/png', 'application/json', 'text/plain'])
      for (const noun of ['tech-sheets', 'cartes'])
        expect(
          await chef.send(
            'PUT',
            `/api/${noun}/${demo.ofNoun[noun]}/${noun === 'cartes' ? 'logo' : 'photo'}`,
            {
              body: Buffer.alloc(100),
              headers: { ...VISITING, 'content-type': type },
            },
          ),
        ).toMatchObject(REFUSED)
  })

  test('reads all that the demo has', async () => {
    const before = await state()
    for (const request of reading()) {
      // The house style has no photos.
      if (request.path.endsWith('{pictureId}')) continue
      const path = request.path.replace('{token}', DEMO_CARTE_TOKEN)
      const query = QUERIES[path] ?? ''
      const { status, body } = await visit('GET', addressWith(demo, path, 'missing') + query)
      // It has imported nothing, and its invoices have no files.
      if (path.startsWith('/operator') || path.startsWith('/imports/') || path.endsWith('/file')) {
        expect(status, nameOf(request)).toBe(404)
        continue
      }
      expect([status, status === 200 || body], nameOf(request)).toEqual([200, true])
    }
    expect(await state()).toEqual(before)
  })

  test('asks what a price or an invoice would change, and what written names mean', async () => {
    const before = await state()
    const [product] = (await visited<{ items: { id: string }[] }>('/api/user-products?search=beurre%20doux'))
      .items
    expect(await visit('POST', `/api/user-products/${product?.id}/impact`, { priceHt: 20 })).toMatchObject({
      status: 200,
      body: { total: expect.toSatisfy((total: number) => total > 3) },
    })
    const { items } = await visited<{ items: { id: string }[] }>('/api/invoices?state=waiting')
    expect(await visit('POST', `/api/invoices/${items[0]?.id}/preview`)).toMatchObject({ status: 200 })
    expect(await visit('POST', '/api/user-products/matches', { names: ['beurre doux'] })).toMatchObject({
      status: 200,
      body: { items: [expect.anything()] },
    })
    const names = [{ name: 'beurre doux', unit: 'kg' }]
    expect(await visit('POST', '/api/sheet-imports/names', { names })).toMatchObject({
      status: 200,
      body: { groups: [{ candidates: expect.toSatisfy((found: unknown[]) => found.length > 0) }] },
    })
    const other = (await visited<{ items: { id: string }[] }>('/api/user-products?search=lait')).items[0]?.id
    const at = `/api/user-products/${product?.id}`
    const used = await visit('POST', '/api/user-products/use', { ids: [product?.id] })
    const merging = await visit('POST', `${at}/merge-effect`, { otherId: other })
    const replacing = await visit('POST', `${at}/replacement-effect`, { byId: other })
    expect([used.status, merging.status, replacing.status]).toEqual([200, 200, 200])
    expect(await state()).toEqual(before)
  })

  test('finds nothing of anybody else, whatever session the request carries', async () => {
    const ofOthers = reading().filter(({ path }) => path.includes('{id}'))
    expect(ofOthers.length).toBeGreaterThan(15)
    for (const request of ofOthers) {
      const address = addressWith(own, request.path, randomUUID())
      expect((await visit('GET', address)).status, nameOf(request)).toBe(404)
    }
    const { items } = await visited<{ items: { id: string }[] }>('/api/tech-sheets?limit=200')
    expect(items.map(({ id }) => id)).not.toContain(own.ofNoun['tech-sheets'])
  })

  test('is somebody with a name, without an address, and signed in as nobody', async () => {
    const account = await visited<Record<string, unknown>>('/api/account')
    expect(account).toMatchObject({ id: DEMO_USER_ID, fullName: 'Camille Fournier' })
    expect(account.email).not.toContain('.')
    expect(await visit('GET', '/api/auth/get-session')).toMatchObject({ status: 200, body: null })
  })

  test('is who says so in the header, and nobody else', async () => {
    for (const header of ['', 'Demo', 'demo, demo', 'member'])
      expect(
        await api.visitor().send('GET', '/api/tech-sheets', { headers: { [DEMO_HEADER]: header } }),
      ).toMatchObject({ status: 401 })
    expect((await chef.get<{ items: { id: string }[] }>('/api/tech-sheets')).body.items[0]?.id).toBe(
      own.ofNoun['tech-sheets'],
    )
  })
})

test('what one address answers to a visitor and to members is kept by no cache', async () => {
  for (const answering of [visit('GET', '/api/tech-sheets'), chef.get('/api/tech-sheets')])
    expect((await answering).headers).toMatchObject({ 'cache-control': 'no-store' })
})

test('the checks above notice a write', async () => {
  const before = await state()
  await chef.done(chef.change('/api/account', { fullName: 'Sacha' }))
  expect(await state()).not.toEqual(before)
})
