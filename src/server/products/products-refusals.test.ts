import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { UserProduct } from '#contract/products.ts'
import type { Method } from '../testing/api-client.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'
import { anyText } from '#tests/any-text.ts'

let api: Api
let chef: Member
let rival: Member
let butter: UserProduct

const BUTTER = { name: 'Beurre doux', category: 'Crémerie', unit: 'kg', priceHt: 9.8 }

beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  rival = await api.signUp()
  butter = await chef.done(chef.post<UserProduct>('/api/user-products', BUTTER))
})
afterAll(() => api.close())

const ONE: [Method, string, object?][] = [
  ['GET', ''],
  ['GET', '/use'],
  ['PATCH', '', { priceHt: 1, version: 1 }],
  ['DELETE', ''],
]
const ALL: [Method, string, object?][] = [
  ['GET', '/api/user-products'],
  ['POST', '/api/user-products', BUTTER],
  ['GET', '/api/suppliers'],
  ['POST', '/api/suppliers', { name: 'Laiterie' }],
]

describe('whose products they are', () => {
  test.each(ONE)('%s of another account’s product%s: it does not exist', async (method, path, body) => {
    const { status, body: answered } = await rival.send(method, `/api/user-products/${butter.id}${path}`, {
      body,
    })
    expect({ status, answered }).toMatchObject({ status: 404, answered: { code: 'NOT_FOUND' } })
    expect(await chef.done(chef.get(`/api/user-products/${butter.id}`))).toEqual(butter)
  })

  test.each(ONE)('%s of a product%s that never was', async (method, path, body) => {
    for (const id of [randomUUID(), 'beurre', '%00', '00000000-0000-0000-0000-000000000000'])
      expect((await chef.send(method, `/api/user-products/${id}${path}`, { body })).status).toBe(404)
  })

  test.each(ALL)('%s %s takes a session', async (method, path, body) => {
    const { status, body: answered } = await api.visitor().send(method, path, { body })
    expect({ status, answered }).toMatchObject({ status: 401, answered: { code: 'UNAUTHORIZED' } })
  })

  test.each(ONE)('%s of a product%s takes a session', async (method, path, body) => {
    const answered = await api.visitor().send(method, `/api/user-products/${butter.id}${path}`, { body })
    expect(answered.status).toBe(401)
  })

  test('another account’s supplier is unknown here', async () => {
    const theirs = await deal(rival, 'Laiterie du Val')
    const unknown = {
      status: 422,
      body: {
        code: 'VALIDATION',
        data: { fields: [{ path: 'supplierId', rule: 'unknown-reference' }] },
      },
    }
    for (const supplierId of [theirs.id, randomUUID()]) {
      expect(await chef.post('/api/user-products', { ...BUTTER, supplierId })).toMatchObject(unknown)
      expect(await chef.change(`/api/user-products/${butter.id}`, { supplierId })).toMatchObject(unknown)
    }
  })
})

const BROKEN: [string, unknown, string][] = [
  ['name', '', 'required'],
  ['name', '   ', 'required'],
  ['name', 'a'.repeat(201), 'too-long'],
  ['name', 'Beurre\0', 'invalid'],
  ['name', 12, 'required'],
  ['category', 'Divers', 'invalid'],
  ['unit', 'tonne', 'invalid'],
  ['priceHt', -0.01, 'price-negative'],
  ['priceHt', 1e308, 'out-of-range'],
  ['priceHt', '9,80', 'invalid'],
  ['brand', 'a'.repeat(201), 'too-long'],
  ['supplierId', 'Laiterie', 'invalid'],
  ['densityKgPerL', 0, 'out-of-range'],
  ['densityKgPerL', 1e-9, 'out-of-range'],
  ['contentUnit', 'bouteille', 'invalid'],
]

