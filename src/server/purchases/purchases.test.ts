import { expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { UserProduct } from '#contract/products.ts'
import type { PurchaseSources } from '#contract/purchases.ts'
import { MAX_CHOSEN_SHEETS } from '#domain/purchases/limits.ts'
import { purchaseList } from '#domain/purchases/purchase-list.ts'
import { buy, grams, some, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

const sources = (...sheets: { id: string }[]) =>
  chef.get<PurchaseSources>(`/api/purchases?${sheets.map(({ id }) => `sheetIds=${id}`).join('&')}`)

test('the sheets asked for come with every preparation below, their products and suppliers', async () => {
  const supplier = await chef.done(
    chef.post<{ id: string }>('/api/suppliers', {
      name: 'Mirandol',
      phone: '01 02 03 04 05',
      minimumHt: null,
    }),
  )
  const bones = await buy(chef, { name: 'Os', supplierId: supplier.id })
  const cream = await buy(chef, { name: 'Crème', unit: 'L' })
  await buy(chef, { name: 'Farine' })
  const stock = await write(chef, {
    title: 'Fond',
    ingredients: [grams(bones, 3000, { wastagePercent: 10 })],
  })
  const sauce = await write(chef, {
    title: 'Sauce',
    portions: 2,
    ingredients: [some(stock, 2), { costing: 'qs', note: 'sel' }],
  })
  const veal = await write(chef, {
    title: 'Veau',
    portions: 4,
    ingredients: [some(sauce, 4), { userProductId: cream.id, quantity: 50, unit: 'cl' }],
  })
  const fish = await write(chef, { title: 'Poisson', ingredients: [some(sauce, 1)] })
  const { body } = await sources(veal, fish)
  expect(body.sheets.map(({ title }) => title)).toEqual(['Fond', 'Poisson', 'Sauce', 'Veau'])
  expect(body.products.map(({ name, supplierId }) => [name, supplierId])).toEqual([
    ['Crème', null],
    ['Os', supplier.id],
  ])
  expect(body.suppliers).toEqual([
    { id: supplier.id, name: 'Mirandol', email: null, phone: '01 02 03 04 05', minimumHt: null },
  ])
  const { items, apart } = purchaseList(body, [{ sheetId: veal.id, covers: 8 }], 'majoration')
  expect(items.map(({ product, quantity }) => [product.name, quantity?.toFixed(9)])).toEqual([
    ['Crème', '1.000000000'],
    ['Os', '6.600000000'],
  ])
  expect(apart).toMatchObject([{ reason: 'qs', name: 'sel' }])
})

test('a product that came from a catalogue has its pack and its number', async () => {
  const { id } = await deal(chef, 'Minoterie')
  const sold = { name: 'Farine T55', category: 'Épicerie', unit: 'kg', priceHt: 0.9 }
  const row = { ...sold, code: '00451', packText: 'Sac 25 kg', packPriceHt: 22.5 }
  const article = await chef.done(chef.post<CatalogueProduct>(`/api/suppliers/${id}/products`, row))
  await chef.done(chef.post(`/api/suppliers/${id}/products/import`, { productIds: [article.id] }))
  const { body: found } = await chef.get<{ items: UserProduct[] }>('/api/user-products?search=farine%20t55')
  const sheet = await write(chef, { ingredients: [grams(found.items[0] ?? null, 500)] })
  const { body } = await sources(sheet)
  expect(body.products).toMatchObject([
    {
      sourceProductId: article.id,
      code: '00451',
      pack: { quantity: 25, text: 'Sac 25 kg', approximate: false },
      orderedAs: { quantity: 25, isDivisible: false, priceHt: 22.5, approximate: false, unitPriceHt: 0.9 },
    },
  ])
  await chef.done(chef.delete(`/api/suppliers/${id}/products/${article.id}`))
  expect((await sources(sheet)).body.products).toMatchObject([
    { sourceProductId: null, code: null, pack: null, orderedAs: null },
  ])
})

test('sheets that are not there are left out, and another account’s are not there', async () => {
  const mine = await write(chef, { ingredients: [grams(await buy(chef), 100)] })
  const theirs = await write(await api.signUp(), {})
  const { body } = await sources(mine, theirs, { id: crypto.randomUUID() })
  expect(body.sheets.map(({ id }) => id)).toEqual([mine.id])
  const nothing = { sheets: [], products: [], suppliers: [] }
  expect((await sources(theirs)).body).toEqual(nothing)
  expect((await sources()).body).toEqual(nothing)
})

test('too many, and what is no id, are refused', async () => {
  const many = Array.from({ length: MAX_CHOSEN_SHEETS + 1 }, () => ({ id: crypto.randomUUID() }))
  for (const wrong of [many, [{ id: '7' }]]) expect((await sources(...wrong)).status).toBe(422)
})
