import { describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { withMill } from '../testing/articles.ts'
import type { Member } from '../testing/start-api.ts'
import { offer } from '../testing/catalogues.ts'
import { change, commit, remove } from '../testing/price-lists.ts'

let chef: Member
let halles: Supplier
let metro: Supplier
let flour: UserProduct
let loose: CatalogueProduct
let sack: CatalogueProduct
const { articles, product, tie } = withMill((mill) => ({ chef, halles, metro, flour, loose, sack } = mill))

describe('following the cheapest', () => {
  test('moves to the article that has become so, which is offered', async () => {
    await tie([sack.id, loose.id], sack.id, true)
    await chef.done(chef.post('/api/new-prices/take', { productIds: [flour.id] }))
    await chef.done(chef.change(`/api/suppliers/${halles.id}/products/${loose.id}`, { priceHt: 0.7 }))
    expect((await articles()).followedId).toBe(loose.id)
    expect((await product()).newPrice).toMatchObject({ priceHt: 0.7, supplierName: 'Les Halles' })
  })

  test('moves with an imported list, which gives the price; undoing the list moves it back', async () => {
    await tie([sack.id, loose.id], sack.id, true)
    await chef.done(chef.post('/api/new-prices/take', { productIds: [flour.id] }))
    const before = await articles()
    const list = await commit(chef, halles, [change(loose, { priceHt: 0.5 })], { takePrices: true })
    expect(await product()).toMatchObject({ priceHt: 0.5, newPrice: null })
    await chef.done(chef.post(`/api/suppliers/${halles.id}/price-list/${list.id}/undo`, {}))
    expect(await product()).toMatchObject({ priceHt: 0.8, newPrice: null })
    expect((await articles()).followedId).toBe(before.followedId)
  })

  test('moves when the followed article or its supplier goes', async () => {
    await tie([sack.id, loose.id], sack.id, true)
    await chef.done(chef.send('DELETE', `/api/suppliers/${metro.id}`))
    expect(await articles()).toMatchObject({ followedId: loose.id, items: [{ id: loose.id }] })
  })

  test('moves when a measure of the product changes what an article costs', async () => {
    const oil = await offer(chef, metro, { name: 'Farine liquide', unit: 'L', priceHt: 0.5 })
    await tie([loose.id, oil.id], loose.id, true)
    expect((await articles()).followedId).toBe(loose.id)
    await chef.done(chef.change(`/api/user-products/${flour.id}`, { densityKgPerL: 1 }))
    expect((await articles()).followedId).toBe(oil.id)
  })
})

describe('a list that removes articles', () => {
  test('has them tied again once it is undone, the followed one and those beside', async () => {
    await tie([sack.id, loose.id], loose.id)
    const before = await articles()
    for (const [supplier, row] of [
      [metro, sack],
      [halles, loose],
    ] as const) {
      const list = await commit(chef, supplier, [remove(row)])
      expect((await articles()).items).toHaveLength(1)
      await chef.done(chef.post(`/api/suppliers/${supplier.id}/price-list/${list.id}/undo`, {}))
      const after = await articles()
      expect(after).toEqual({ ...before, version: after.version })
    }
  })
})
