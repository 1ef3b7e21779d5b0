import { describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { ArticleCandidates, ProductArticles } from '#contract/product-articles.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { withMill } from '../testing/articles.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer, take } from '../testing/catalogues.ts'

let api: Api
let chef: Member
let halles: Supplier
let metro: Supplier
let flour: UserProduct
let loose: CatalogueProduct
let sack: CatalogueProduct
const { address, articles, product, put, tie } = withMill(
  (mill) => ({ api, chef, halles, metro, flour, loose, sack } = mill),
)

const candidates = (search = '') =>
  chef.done(chef.get<ArticleCandidates>(`/api/user-products/${flour.id}/article-candidates?search=${search}`))

const NOTHING = { version: 1, followedId: null, followsCheapest: false, articles: [] }

/** What undoing sends: the state that was read. */
const asSent = ({ followedId, followsCheapest, items }: ProductArticles) => ({
  followedId,
  followsCheapest,
  articles: items.map(({ id, sourcePriceHt, sourceUnit }) => ({ id, sourcePriceHt, sourceUnit })),
})

const fields = async (change: object) => {
  const { status, body: answer } = await put({ ...NOTHING, ...change })
  expect(status).toBe(422)
  return (answer as unknown as { data: { fields: unknown } }).data.fields
}

describe('the articles of a product', () => {
  test('are none at first; each has its price for the unit of the product, the cheapest of several is marked', async () => {
    expect(await articles()).toEqual({
      version: 1,
      unit: 'kg',
      followedId: null,
      followsCheapest: false,
      items: [],
    })
    await tie([loose.id, sack.id])
    const { items, version } = await articles()
    expect(version).toBe(2)
    expect(items).toMatchObject([
      { id: loose.id, supplier: { name: 'Les Halles' }, productPriceHt: 1, cheapest: false },
      { id: sack.id, supplier: { name: 'Metro' }, productPriceHt: 0.8, doubt: null, cheapest: true },
    ])
  })

  test('leave the price as it is; that of the followed one is offered', async () => {
    await tie([sack.id, loose.id])
    expect(await product()).toMatchObject({
      priceHt: 1.2,
      newPrice: { priceHt: 0.8, supplierName: 'Metro', cataloguePriceHt: 20, catalogueUnit: 'sachet' },
    })
    await chef.done(chef.post('/api/new-prices/take', { productIds: [flour.id] }))
    expect(await product()).toMatchObject({ priceHt: 0.8, newPrice: null })
  })

  test('offer nothing where the followed one asks what the product costs already', async () => {
    await chef.done(chef.change(`/api/user-products/${flour.id}`, { priceHt: 0.8 }))
    await tie([sack.id])
    expect((await product()).newPrice).toBeNull()
  })

  test('without a conversion have no price, and are never the cheapest', async () => {
    const cup = await offer(chef, metro, { name: 'Farine', unit: 'pièce', priceHt: 0.1 })
    await tie([loose.id, sack.id, cup.id], loose.id, true)
    const { items, followedId } = await articles()
    expect(items.find(({ id }) => id === cup.id)).toMatchObject({
      productPriceHt: null,
      doubt: 'content-missing',
      cheapest: false,
    })
    expect(followedId).toBe(sack.id)
  })

  test('are as before once what was read before is sent again, with what was set aside', async () => {
    await tie([sack.id, loose.id])
    await chef.done(chef.post('/api/new-prices/set-aside', { productIds: [flour.id] }))
    const before = await articles()
    await tie([])
    const { version, items } = await articles()
    expect(items).toEqual([])
    const after = await chef.done(put({ version, ...asSent(before) }))
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 })
    expect((await product()).newPrice).toBeNull()
  })

  test('keep what each was last taken at while another is followed', async () => {
    await tie([sack.id, loose.id])
    await chef.done(chef.post('/api/new-prices/take', { productIds: [flour.id] }))
    await tie([sack.id, loose.id], loose.id)
    expect((await product()).newPrice).toMatchObject({ priceHt: 1, supplierName: 'Les Halles' })
    await tie([sack.id, loose.id], sack.id)
    expect((await product()).newPrice).toBeNull()
  })

  test('are refused from an older version, with what is stored', async () => {
    await tie([sack.id])
    const refused = await put(NOTHING)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { current: { version: 2, followedId: sack.id } } },
    })
  })

  test('are refused unless each is there once, free, and the followed one among them', async () => {
    const cream = await offer(chef, halles, { name: 'Crème', unit: 'L' })
    await take(chef, cream)
    expect(await fields({ articles: [{ id: cream.id }] })).toEqual([
      { path: 'articles.0.id', rule: 'article-taken' },
    ])
    expect(await fields({ articles: [{ id: flour.id }] })).toEqual([
      { path: 'articles.0.id', rule: 'unknown-reference' },
    ])
    expect(await fields({ followedId: sack.id })).toEqual([{ path: 'followedId', rule: 'unknown-reference' }])
    expect(await fields({ articles: [{ id: sack.id }, { id: sack.id }] })).toEqual([
      { path: 'articles', rule: 'invalid' },
    ])
    expect((await articles()).version).toBe(1)
  })

  test('of another user are not found, neither product nor article', async () => {
    const other = await api.signUp()
    expect((await other.get(address())).status).toBe(404)
    expect((await other.get(`/api/user-products/${flour.id}/article-candidates`)).status).toBe(404)
    const body = NOTHING
    expect((await other.send('PUT', address(), { body })).status).toBe(404)
    const own = await other.done(
      other.post<UserProduct>('/api/user-products', {
        name: 'Sel',
        category: 'Épices',
        unit: 'kg',
        priceHt: 1,
      }),
    )
    const stolen = { ...body, articles: [{ id: sack.id }] }
    expect((await other.send('PUT', `/api/user-products/${own.id}/articles`, { body: stolen })).status).toBe(
      422,
    )
  })
})

