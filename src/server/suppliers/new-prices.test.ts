import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { PriceAct } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier, SupplierDetail } from '#contract/suppliers.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { grams, some, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer, take } from '../testing/catalogues.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let supplier: Supplier
let row: CatalogueProduct
let butter: UserProduct
beforeAll(async () => {
  api = await sharedApi()
})
beforeEach(async () => {
  chef = await api.signUp()
  supplier = await deal(chef, 'Laiterie')
  row = await offer(chef, supplier, { priceHt: 8 })
  butter = await take(chef, row)
})
afterAll(() => api.close())

const read = () => chef.done(chef.get<UserProduct>(`/api/user-products/${butter.id}`))
const moves = (change: object) =>
  chef.done(chef.change(`/api/suppliers/${supplier.id}/products/${row.id}`, change))
const taking = (chosen: object) =>
  chef.done(
    chef.post<{ products: number; sheets: number; left: number; actId: string | null }>(
      '/api/new-prices/take',
      chosen,
    ),
  )

describe('a price that moves in the catalogue', () => {
  test('is told beside the product, and changes nothing by itself', async () => {
    await moves({ priceHt: 8.8 })
    expect(await read()).toMatchObject({
      priceHt: 8,
      newPrice: { priceHt: 8.8, cataloguePriceHt: 8.8, catalogueUnit: 'kg' },
    })
    const { items } = await chef.done(chef.get<{ items: UserProduct[] }>('/api/user-products?newPrice=true'))
    expect(items.map(({ id }) => id)).toEqual([butter.id])
    const detail = await chef.done(chef.get<SupplierDetail>(`/api/suppliers/${supplier.id}`))
    expect(detail.newPrices).toBe(1)
  })

  test('is told for the unit of the product', async () => {
    await moves({ unit: 'g', priceHt: 0.01 })
    expect((await read()).newPrice).toMatchObject({ priceHt: 10, cataloguePriceHt: 0.01, catalogueUnit: 'g' })
  })

  test('is no news when the product has that price already, or when the row changes otherwise', async () => {
    await moves({ name: 'Beurre fin' })
    expect((await read()).newPrice).toBeNull()
    await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 9 }))
    await moves({ priceHt: 9 })
    expect((await read()).newPrice).toBeNull()
  })

  test('is set aside until the catalogue moves again', async () => {
    await moves({ priceHt: 9 })
    const aside = { productIds: [butter.id] }
    expect(await chef.done(chef.post('/api/new-prices/set-aside', aside))).toEqual({ products: 1 })
    expect(await read()).toMatchObject({ priceHt: 8, newPrice: null })
    await moves({ priceHt: 9.5 })
    expect((await read()).newPrice).toMatchObject({ priceHt: 9.5 })
  })
})

describe('taking new prices', () => {
  test('of a supplier recosts every sheet above, as one act that the journal can undo', async () => {
    const sauce = await write(chef, { ingredients: [grams(butter, 500)] })
    await write(chef, { ingredients: [some(sauce, 2)] })
    const before = await storedCosts(chef)
    await moves({ priceHt: 10 })
    const { actId, ...taken } = await taking({ supplierId: supplier.id })
    expect(taken).toEqual({ products: 1, sheets: 2, left: 0 })
    expect(await read()).toMatchObject({ priceHt: 10, newPrice: null })
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    const { items } = await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes'))
    expect(items[0]).toMatchObject({ id: actId, source: 'catalogue', origin: 'Laiterie', products: 1 })
    await chef.done(chef.post(`/api/price-changes/${actId}/undo`))
    expect(await storedCosts(chef)).toEqual(before)
    expect((await read()).newPrice, 'what was taken and undone is offered again').toMatchObject({
      priceHt: 10,
    })
    const again = await taking({ supplierId: supplier.id })
    expect(again).toMatchObject({ products: 1, sheets: 2 })
    expect(await read()).toMatchObject({ priceHt: 10, newPrice: null })
  })

  test('leaves a product whose unit the price cannot be said for, and tells how many', async () => {
    await moves({ unit: 'barquette', priceHt: 3 })
    expect((await read()).newPrice).toMatchObject({ priceHt: null, cataloguePriceHt: 3 })
    expect(await taking({ productIds: [butter.id] })).toEqual({
      products: 0,
      sheets: 0,
      left: 1,
      actId: null,
    })
  })

  test('twice at once takes them once', async () => {
    await moves({ priceHt: 10 })
    const taken = await Promise.all([1, 2, 3].map(() => taking({ productIds: [butter.id] })))
    expect(taken.reduce((sum, { products }) => sum + products, 0)).toBe(1)
  })

  test('of a supplier or products of another account takes nothing', async () => {
    const rival = await api.signUp()
    await moves({ priceHt: 10 })
    for (const path of ['take', 'set-aside']) {
      for (const supplierId of [supplier.id, randomUUID()]) {
        const refused = await rival.post(`/api/new-prices/${path}`, { supplierId })
        expect(refused).toMatchObject({ status: 404 })
      }
      const nothing = await rival.post(`/api/new-prices/${path}`, { productIds: [butter.id] })
      expect(nothing.body).toMatchObject({ products: 0 })
      expect((await chef.post(`/api/new-prices/${path}`, {})).status).toBe(422)
    }
    expect((await read()).newPrice).not.toBeNull()
  })
})
