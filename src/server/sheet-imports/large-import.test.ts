import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommittedImport } from '#contract/sheet-imports.ts'
import { asMember } from '#database/as-member.ts'
import { MAX_IMPORT_BYTES } from '#domain/sheet-imports/limits.ts'
import { grow } from '../testing/grow.ts'
import { FILE, fileLine, fileProduct, fileSheet, planOf, sendImport } from '../testing/sheet-import.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { commitImport } from './commit-import.queries.ts'

const [SHEETS, LINES, PRODUCTS] = [300, 12, 400]

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const kitchen = () => ({
  products: Array.from({ length: PRODUCTS }, (_, at) => fileProduct(`Produit ${at}`, at + 1)),
  sheets: Array.from({ length: SHEETS }, (_, sheet) =>
    fileSheet(
      `Fiche ${sheet}`,
      Array.from({ length: LINES }, (_line, at) => {
        const product = (sheet * 7 + at) % PRODUCTS
        return fileLine(`Produit ${product}`, product, 100 + at)
      }),
      { steps: ['Éplucher et tailler. '.repeat(20), 'Cuire. '.repeat(20)], sellingPriceHt: 12 },
    ),
  ),
})

test(`${SHEETS} sheets of ${LINES} lines are imported whole`, async () => {
  const chef = await api.signUp()
  const sent = kitchen()
  const began = performance.now()
  const made = await chef.done<CommittedImport>(sendImport(chef, sent))
  const took = performance.now() - began
  process.stdout.write(`${SHEETS} sheets of ${LINES} lines committed in ${Math.round(took)} ms\n`)
  expect(made).toMatchObject({ created: SHEETS, products: PRODUCTS })
  const plan = await planOf(chef, sent)
  expect(new Set(plan.sheets.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
})

test('an import whose client has left is abandoned whole', async () => {
  const chef = await api.signUp()
  const { products, sheets } = kitchen()
  let queries = 0
  const goesOn = () => {
    queries += 1
    if (queries > 3) throw new Error('Nobody waits for the import any more')
  }
  const input = {
    files: [FILE],
    products,
    sheets: sheets.map((sheet) => ({ ...sheet, target: { kind: 'new' as const } })),
  }
  await expect(grow(api, chef, (tx) => commitImport(tx, input, goesOn))).rejects.toThrow('Nobody waits')
  const { rows } = await asMember(api.database, chef.userId, ({ client }) =>
    client.query<{ rows: number }>(
      `select (select count(*) from tech_sheets) + (select count(*) from user_products)
         + (select count(*) from imports) as rows`,
    ),
  )
  expect(rows).toEqual([{ rows: 0 }])
})

test('a body that is larger than any import is refused, and none is read without a session', async () => {
  const chef = await api.signUp()
  const body = { notes: 'x'.repeat(MAX_IMPORT_BYTES) }
  expect(await chef.post('/api/sheet-imports/plan', body)).toMatchObject({ status: 413 })
  expect(await api.visitor().post('/api/sheet-imports/plan', body)).toMatchObject({ status: 401 })
})

test('what would hold more than an account may is refused whole', async () => {
  const small = await startApi({ storage: { maxItems: 50, maxPhotoBytes: 1_000_000 } }, { beside: api })
  try {
    const chef = await small.signUp({ email: 'petite@exemple.fr' })
    expect(await sendImport(chef, kitchen())).toMatchObject({ status: 403, body: { code: 'STORAGE_FULL' } })
    const { total } = await chef.done(chef.get<{ total: number }>('/api/tech-sheets'))
    expect(total).toBe(0)
  } finally {
    await small.close()
  }
})