async function removeFlour() {
  const path = `/api/user-products/${flour.id}`
  return (await chef.done(chef.send<{ deletedItemId: string }>('DELETE', path))).deletedItemId
}

describe('a deleted product', () => {
  test('has its articles again once it is restored from the bin', async () => {
    await tie([sack.id, loose.id], sack.id, true)
    const before = await articles()
    const deletedItemId = await removeFlour()
    await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
    expect(await articles()).toEqual(before)
  })

  test('is not restored while an article of it belongs to another product', async () => {
    await tie([sack.id, loose.id])
    const deletedItemId = await removeFlour()
    const other = await take(chef, loose)
    expect(await chef.post(`/api/deleted-items/${deletedItemId}/restore`)).toMatchObject({
      status: 409,
      body: { data: { reason: 'article-taken', name: other.name } },
    })
  })
})

describe('the catalogue', () => {
  test('shows an article that is tied beside another as known, and does not import it', async () => {
    await tie([sack.id, loose.id])
    const { items } = await chef.done(
      chef.get<{ items: CatalogueProduct[] }>(`/api/suppliers/${halles.id}/products?imported=true`),
    )
    expect(items).toMatchObject([{ id: loose.id, userProductId: flour.id }])
    const body = { productIds: [loose.id] }
    const again = await chef.done(chef.post(`/api/suppliers/${halles.id}/products/import`, body))
    expect(again).toEqual({ imported: 0, already: 1 })
  })
})

describe('what a product may be tied to', () => {
  test('without a search are the articles whose names mean it, but those that it is tied to', async () => {
    await offer(chef, metro, { name: 'Vin blanc' })
    const { items } = await candidates()
    expect(items.map(({ id }) => id).toSorted()).toEqual([loose.id, sack.id].toSorted())
    expect(items.every(({ certainty }) => certainty !== null)).toBe(true)
    await tie([sack.id, loose.id])
    expect(await candidates()).toEqual({ total: 0, items: [] })
  })

  test('with a search are those with its words, with the product that has one already', async () => {
    const wine = await offer(chef, metro, { name: 'Vin blanc' })
    const own = await take(chef, wine)
    expect(await candidates('blanc')).toMatchObject({
      total: 1,
      items: [{ id: wine.id, certainty: null, product: { id: own.id } }],
    })
  })
})
