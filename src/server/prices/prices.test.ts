import { describe, expect, test } from 'vitest'
import type { PriceAct, PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { grow } from '../testing/grow.ts'
import { bakery, buy, grams, read, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { changePrices } from './change-prices.queries.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

type List<Item> = { items: Item[]; nextCursor: string | null; total: number }

const price = (product: { id: string }, priceHt: number | null) =>
  chef.done(chef.change<UserProduct>(`/api/user-products/${product.id}`, { priceHt }))
const history = (product: { id: string }, query = '') =>
  chef.done(chef.get<List<PriceStep>>(`/api/user-products/${product.id}/prices${query}`))
const journal = (query = '') => chef.done(chef.get<List<PriceAct>>(`/api/price-changes${query}`))
const undo = (act: { id: string } | undefined) => chef.post<PriceAct>(`/api/price-changes/${act?.id}/undo`)

/** Prices of several products in one act, as a file or a catalogue gives them. */
const deliver = (prices: [UserProduct, number][], origin = 'Tarif.xlsx') =>
  grow(api, chef, (tx) =>
    changePrices(
      tx,
      prices.map(([{ id }, priceHt]) => ({ id, priceHt })),
      { source: 'file', origin },
    ),
  )

describe('the history of a product', () => {
  test('keeps every price, the newest first, with where it came from', async () => {
    const butter = await buy(chef, { priceHt: 9 })
    await price(butter, 9.5)
    await price(butter, 9.5)
    await deliver([[butter, 11]])
    const { items, total } = await history(butter)
    expect(total).toBe(3)
    expect(items).toMatchObject([
      { oldPriceHt: 9.5, newPriceHt: 11, unit: 'kg', source: 'file', origin: 'Tarif.xlsx', undoneAt: null },
      { oldPriceHt: 9, newPriceHt: 9.5, source: 'typed', origin: null },
      { oldPriceHt: null, newPriceHt: 9 },
    ])
    const { priceChangedAt } = await price(butter, 11)
    expect(items[0]?.at).toBe(priceChangedAt)
  })

  test('comes page by page', async () => {
    const butter = await buy(chef, { priceHt: 1 })
    for (const next of [2, 3, 4]) await price(butter, next)
    const first = await history(butter, '?limit=3')
    expect(first.items.map((step) => step.newPriceHt)).toEqual([4, 3, 2])
    const second = await history(butter, `?limit=3&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ items: [{ newPriceHt: 1 }], nextCursor: null, total: 4 })
  })

  test('of a product without a price is empty; of nobody’s product there is none', async () => {
    expect(await history(await buy(chef, { priceHt: null }))).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    })
    const theirs = await buy(await api.signUp())
    for (const id of [theirs.id, crypto.randomUUID(), 'beurre'])
      expect((await chef.get(`/api/user-products/${id}/prices`)).status).toBe(404)
  })

  test('a price said for another unit is the same price, and no change', async () => {
    const butter = await buy(chef, { priceHt: 10 })
    await chef.done(chef.change(`/api/user-products/${butter.id}`, { unit: 'g', priceHt: 0.01 }))
    expect((await history(butter)).total).toBe(1)
    await chef.done(chef.change(`/api/user-products/${butter.id}`, { unit: 'kg', priceHt: 12 }))
    expect((await history(butter)).items[0]).toMatchObject({ oldPriceHt: 10, newPriceHt: 12, unit: 'kg' })
  })
})

describe('the journal', () => {
  test('tells each act once, with its products and the sheets they weigh on', async () => {
    const { butter } = await bakery(chef)
    const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
    expect(await journal()).toEqual({ items: [], nextCursor: null, total: 0 })
    await price(flour, 1.1)
    await deliver([
      [flour, 1.2],
      [butter, 12],
    ])
    const { items, total } = await journal()
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        source: 'file',
        origin: 'Tarif.xlsx',
        products: 2,
        sheets: 2,
        undoneAt: null,
        changes: [
          { productId: butter.id, name: 'Beurre', unit: 'kg', oldPriceHt: 10, newPriceHt: 12 },
          { productId: flour.id, name: 'Farine', oldPriceHt: 1.1, newPriceHt: 1.2, onPlates: null },
        ],
      },
      { source: 'typed', products: 1, sheets: 0 },
    ])
    const first = await journal('?limit=1')
    const second = await journal(`?limit=1&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items]).toEqual(items)
    expect(second.nextCursor).toBeNull()
  })

  test('names first what costs the plates most, each dish counted once and no preparation in it', async () => {
    const { butter } = await bakery(chef)
    const cream = await buy(chef, { name: 'Abricot', priceHt: 2 })
    await write(chef, { portions: 2, ingredients: [grams(cream, 100)] })
    await deliver([
      [cream, 1],
      [butter, 12],
    ])
    const [act] = (await journal()).items
    // 800 g of butter make eight portions of dough, of which four are in a tart of four.
    expect(act?.changes.map(({ name, onPlates }) => [name, onPlates])).toEqual([
      ['Beurre', expect.closeTo(0.2, 9)],
      ['Abricot', expect.closeTo(-0.05, 9)],
    ])
    expect(act?.onPlates).toBeCloseTo(0.15, 9)
  })

  test('counts no sheet that has the product in a line QS or a forfait alone', async () => {
    const salt = await buy(chef, { name: 'Sel', priceHt: 1 })
    const line = { userProductId: salt.id, quantity: null, unit: 'kg' } as const
    for (const charge of [
      { costing: 'qs' },
      { costing: 'forfait-portion', forfait: 0.3 },
      { costing: 'forfait-percent', forfait: 2 },
    ] as const)
      await write(chef, { ingredients: [{ ...line, ...charge }] })
    await price(salt, 1.1)
    expect((await journal()).items).toMatchObject([{ products: 1, sheets: 0 }])
    const stock = await write(chef, { ingredients: [grams(salt, 10)], yieldQuantity: 1, yieldUnit: 'L' })
    await write(chef, {
      ingredients: [{ subSheetId: stock.id, costing: 'qs', quantity: null, unit: 'L' }],
    })
    expect((await journal()).items).toMatchObject([{ products: 1, sheets: 1 }])
  })

  test('is the user’s own', async () => {
    const { butter } = await bakery(chef)
    await price(butter, 11)
    const [act] = (await journal()).items
    chef = await api.signUp()
    expect((await journal()).total).toBe(0)
    expect((await undo(act)).status).toBe(404)
    expect((await undo({ id: 'hier' })).status).toBe(404)
  })
})

describe('undoing', () => {
  test('puts every price and every sheet back, once, and says so', async () => {
    const { butter, dough, tart } = await bakery(chef)
    const cream = await buy(chef, { name: 'Crème', priceHt: null })
    const before = await storedCosts(chef)
    await deliver([
      [butter, 14],
      [cream, 5],
    ])
    expect([(await read(chef, dough)).coutMatiere, (await read(chef, tart)).coutMatiere]).toEqual([11.2, 5.6])
    const [act] = (await journal()).items
    const undone = await undo(act)
    expect(undone).toMatchObject({ status: 200, body: { source: 'undo', origin: 'Tarif.xlsx', products: 2 } })
    expect(await storedCosts(chef)).toEqual(before)
    expect((await history(cream)).items[0]).toMatchObject({ oldPriceHt: 5, newPriceHt: null, source: 'undo' })
    const { items } = await journal()
    expect(items).toMatchObject([{ id: undone.body.id, source: 'undo' }, { undoneAt: expect.any(String) }])
    expect(await undo(act)).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE' } })
    expect((await undo(items[0])).status).toBe(200)
    expect((await read(chef, tart)).coutMatiere).toBe(5.6)
  })

  test('is refused whole, by name, where a price has changed since', async () => {
    const { butter } = await bakery(chef)
    const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
    await deliver([
      [butter, 12],
      [flour, 2],
    ])
    await price(flour, 3)
    const before = await storedCosts(chef)
    const [, act] = (await journal()).items
    expect(await undo(act)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED_SINCE', data: { products: [{ id: flour.id, name: 'Farine' }] } },
    })
    expect(await storedCosts(chef)).toEqual(before)
    expect((await history(butter)).items[0]).toMatchObject({ newPriceHt: 12, undoneAt: null })
  })

  test('leaves out a product that is deleted since', async () => {
    const { butter, tart } = await bakery(chef)
    const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
    await deliver([
      [butter, 12],
      [flour, 2],
    ])
    await chef.done(chef.delete(`/api/user-products/${flour.id}`))
    const [act] = (await journal()).items
    expect((await undo(act)).body).toMatchObject({ products: 1 })
    expect(await read(chef, tart)).toMatchObject({ coutMatiere: 4 })
  })

  test('and typing a price at the same moment leaves costs that are right', async () => {
    const { butter } = await bakery(chef)
    for (let round = 0; round < 6; round += 1) {
      await price(butter, 20 + round)
      const [act] = (await journal()).items
      const [undone] = await Promise.all([undo(act), price(butter, 40 + round)])
      expect([200, 409]).toContain(undone.status)
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
      const { items } = await history(butter)
      expect(items[0]?.newPriceHt).toBe((await price(butter, 40 + round)).priceHt)
    }
  })
})
