import { describe, expect, test } from 'vitest'
import { blanksOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

const BUTTER = { name: 'Beurre doux', category: 'Crémerie', unit: 'kg', priceHt: 9.8 }
const WINE = {
  name: 'Vin blanc sec',
  category: 'Boissons',
  unit: 'bouteille',
  priceHt: 5.1,
  contentQuantity: 0.75,
  contentUnit: 'L',
}

const add = (facts: object) => chef.done(chef.post<UserProduct>('/api/user-products', facts))
const read = (id: string) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))

describe('adding a product', () => {
  test('takes a name, a category, a unit and a price, and leaves the rest open', async () => {
    const { status, body } = await chef.post<UserProduct>('/api/user-products', BUTTER)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...BUTTER,
      version: 1,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...blanksOf(PRODUCT_FACTS),
      priceChangedAt: expect.stringMatching(/Z$/),
      supplier: null,
      sourceProductId: null,
      importedAt: null,
      newPrice: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(await read(body.id)).toEqual(body)
  })

  test('keeps what one of a counted word weighs; a change is of the words that it names', async () => {
    const clove = { gousse: { quantity: 5, unit: 'g' } }
    const garlic = await add({ ...BUTTER, name: 'Ail', countedWeights: clove })
    expect(garlic.countedWeights).toEqual(clove)
    const head = { tête: { quantity: 60.5, unit: 'g' } }
    const changeTo = (change: object) => chef.done(chef.change(`/api/user-products/${garlic.id}`, change))
    await changeTo({ countedWeights: head })
    await changeTo({ priceHt: 6 })
    await changeTo({ countedWeights: {} })
    expect((await read(garlic.id)).countedWeights).toEqual({ ...clove, ...head })
    await changeTo({ countedWeights: { gousse: { quantity: 6, unit: 'g' } } })
    await changeTo({ countedWeights: { tête: null, brin: null } })
    expect((await read(garlic.id)).countedWeights).toEqual({ gousse: { quantity: 6, unit: 'g' } })
  })

  test.each([
    ['no word that is counted', { kilo: { quantity: 5, unit: 'g' } }],
    ['a weight of nothing', { gousse: { quantity: 0, unit: 'g' } }],
    ['no unit', { gousse: { quantity: 5 } }],
    ['another unit', { gousse: { quantity: 5, unit: 'oz' } }],
    ['no set of words', [5]],
  ])('refuses what one weighs when it is %s', async (_, countedWeights) => {
    expect((await chef.post('/api/user-products', { ...BUTTER, countedWeights })).status).toBe(422)
  })

  test('keeps every fact that is given, with the supplier by name', async () => {
    const supplier = await deal(chef, 'Cave Roulin')
    const product = await add({
      ...WINE,
      brand: 'Les Coteaux',
      allergens: ['Sulfites'],
      supplierId: supplier.id,
      densityKgPerL: 0.99,
    })
    expect(product).toMatchObject({
      ...WINE,
      brand: 'Les Coteaux',
      allergens: ['Sulfites'],
      supplierId: supplier.id,
      supplier: { id: supplier.id, name: 'Cave Roulin' },
      densityKgPerL: 0.99,
    })
  })

  test('trims names, takes a blank brand for none and each allergen once, in the order of the law', async () => {
    const product = await add({
      ...BUTTER,
      name: '  Beurre salé ',
      brand: '   ',
      allergens: ['Lait', 'Gluten', 'Lait'],
    })
    expect(product).toMatchObject({ name: 'Beurre salé', brand: null, allergens: ['Gluten', 'Lait'] })
  })

  test('accepts a product whose price is not known yet', async () => {
    expect(await add({ ...BUTTER, priceHt: null })).toMatchObject({ priceHt: null })
  })

  test('keeps the price of a gram to the hundredth of a cent', async () => {
    expect(await add({ ...BUTTER, unit: 'g', priceHt: 0.0098 })).toMatchObject({ priceHt: 0.0098 })
  })
})

