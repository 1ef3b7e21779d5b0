import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { Method } from '../testing/api-client.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer, take } from '../testing/catalogues.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ api, chef, supplier } = setUp))

type Listed<Item> = { items: Item[]; nextCursor: string | null; total: number }
const address = () => `/api/suppliers/${supplier.id}/products`
const list = (query = '') => chef.done(chef.get<Listed<CatalogueProduct>>(`${address()}?${query}`))
const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
const importing = (productIds: string[]) =>
  chef.post<{ imported: number; already: number }>(`${address()}/import`, { productIds })

describe('a row of a catalogue', () => {
  test('keeps every field that is sent', async () => {
    const facts = catalogueFacts({
      code: '00417',
      packText: 'Colis de 4 x 2,5 kg',
      packPriceHt: 80,
      brand: 'Alpage',
      allergens: ['Lait'],
      contentQuantity: 2.5,
      contentUnit: 'kg',
    })
    const row = await offer(chef, supplier, facts)
    expect(row).toMatchObject({ ...facts, supplierId: supplier.id, userProductId: null })
    const change = { priceHt: 9, allergens: ['Lait', 'Gluten'], productId: undefined }
    expect(await chef.done(chef.change(`${address()}/${row.id}`, change))).toMatchObject({
      priceHt: 9,
      allergens: ['Gluten', 'Lait'],
      code: '00417',
    })
    await chef.done(chef.delete(`${address()}/${row.id}`))
    expect((await list()).total).toBe(0)
    expect((await chef.delete(`${address()}/${row.id}`)).status).toBe(404)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ priceHt: -1 }, 'priceHt'],
    [{ priceHt: null }, 'priceHt'],
    [{ unit: 'colis' }, 'unit'],
    [{ contentQuantity: 2 }, 'contentUnit'],
  ])('is refused with %o, and the field is named', async (facts, path) => {
    const { status, body } = await chef.post(address(), { ...catalogueFacts(), ...facts })
    expect({ status, body }).toMatchObject({ status: 422, body: { data: { fields: [{ path }] } } })
    const row = await offer(chef, supplier)
    const changed = await chef.change(`${address()}/${row.id}`, facts)
    expect({ status: changed.status, body: changed.body }).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path }] } },
    })
  })
})

test('a catalogue is searched, filtered, sorted and paged', async () => {
  await offer(chef, supplier, { name: 'Crème', priceHt: 4 })
  await offer(chef, supplier, { name: 'Bœuf', category: 'Viande', priceHt: 20 })
  await take(chef, await offer(chef, supplier, { name: 'Ail', category: 'Légumes', priceHt: 6 }))
  expect(await names('')).toEqual(['Ail', 'Bœuf', 'Crème'])
  expect(await names('search=CREME')).toEqual(['Crème'])
  expect(await names('category=Viande')).toEqual(['Bœuf'])
  expect(await names('imported=false')).toEqual(['Bœuf', 'Crème'])
  expect(await names('sort=-priceHt')).toEqual(['Bœuf', 'Ail', 'Crème'])
  const first = await list('limit=2')
  expect(first.total).toBe(3)
  expect(await names(`limit=2&cursor=${first.nextCursor}`)).toEqual(['Crème'])
  expect((await chef.get(`${address()}?cursor=rien`)).status).toBe(422)
})

describe('importing', () => {
  test('copies a row with its source, and its price as the first of its history', async () => {
    const facts = { allergens: ['Lait'] as const, contentQuantity: 250, contentUnit: 'g' as const }
    const row = await offer(chef, supplier, { ...facts, allergens: ['Lait'], unit: 'pièce', priceHt: 2.4 })
    const product = await take(chef, row)
    expect(product).toMatchObject({
      ...facts,
      name: row.name,
      unit: 'pièce',
      priceHt: 2.4,
      sourceProductId: row.id,
      supplier: { id: supplier.id, name: supplier.name },
      newPrice: null,
    })
    expect(product.importedAt).not.toBeNull()
    const history = await chef.done(chef.get<Listed<PriceStep>>(`/api/user-products/${product.id}/prices`))
    expect(history.items).toMatchObject([
      { source: 'catalogue', origin: supplier.name, oldPriceHt: null, newPriceHt: 2.4 },
    ])
  })

  test('takes a row once, however many ask at once', async () => {
    const ids: string[] = []
    for (const name of ['Ail', 'Beurre', 'Crème']) ids.push((await offer(chef, supplier, { name })).id)
    const answers = await Promise.all([importing(ids), importing(ids), importing(ids.toReversed())])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.imported, 0)).toBe(3)
    expect(answers.reduce((sum, { body }) => sum + body.already, 0)).toBe(6)
    const { total } = await chef.done(chef.get<Listed<UserProduct>>('/api/user-products?imported=true'))
    expect(total).toBe(3)
  })

  test('counts nothing of another catalogue', async () => {
    const other = await deal(chef, 'Ailleurs')
    const row = await offer(chef, other)
    expect(await chef.done(importing([row.id, randomUUID()]))).toEqual({ imported: 0, already: 0 })
    expect((await importing([])).status).toBe(422)
  })

  test('can be of all that match and are not imported yet', async () => {
    for (const name of ['Crème', 'Crème double', 'Ail']) await offer(chef, supplier, { name })
    const [row] = (await list('search=double')).items
    if (row) await take(chef, row)
    const { ids, total } = await chef.done(
      chef.get<{ ids: string[]; total: number }>(`/api/suppliers/${supplier.id}/importable?search=creme`),
    )
    expect(total).toBe(1)
    expect(await chef.done(importing(ids))).toEqual({ imported: 1, already: 0 })
  })
})

const ROUTES: [Method, string, object?][] = [
  ['GET', '/products'],
  ['POST', '/products', catalogueFacts()],
  ['PATCH', '/products/{row}', { priceHt: 1, version: 1 }],
  ['DELETE', '/products/{row}'],
  ['GET', '/importable'],
  ['POST', '/products/import', { productIds: [randomUUID()] }],
]
test.each(ROUTES)(
  '%s %s of a supplier of another account, or of none, is 404',
  async (method, path, body) => {
    const rival = await api.signUp()
    const theirs = await deal(rival)
    const row = await offer(rival, theirs)
    for (const id of [theirs.id, randomUUID(), 'halles']) {
      const answered = await chef.send(method, `/api/suppliers/${id}${path.replace('{row}', row.id)}`, {
        body,
      })
      expect(answered).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    const own = await chef.send(method, `/api/suppliers/${supplier.id}${path.replace('{row}', row.id)}`, {
      body,
    })
    if (path.includes('{row}')) expect(own.status).toBe(404)
    const { items } = await rival.done(
      rival.get<Listed<CatalogueProduct>>(`/api/suppliers/${theirs.id}/products`),
    )
    expect(items).toEqual([row])
  },
)
