import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PriceStep } from '#contract/prices.ts'
import { heldBy } from '../testing/checksums.ts'
import { buy, read, save, write } from '../testing/kitchen.ts'
import { deal } from '../testing/suppliers.ts'
import {
  FILE,
  fileLine,
  fileProduct,
  fileSheet,
  importAsPlanned,
  planOf,
  productsOf,
  sendImport,
  sheetsOf,
  tartAndDough,
} from '../testing/sheet-import.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const signUp = async () => (chef = await api.signUp())
const products = () => productsOf(chef)
const sheets = () => sheetsOf(chef)

describe('an import', () => {
  test('makes sheets with their products, prices of the file and preparations, costed', async () => {
    await signUp()
    const made = await chef.done(sendImport(chef, tartAndDough()))
    expect(made).toMatchObject({ created: 2, replaced: 0, kept: 0, products: 2, prices: 0 })
    const [tart] = await sheets()
    // 500 g of a dough that costs 4.60 € a kilo, and 100 g of butter.
    expect(tart).toMatchObject({ title: 'Pâte', coutMatiere: 4.6, uncostedLines: 0, category: 'Plat' })
    const whole = await read(chef, made.sheets[0] ?? { id: '' })
    expect(whole).toMatchObject({
      title: 'Tarte fine',
      category: 'Dessert',
      coutMatiere: 3.3,
      sellingPriceHt: 6,
      steps: ['Étaler', 'Cuire'],
      ingredients: [
        { preparation: { title: 'Pâte' }, quantity: 500 },
        { product: { name: 'Beurre doux' }, quantity: 100 },
        { costing: 'qs', note: 'Sel', product: null },
      ],
    })
    const [butter] = await products()
    expect(butter).toMatchObject({ name: 'Beurre doux', priceHt: 10, priceChangedAt: FILE.modifiedAt })
    const { items } = await chef.done(
      chef.get<{ items: PriceStep[] }>(`/api/user-products/${butter?.id}/prices`),
    )
    expect(items).toMatchObject([
      { source: 'sheet', origin: 'fiches.xlsx', at: FILE.modifiedAt, oldPriceHt: null, newPriceHt: 10 },
    ])
  })

  test('sent twice under one key imports once', async () => {
    await signUp()
    const body = { files: [FILE], ...tartAndDough() }
    const sent = { ...body, sheets: body.sheets.map((sheet) => ({ ...sheet, target: { kind: 'new' } })) }
    const send = () =>
      chef.send<object>('POST', '/api/sheet-imports', { body: sent, headers: { 'idempotency-key': 'one' } })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await sheets()).toHaveLength(2)
  })

  test('replaces no newer price of a product that is there, and gives an older one the price of the file', async () => {
    await signUp()
    const newer = await buy(chef, { name: 'Farine', priceHt: 2 })
    const target = { kind: 'product', id: newer.id } as const
    const sent = {
      products: [fileProduct('Farine', 1, { target })],
      sheets: [fileSheet('Pain', [fileLine('Farine', 0, 1000)])],
    }
    expect((await planOf(chef, sent)).products).toMatchObject([
      { outcome: 'older', before: { priceHt: 2 }, unit: 'kg', priceHt: 1 },
    ])
    expect(await chef.done(sendImport(chef, sent))).toMatchObject({ prices: 0, olderPrices: 1 })
    expect(await sheets()).toMatchObject([{ coutMatiere: 2 }])
    const later = [{ name: 'fiches.xlsx', modifiedAt: new Date(Date.now() - 1).toISOString() }]
    const again = { ...sent, files: later, sheets: [fileSheet('Brioche', [fileLine('Farine', 0, 1000)])] }
    expect(await chef.done(sendImport(chef, again))).toMatchObject({ prices: 1, olderPrices: 0 })
    expect(await products()).toMatchObject([{ priceHt: 1, priceChangedAt: later[0]?.modifiedAt }])
    expect((await sheets()).map(({ coutMatiere }) => coutMatiere)).toEqual([1, 1])
  })
})

test("plans the price that a supplier's article will have, as the import then stores it", async () => {
  await signUp()
  const supplier = await deal(chef, 'Halle')
  const article = await chef.done(
    chef.post<{ id: string }>(`/api/suppliers/${supplier.id}/products`, {
      name: 'Miel de fleurs',
      category: 'Épicerie',
      unit: 'kg',
      priceHt: 8,
    }),
  )
  const sent = {
    products: [fileProduct('Miel', 5, { target: { kind: 'article', id: article.id } })],
    sheets: [fileSheet('Chèvre-miel', [fileLine('Miel', 0, 100)])],
  }
  expect((await planOf(chef, sent)).products).toMatchObject([
    { outcome: 'older', before: { priceHt: 8 }, unit: 'kg', priceHt: 5 },
  ])
  expect(await chef.done(sendImport(chef, sent))).toMatchObject({
    products: 1,
    prices: 0,
    olderPrices: 1,
  })
  expect(await sheets()).toMatchObject([{ coutMatiere: 0.8 }])
})

