import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import { techSheetChange } from '#contract/sheets.ts'
import type { Method } from '../testing/api-client.ts'
import { buy, write } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { anyText } from '#tests/any-text.ts'

let api: Api
let chef: Member
let flour: UserProduct
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  flour = await buy(chef)
})
afterAll(() => api.close())

/** Values of every kind, those that look right more often than chance would make them. */
const awkward = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.constantFrom(
    '\0',
    '\uD800',
    '',
    null,
    0,
    -0,
    1,
    1e308,
    -1e308,
    5e-324,
    0.0005,
    9_999_999.99999,
    2 ** 31,
    'kg',
  ),
  anyText(),
  fc.double(),
)
const nested = fc.nat({ max: 5000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)

const line = fc.dictionary(
  fc.constantFrom('id', 'userProductId', 'quantity', 'unit', 'wastagePercent', 'note', '__proto__'),
  awkward,
)
const lineBodies = line.map((facts) => ({ userProductId: flour.id, quantity: 1, unit: 'g', ...facts }))
const sheetBodies = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(techSheetChange.shape)), awkward),
    fc.option(fc.array(lineBodies, { maxLength: 4 }), { nil: undefined }),
    anyText({ minLength: 3 }),
  )
  .map(([facts, ingredients, title]) => ({
    title,
    category: 'Plat',
    portions: 2,
    version: 1,
    ...(ingredients && { ingredients }),
    ...facts,
  }))

const cursors = fc
  .tuple(fc.constantFrom('-updatedAt', 'title', 'margin', 'portions'), awkward, awkward)
  .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'))
const queries = fc.dictionary(
  fc.constantFrom(
    'search',
    'cursor',
    'limit',
    'sort',
    'category',
    'margin',
    'incomplete',
    'sort[]',
    'search[x][y]',
  ),
  fc.oneof(anyText(), cursors, fc.constantFrom('\0', '1e308', '-1', 'title', 'high', '%', 'true')),
)

/** Refused or done, but never broken on our side. */
async function fine(method: Method, path: string, body?: unknown) {
  const answer = await chef.send(method, path, { body })
  expect({ method, path, body, answer, fine: answer.status < 500 }).toMatchObject({ fine: true })
}

test('bodies of sheets', async () => {
  const sheet = await write(chef)
  await fc.assert(
    fc.asyncProperty(sheetBodies, async (body) => {
      await fine('POST', '/api/tech-sheets', body)
      await fine('PATCH', `/api/tech-sheets/${sheet.id}`, body)
    }),
    { numRuns: propertyRuns(150) },
  )
})

test('bodies of lines', async () => {
  const sheet = await write(chef, { ingredients: undefined })
  const lines = `/api/tech-sheets/${sheet.id}/ingredients`
  await fc.assert(
    fc.asyncProperty(lineBodies, line, async (whole, part) => {
      await fine('POST', lines, whole)
      await fine('PATCH', `${lines}/${sheet.ingredients[0]?.id}`, part)
    }),
    { numRuns: propertyRuns(100) },
  )
})

test('bodies that are hardly JSON', async () => {
  const texts = fc.oneof(nested, anyText(), fc.json())
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      await fine('POST', '/api/tech-sheets', text)
      await fine('POST', '/api/tech-sheets', `{"title":${text}}`)
    }),
    { numRuns: propertyRuns(100) },
  )
})

test('queries', async () => {
  await fc.assert(
    fc.asyncProperty(queries, (query) => fine('GET', `/api/tech-sheets?${new URLSearchParams(query)}`)),
    { numRuns: propertyRuns(200) },
  )
})

test('ids', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(), async (id) => {
      const path = `/api/tech-sheets/${encodeURIComponent(id.toWellFormed())}`
      for (const [method, end] of [
        ['GET', ''],
        ['DELETE', ''],
        ['POST', '/duplicate'],
        ['GET', '/totals'],
      ] as const)
        await fine(method, `${path}${end}`)
    }),
    { numRuns: propertyRuns(50) },
  )
})

test('cursors of moments that nobody lived', async () => {
  for (const moment of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']) {
    const cursor = Buffer.from(JSON.stringify(['-updatedAt', moment, flour.id])).toString('base64url')
    await fine('GET', `/api/tech-sheets?cursor=${cursor}`)
  }
})