describe('changing a product', () => {
  test('changes what is sent and leaves the rest', async () => {
    const wine = await add({ ...WINE, brand: 'Les Coteaux' })
    const changed = await chef.done(
      chef.change<UserProduct>(`/api/user-products/${wine.id}`, { priceHt: 5.45 }),
    )
    const { updatedAt, priceChangedAt } = changed
    expect(changed).toEqual({ ...wine, version: wine.version + 1, priceHt: 5.45, updatedAt, priceChangedAt })
    expect(changed.updatedAt >= wine.updatedAt).toBe(true)
    expect(await read(wine.id)).toEqual(changed)
  })

  test('null clears a fact', async () => {
    const supplier = await deal(chef, 'Cave Roulin')
    const wine = await add({ ...WINE, brand: 'Les Coteaux', supplierId: supplier.id, densityKgPerL: 1 })
    const cleared = { brand: null, supplierId: null, densityKgPerL: null, priceHt: null }
    const without = { ...cleared, contentQuantity: null, contentUnit: null }
    const { body } = await chef.change(`/api/user-products/${wine.id}`, without)
    expect(body).toMatchObject({ ...without, supplier: null })
  })

  test.each([
    ['a quantity without its unit', { contentUnit: null }],
    ['a unit without its quantity', { contentQuantity: null }],
  ])('refuses to leave of the content %s', async (_what, change) => {
    const wine = await add(WINE)
    const { status, body } = await chef.change(`/api/user-products/${wine.id}`, change)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'VALIDATION',
      data: { fields: [{ path: 'contentUnit', rule: 'content-incomplete' }] },
    })
    expect(await read(wine.id)).toEqual(wine)
  })

  test('a change of nothing is none', async () => {
    const butter = await add(BUTTER)
    const { status, body } = await chef.change<UserProduct>(`/api/user-products/${butter.id}`, {})
    expect(status).toBe(200)
    expect(body).toMatchObject(BUTTER)
  })
})

describe('deleting a product', () => {
  test('removes it, once', async () => {
    const butter = await add(BUTTER)
    expect(await chef.delete(`/api/user-products/${butter.id}`)).toMatchObject({
      status: 200,
      body: { id: butter.id },
    })
    expect((await chef.get(`/api/user-products/${butter.id}`)).status).toBe(404)
    expect((await chef.delete(`/api/user-products/${butter.id}`)).status).toBe(404)
  })
})

describe('suppliers', () => {
  test('a supplier needs no more than a name; blank fields say nothing', async () => {
    const { status, body } = await chef.post('/api/suppliers', { name: ' Primeur des Halles ', phone: '' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Primeur des Halles', email: null, phone: null, notes: null })
  })

  test('are found by a part of their name, whatever the accents, and come by name', async () => {
    const buyer = await api.signUp()
    for (const name of ['Zéphyr', 'Épicerie Corse', 'Ecailler du port', 'Étal du marché'])
      await deal(buyer, name)
    const names = async (query: string) => {
      const { body } = await buyer.get<{ items: Supplier[]; total: number }>(`/api/suppliers?${query}`)
      return body.items.map((supplier) => supplier.name)
    }
    expect(await names('')).toEqual(['Ecailler du port', 'Épicerie Corse', 'Étal du marché', 'Zéphyr'])
    expect(await names('search=EPI')).toEqual(['Épicerie Corse'])
    expect(await names('search=phyr')).toEqual(['Zéphyr'])
  })

  test('come page by page', async () => {
    const buyer = await api.signUp()
    for (const name of ['A', 'B', 'C']) await deal(buyer, name)
    type Page = { items: Supplier[]; total: number; nextCursor: string | null }
    const first = await buyer.done(buyer.get<Page>('/api/suppliers?limit=2'))
    expect(first).toMatchObject({ items: [{ name: 'A' }, { name: 'B' }], total: 3 })
    const second = await buyer.done(buyer.get<Page>(`/api/suppliers?limit=2&cursor=${first.nextCursor}`))
    expect(second).toMatchObject({ items: [{ name: 'C' }], total: 3, nextCursor: null })
  })
})
