import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceList } from '#contract/price-lists.ts'
import type { PriceAct } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { storedCosts } from '../testing/costs.ts'
import { grams, write } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'
import { catalogueOf, offer, stock, take } from '../testing/catalogues.ts'
import { add, change, commit, remove } from '../testing/price-lists.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

type Listed<Item> = { items: Item[]; nextCursor: string | null; total: number }
const undo = (list: { id: string }) =>
  chef.post<PriceList>(`/api/suppliers/${supplier.id}/price-list/${list.id}/undo`)
const read = (product: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${product.id}`))

/** What the catalogue says; a row that is given back has another version. */
async function catalogueFactsOf() {
  return (await catalogueOf(chef, supplier)).map(({ version: _v, ...facts }) => facts)
}

/** What is offered for a product, but for the moment. */
async function offerFor(product: { id: string }) {
  const { newPrice } = await read(product)
  return newPrice && { ...newPrice, at: null }
}

describe('undoing a file', () => {
  test('gives back the catalogue, what was imported from it, and every figure', async () => {
    const { butter, cream, flour, ownButter } = await stock(chef, supplier)
    const ownFlour = await take(chef, flour)
    await write(chef, { ingredients: [grams(ownFlour, 1000), grams(ownButter, 100)] })
    const [before, costs] = [await catalogueFactsOf(), await storedCosts(chef)]
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
    expect(await catalogueFactsOf()).toEqual(before)
    expect(await storedCosts(chef)).toEqual(costs)
    expect(await read(ownFlour)).toMatchObject({ sourceProductId: flour.id, newPrice: null })
    expect(await read(ownButter)).toMatchObject({ priceHt: 8, newPrice: null })
    expect(await undo(list)).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE' } })
  })

  test('restores rows under versions that they never had', async () => {
    const { butter, cream } = await stock(chef, supplier)
    const address = `/api/suppliers/${supplier.id}/products`
    const versions = async () => (await catalogueOf(chef, supplier)).map(({ version }) => version)
    await chef.done(chef.patch(`${address}/${cream.id}`, { name: 'Crème crue', version: cream.version }))
    expect(await versions()).toEqual([1, 4, 3])
    const list = await commit(chef, supplier, [change(butter, { priceHt: 9 }), remove(cream)])
    expect(await versions()).toEqual([5, 3])
    await chef.done(undo(list))
    expect(await versions()).toEqual([6, 6, 3])
    for (const { id, version } of [butter, cream])
      expect(await chef.patch(`${address}/${id}`, { name: 'Autre', version })).toMatchObject({ status: 409 })
  })

  test('goes from the last one back', async () => {
    const { butter } = await stock(chef, supplier)
    const before = await catalogueFactsOf()
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
    expect(await catalogueFactsOf()).toEqual(before)
  })

  test('whose prices were taken leaves the same offers, and offers them when it comes again', async () => {
    const { butter, ownButter } = await stock(chef, supplier)
    const file = [change(butter, { priceHt: 10 })]
    await chef.done(undo(await commit(chef, supplier, file, { takePrices: true })))
    expect(await offerFor(ownButter)).toBeNull()
    await commit(chef, supplier, file)
    expect(await read(ownButter)).toMatchObject({ priceHt: 8, newPrice: { priceHt: 10 } })
  })

  test('leaves the offers of whatever prices there were before', async () => {
    const price = fc.integer({ min: 1, max: 3 })
    const story = fc.record({
      own: price,
      aside: fc.boolean(),
      moves: price,
      file: price,
      journalFirst: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(story, async ({ own, aside, moves, file, journalFirst }) => {
        const row = await offer(chef, supplier, { priceHt: 1 })
        const product = await take(chef, row)
        const products = { productIds: [product.id] }
        await chef.done(chef.change(`/api/user-products/${product.id}`, { priceHt: own }))
        await chef.done(chef.change(`/api/suppliers/${supplier.id}/products/${row.id}`, { priceHt: moves }))
        if (aside) await chef.done(chef.post('/api/new-prices/set-aside', products))
        const before = await offerFor(product)
        const changed = change({ ...row, priceHt: moves }, { priceHt: file, name: 'Beurre' })
        const list = await commit(chef, supplier, [changed], { takePrices: true })
        const { items } = await chef.done(chef.get<Listed<PriceAct>>('/api/price-changes?limit=1'))
        if (journalFirst && list.pricesTaken > 0)
          await chef.done(chef.post(`/api/price-changes/${items[0]?.id}/undo`))
        await chef.done(undo(list))
        expect(await offerFor(product)).toEqual(before)
        expect(await read(product)).toMatchObject({ priceHt: own })
      }),
      { numRuns: propertyRuns(25) },
    )
  })

  test('is refused when a hand, or another price, was there since, and nothing is half undone', async () => {
    const { butter, ownButter, cream } = await stock(chef, supplier)
    const list = await commit(chef, supplier, [change(butter, { priceHt: 9 }), remove(cream)], {
      takePrices: true,
    })
    await chef.done(chef.change(`/api/user-products/${ownButter.id}`, { priceHt: 12 }))
    const now = await catalogueOf(chef, supplier)
    expect(await undo(list)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED_SINCE' } })
    expect(await catalogueOf(chef, supplier)).toEqual(now)
    await chef.done(chef.change(`/api/suppliers/${supplier.id}/products/${butter.id}`, { priceHt: 9.1 }))
    expect(await undo(list)).toMatchObject({ status: 409, body: { code: 'CATALOGUE_CHANGED' } })
  })
})
