import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import type { Method } from '../testing/api-client.ts'
import { buy, grams, read, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let rival: Member
let sheet: TechSheet
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  rival = await api.signUp()
  sheet = await write(chef, { sellingPriceHt: 12, ingredients: [grams(await buy(chef), 100)] })
})
afterAll(() => api.close())

const NEW_SHEET = { title: 'Soupe à l’oignon', category: 'Entrée', portions: 4 }
const NEW_LINE = { userProductId: null, quantity: 1, unit: 'g' }

const ONE: [Method, string, object?][] = [
  ['GET', ''],
  ['PATCH', '', { version: 1, portions: 5 }],
  ['DELETE', ''],
  ['POST', '/duplicate'],
  ['GET', '/totals'],
  ['POST', '/publication'],
  ['DELETE', '/publication'],
  ['GET', '/ingredients'],
  ['POST', '/ingredients', NEW_LINE],
  ['PATCH', '/ingredients/LINE', { quantity: 2 }],
  ['DELETE', '/ingredients/LINE'],
]
const ALL: [Method, string, object?][] = [
  ['GET', ''],
  ['GET', '/statistics'],
  ['POST', '', NEW_SHEET],
]

const at = (id: string, path: string) =>
  `/api/tech-sheets/${id}${path.replace('LINE', sheet.ingredients[0]?.id ?? '')}`

describe('whose sheets they are', () => {
  test.each(ONE)('%s of another account’s sheet%s: it does not exist', async (method, path, body) => {
    const answer = await rival.send(method, at(sheet.id, path), { body })
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await read(chef, sheet)).toEqual(sheet)
  })

  test.each(ONE)('%s of a sheet%s that never was', async (method, path, body) => {
    for (const id of [randomUUID(), 'soupe', '%00', '00000000-0000-0000-0000-000000000000'])
      expect((await chef.send(method, at(id, path), { body })).status).toBe(404)
  })

  test.each(ONE)('%s of a sheet%s takes a session', async (method, path, body) => {
    const answer = await api.visitor().send(method, at(sheet.id, path), { body })
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  })

  test.each(ALL)('%s /api/tech-sheets%s takes a session', async (method, path, body) => {
    const answer = await api.visitor().send(method, `/api/tech-sheets${path}`, { body })
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  })

  test('a list has one’s own alone', async () => {
    expect(await rival.done(rival.get('/api/tech-sheets'))).toMatchObject({ items: [], total: 0 })
  })
})

const BROKEN: [string, unknown, string][] = [
  ['category', 'Boisson', 'invalid'],
  ['portions', 0, 'portions-too-low'],
  ['portions', -3, 'portions-too-low'],
  ['portions', 2.5, 'portions-too-low'],
  ['portions', 100_001, 'out-of-range'],
  ['sellingPriceHt', -0.01, 'price-negative'],
  ['sellingPriceHt', 1e308, 'out-of-range'],
  ['sellingPriceHt', '12,50', 'invalid'],
  ['tvaRate', 19.6, 'invalid'],
  ['method', 'x'.repeat(20_001), 'too-long'],
  ['description', 'x'.repeat(2001), 'too-long'],
  ['notes', 'un\0deux', 'invalid'],
  ['storage', 'x'.repeat(501), 'too-long'],
  ['prepMinutes', -1, 'out-of-range'],
  ['cookMinutes', 1.5, 'invalid'],
  ['equipment.0', 'x'.repeat(201), 'too-long'],
  ['steps.0', 'x'.repeat(2001), 'too-long'],
  ['steps', Array.from({ length: 201 }, () => 'mélanger'), 'too-long'],
  ['ingredients', Array.from({ length: 501 }, () => NEW_LINE), 'too-long'],
]
const BROKEN_LINES: [string, unknown, string][] = [
  ['quantity', 0, 'quantity-too-low'],
  ['quantity', 0.0000009, 'quantity-too-low'],
  ['quantity', -1, 'quantity-too-low'],
  ['quantity', 1_000_001, 'out-of-range'],
  ['quantity', '1', 'invalid'],
  ['unit', 'tasse', 'invalid'],
  ['wastagePercent', -900.1, 'wastage-out-of-range'],
  ['wastagePercent', 100.1, 'wastage-out-of-range'],
  ['userProductId', 'farine', 'invalid'],
  ['note', 'x'.repeat(501), 'too-long'],
]

