import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PriceList } from '#contract/price-lists.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { storedCosts } from '../testing/costs.ts'
import { grams, write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { add, catalogueOf, change, commit, deal, remove, stock, take } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let supplier: Supplier
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  chef = await api.signUp()
  supplier = await deal(chef)
})
afterAll(() => api.close())

type Listed<Item> = { items: Item[]; nextCursor: string | null; total: number }
const undo = (list: { id: string }) =>
  chef.post<PriceList>(`/api/suppliers/${supplier.id}/price-list/${list.id}/undo`)
const read = (product: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${product.id}`))

describe('undoing a file', () => {
  test('gives back the catalogue, what was imported from it, and every figure', async () => {
    const { butter, cream, flour, ownButter } = await stock(chef, supplier)
    const ownFlour = await take(chef, flour)
    await write(chef, { ingredients: [grams(ownFlour, 1000), grams(ownButter, 100)] })
    const [before, costs] = [await catalogueOf(chef, supplier), await storedCosts(chef)]
    const list = await commit(
      chef,
      supplier,
      [change(butter, { priceHt: 9, name: 'Beurre' }), remove(flour), remove(cream), add({ name: 'Sel' })],
      { takePrices: true },
    )
    expect(await storedCosts(chef)).not.toEqual(costs)
    expect(await read(ownFlour)).toMatchObject({ sourceProductId: null })
    const undone = await chef.done(undo(list))
    expect(undone.undoneAt).not.toBeNull()
    expect(await catalogueOf(chef, supplier)).toEqual(before)
    expect(await storedCosts(chef)).toEqual(costs)
    expect(await read(ownFlour)).toMatchObject({ sourceProductId: flour.id, newPrice: null })
    expect(await read(ownButter)).toMatchObject({ priceHt: 8, newPrice: null })
    expect(await undo(list)).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE' } })
  })

  test('goes from the last one back', async () => {
    const { butter } = await stock(chef, supplier)
    const before = await catalogueOf(chef, supplier)
    const first = await commit(chef, supplier, [change(butter, { priceHt: 9 })])
    const [now] = await catalogueOf(chef, supplier)
    if (!now) throw new Error('No row')
    const second = await commit(chef, supplier, [change({ ...butter, priceHt: 9 }, { priceHt: 10 })])
    expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'CATALOGUE_CHANGED' } })
    await chef.done(undo(second))
    const { items } = await chef.done(
      chef.get<Listed<PriceList>>(`/api/price-lists?supplierId=${supplier.id}`),
    )
    expect(items.map(({ id, latest }) => [id, latest])).toEqual([
      [second.id, false],
      [first.id, true],
    ])
    await chef.done(undo(first))
    expect(await catalogueOf(chef, supplier)).toEqual(before)
  })

  test('is refused when a hand, or another price, was there since, and nothing is half undone', async () => {
    const { butter, ownButter, cream } = await stock(chef, supplier)
    const list = await commit(chef, supplier, [change(butter, { priceHt: 9 }), remove(cream)], {
      takePrices: true,
    })
    await chef.done(chef.patch(`/api/user-products/${ownButter.id}`, { priceHt: 12 }))
    const now = await catalogueOf(chef, supplier)
    expect(await undo(list)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED_SINCE' } })
    expect(await catalogueOf(chef, supplier)).toEqual(now)
    await chef.done(chef.patch(`/api/suppliers/${supplier.id}/products/${butter.id}`, { priceHt: 9.1 }))
    expect(await undo(list)).toMatchObject({ status: 409, body: { code: 'CATALOGUE_CHANGED' } })
  })
})