describe('a body that breaks a rule', () => {
  test.each(BROKEN)('names %s when it is %j: %s', async (path, value, rule) => {
    const expected = { status: 422, body: { code: 'VALIDATION', data: { fields: [{ path, rule }] } } }
    expect(await chef.change(`/api/user-products/${butter.id}`, { [path]: value })).toMatchObject(expected)
    const whole = { ...BUTTER, contentQuantity: 1, contentUnit: 'L', [path]: value }
    expect(await chef.post('/api/user-products', whole)).toMatchObject(expected)
  })

  test('names every field that is missing', async () => {
    const { status, body } = await chef.post<{ data: { fields: { path: string }[] } }>(
      '/api/user-products',
      {},
    )
    expect(status).toBe(422)
    expect(body.data.fields.map((field) => field.path).sort()).toEqual([
      'category',
      'name',
      'priceHt',
      'unit',
    ])
  })

  test('names the allergen that is none', async () => {
    const { body } = await chef.post('/api/user-products', { ...BUTTER, allergens: ['Lait', 'Beurre'] })
    expect(body).toMatchObject({ data: { fields: [{ path: 'allergens.1', rule: 'invalid' }] } })
  })

  test('half a content is refused by its unit', async () => {
    const { status, body } = await chef.post('/api/user-products', { ...BUTTER, contentQuantity: 1 })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'contentUnit', rule: 'content-incomplete' }] } },
    })
  })

  test('is too large above a megabyte, and unreadable when it is no JSON', async () => {
    const large = await chef.post('/api/user-products', { ...BUTTER, name: 'a'.repeat(1_100_000) })
    expect(large).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
    const unreadable = await chef.post('/api/user-products', '{"name":')
    expect(unreadable).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })
})

test.each([
  ['cursor', 'beurre'],
  ['cursor', 'WyJuYW1lIl0'],
  ['limit', '0'],
  ['limit', '201'],
  ['limit', 'dix'],
  ['sort', 'poids'],
  ['category', 'Divers'],
  ['supplierId', 'Laiterie'],
  ['priceMin', '-1'],
  ['priceMax', 'NaN'],
  ['allergens', 'Beurre'],
  ['search', 'a'.repeat(101)],
])('a list asked for with %s=%s names the field', async (path, value) => {
  const url = `/api/user-products?${new URLSearchParams({ [path]: value }).toString()}`
  expect(await chef.get(url)).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path }] } },
  })
})

/** Bodies of every kind, those that look right more often than chance would make them. */
const FIELDS = [...Object.keys(BUTTER), 'brand', 'allergens', 'supplierId', 'densityKgPerL']
const awkward = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('\0', '\uD800', '', null, 1e308, -1e308, 5e-324, 1e-7, 9_999_999.99999, 'kg', [[]]),
  anyText(),
  fc.double(),
)
const bodies = fc
  .dictionary(fc.constantFrom(...FIELDS, 'contentQuantity', 'contentUnit', '__proto__', 'id'), awkward)
  .map((facts) => ({ ...BUTTER, ...facts }))
const queries = fc.dictionary(
  fc.constantFrom(
    'search',
    'cursor',
    'limit',
    'sort',
    'category',
    'supplierId',
    'priceMin',
    'priceMax',
    'allergens',
    'allergens[0]',
    'allergens[x][y]',
  ),
  fc.oneof(anyText(), fc.constantFrom('\0', '1e308', '-name', 'Lait', 'priceHt', '%')),
)

const fine = (status: number) => expect(status).toBeLessThan(500)

describe('whatever is sent, nothing breaks on our side:', () => {
  test('bodies', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        fine((await chef.post('/api/user-products', body)).status)
        fine((await chef.change(`/api/user-products/${butter.id}`, body)).status)
        fine((await chef.post('/api/suppliers', body)).status)
      }),
      { numRuns: propertyRuns(150) },
    )
  })

  test('queries', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const search = new URLSearchParams(query).toString()
        fine((await chef.get(`/api/user-products?${search}`)).status)
        fine((await chef.get(`/api/suppliers?${search}`)).status)
      }),
      { numRuns: propertyRuns(150) },
    )
  })
})