describe('a second import of the same files', () => {
  test('changes nothing where the files say the same', async () => {
    await signUp()
    await importAsPlanned(chef, tartAndDough())
    const before = await heldBy(api.database, chef)
    const plan = await planOf(chef, tartAndDough())
    expect(plan.sheets.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect(await importAsPlanned(chef, tartAndDough())).toMatchObject({
      importId: null,
      kept: 2,
      products: 0,
    })
    expect(await heldBy(api.database, chef)).toEqual(before)
  })

  test('updates what has changed in the files, and shows it before', async () => {
    await signUp()
    const {
      sheets: [first],
    } = await importAsPlanned(chef, tartAndDough())
    const sent = tartAndDough()
    const [, dough] = sent.sheets
    const own = (await products()).map(({ id }) => ({ kind: 'product', id }) as const)
    sent.products = [
      fileProduct('Farine', 1, { target: own[1] }),
      fileProduct('Beurre doux', 10, { target: own[0] }),
    ]
    dough?.lines.splice(1, 1, fileLine('Beurre', 1, 300))
    const plan = await planOf(chef, sent)
    expect(plan.sheets[0]).toMatchObject({ outcome: 'unchanged' })
    expect(plan.sheets[1]).toMatchObject({
      outcome: 'update',
      changes: {
        facts: [],
        lines: [{ name: 'Beurre', before: { quantity: 400 }, after: { quantity: 300 } }],
      },
    })
    expect(await importAsPlanned(chef, sent)).toMatchObject({ created: 0, replaced: 1, kept: 1 })
    expect(await sheets()).toMatchObject([{ coutMatiere: 3.6 }, { id: first?.id, coutMatiere: 2.8 }])
  })

  test('knows the sheet again that was given a title and portions which its file does not say', async () => {
    await signUp()
    const named = fileSheet('Ma soupe', [], { portions: 8 })
    named.origin.title = 'Soupe'
    await importAsPlanned(chef, { products: [], sheets: [named] })
    const again = { products: [], sheets: [fileSheet('Soupe', [], { portions: null })] }
    Object.assign(again.sheets[0] ?? {}, { origin: { ...named.origin, title: undefined } })
    expect((await planOf(chef, again)).sheets).toMatchObject([{ outcome: 'unchanged', title: 'Ma soupe' }])
    expect(await importAsPlanned(chef, again)).toMatchObject({ created: 0, replaced: 0, kept: 1 })
    expect(await sheets()).toMatchObject([{ title: 'Ma soupe', portions: 8 }])
  })

  test('never replaces by itself what was changed in the account since', async () => {
    await signUp()
    const {
      sheets: [, first],
    } = await importAsPlanned(chef, tartAndDough())
    const dough = await read(chef, first ?? { id: '' })
    await save(chef, dough, { portions: 12, notes: 'Reposer une nuit' })
    expect((await planOf(chef, tartAndDough())).sheets[1]).toMatchObject({ outcome: 'unchanged' })
    const sent = tartAndDough()
    Object.assign(sent.sheets[1] ?? {}, { portions: 8 })
    const plan = await planOf(chef, sent)
    expect(plan.sheets[1]).toMatchObject({
      outcome: 'changed-since',
      changes: { facts: [{ fact: 'portions', before: 12, after: 8 }] },
    })
    await importAsPlanned(chef, sent)
    expect(await read(chef, dough)).toMatchObject({ portions: 12, notes: 'Reposer une nuit' })
    // It was decided: the same file is not asked about again.
    expect((await planOf(chef, sent)).sheets[1]).toMatchObject({ outcome: 'unchanged' })
  })

  test('changes what a file says under its heading in the notes, and no word beside it', async () => {
    await signUp()
    const soup = await write(chef, { title: 'Soupe', notes: 'Servir chaud' })
    const target = { kind: 'replace', id: soup.id, version: soup.version } as const
    const sheet = fileSheet('Soupe', [], { notes: 'Dans le fichier :\n– Coefficient : 4' })
    const notes = 'Servir chaud\n\nDans le fichier :\n– Coefficient : 4'
    expect((await planOf(chef, { products: [], sheets: [sheet] })).sheets[0]?.changes.facts).toContainEqual({
      fact: 'notes',
      before: 'Servir chaud',
      after: notes,
    })
    await chef.done(sendImport(chef, { products: [], sheets: [{ ...sheet, target }] }))
    expect(await read(chef, soup)).toMatchObject({ notes })
  })

  test('replaces nothing that another window has saved meanwhile', async () => {
    await signUp()
    const bread = await write(chef, { title: 'Pain', portions: 2 })
    const sent = { products: [], sheets: [fileSheet('Pain', [], { portions: 6 })] }
    expect((await planOf(chef, sent)).sheets[0]).toMatchObject({
      outcome: 'exists',
      existing: { id: bread.id, importedAt: null },
    })
    await save(chef, bread, { portions: 3 })
    const target = { kind: 'replace', id: bread.id, version: bread.version } as const
    const { status, body } = await sendImport(chef, {
      products: [],
      sheets: [fileSheet('Pain', [], { portions: 6, target })],
    })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'sheets.0.target', rule: 'changed-since' }] } },
    })
  })
})