const refusedFor = (path: string, rule: string) => ({
  status: 422,
  body: { code: 'VALIDATION', data: { fields: [{ path, rule }] } },
})

describe('a body that breaks a rule', () => {
  test.each(BROKEN)('names %s: %j is refused as %s', async (path, value, rule) => {
    const field = path.endsWith('.0') ? { [path.slice(0, -2)]: [value] } : { [path]: value }
    expect(await chef.post('/api/tech-sheets', { ...NEW_SHEET, ...field })).toMatchObject(
      refusedFor(path, rule),
    )
    expect(await chef.patch(at(sheet.id, ''), { version: 1, ...field })).toMatchObject(refusedFor(path, rule))
  })

  test.each(BROKEN_LINES)('names the line and its %s: %j is refused as %s', async (path, value, rule) => {
    const ingredients = [NEW_LINE, { ...NEW_LINE, [path]: value }]
    const inList = refusedFor(`ingredients.1.${path}`, rule)
    expect(await chef.post('/api/tech-sheets', { ...NEW_SHEET, ingredients })).toMatchObject(inList)
    expect(await chef.patch(at(sheet.id, ''), { version: 1, ingredients })).toMatchObject(inList)
    const alone = refusedFor(path, rule)
    expect(await chef.post(at(sheet.id, '/ingredients'), { ...NEW_LINE, [path]: value })).toMatchObject(alone)
    expect(await chef.patch(at(sheet.id, '/ingredients/LINE'), { [path]: value })).toMatchObject(alone)
  })

  test('names every field that is missing', async () => {
    const answer = await chef.post<{ data: { fields: { path: string }[] } }>('/api/tech-sheets', {})
    expect(answer.status).toBe(422)
    const paths = answer.body.data.fields.map((field) => field.path)
    expect(paths.toSorted()).toEqual(['category', 'portions', 'title'])
  })

  test('cannot save without saying what was read', async () => {
    expect(await chef.patch(at(sheet.id, ''), { portions: 5 })).toMatchObject(
      refusedFor('version', 'required'),
    )
  })

  test('is too large above a megabyte, and unreadable when it is no JSON', async () => {
    const large = await chef.post('/api/tech-sheets', { ...NEW_SHEET, method: 'x'.repeat(1_100_000) })
    expect(large).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
    for (const body of ['{"title":', '[', 'nul', '\0'])
      expect(await chef.post('/api/tech-sheets', body)).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      })
    expect(await read(chef, sheet)).toEqual(sheet)
  })
})

test.each([
  ['cursor', 'soupe'],
  ['cursor', Buffer.from('["title","Soupe"]').toString('base64url')],
  ['cursor', Buffer.from(JSON.stringify(['title', 'soupe', randomUUID()])).toString('base64url')],
  ['cursor', Buffer.from(JSON.stringify(['-updatedAt', 'hier', randomUUID()])).toString('base64url')],
  ['limit', '0'],
  ['limit', '201'],
  ['limit', 'dix'],
  ['sort', 'poids'],
  ['category', 'Boisson'],
  ['margin', 'enorme'],
  ['incomplete', 'peut-être'],
  ['search', 'x'.repeat(101)],
])('a list asked for with %s=%s names the field', async (path, value) => {
  const url = `/api/tech-sheets?${new URLSearchParams({ [path]: value }).toString()}`
  expect(await chef.get(url)).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path }] } },
  })
})
