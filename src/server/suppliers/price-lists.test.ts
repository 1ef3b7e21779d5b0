import { describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { PriceList, PriceListRow } from '#contract/price-lists.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { asMember } from '#database/as-member.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { catalogueOf, offer, stock } from '../testing/catalogues.ts'
import { add, change, commit, compared, draft, remove } from '../testing/price-lists.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ api, chef, supplier } = setUp))

type Listed<Item> = { items: Item[]; nextCursor: string | null; total: number }
const address = () => `/api/suppliers/${supplier.id}/price-list`

const read = (product: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${product.id}`))

describe('a file', () => {
  test('becomes the catalogue at once, and the journal tells what it did', async () => {
    const { butter, cream, flour } = await stock(chef, supplier)
    const list = await commit(
      chef,
      supplier,
      [
        change(butter, { priceHt: 9 }),
        change(cream, { priceHt: 3.5 }),
        remove(flour),
        add({ code: '004', name: 'Sucre', category: 'Épicerie', allergens: ['Sulfites'] }),
        add({ name: 'Levure', contentQuantity: 500, contentUnit: 'g', unit: 'sachet' }),
      ],
      { fileName: 'tarif novembre.csv', unchanged: 7 },
    )
    expect(list).toMatchObject({
      fileName: 'tarif novembre.csv',
      supplier: { id: supplier.id, name: supplier.name },
      added: 2,
      dearer: 1,
      cheaper: 1,
      altered: 0,
      removed: 1,
      unchanged: 7,
      pricesTaken: 0,
      undoneAt: null,
      latest: true,
    })
    expect((await catalogueOf(chef, supplier)).map(({ name, priceHt }) => [name, priceHt])).toEqual([
      ['Beurre doux', 9],
      ['Crème', 3.5],
      ['Levure', 8],
      ['Sucre', 8],
    ])
    const suppliers = await chef.done(chef.get<Listed<Supplier>>('/api/suppliers'))
    expect(suppliers.items).toMatchObject([
      { id: supplier.id, lastListAt: list.committedAt, lastListDearer: 1, lastListCheaper: 1 },
    ])
    const journal = await chef.done(chef.get<Listed<PriceList>>('/api/price-lists'))
    const { sheets: _sheets, ...stored } = list
    expect(journal.items).toEqual([stored])
  })

  test('tells products of new prices, and gives them on demand, with every sheet above', async () => {
    const { butter, cream, ownButter, ownCream } = await stock(chef, supplier)
    await commit(chef, supplier, [change(butter, { priceHt: 9 })])
    expect(await read(ownButter)).toMatchObject({ priceHt: 8, newPrice: { priceHt: 9 } })
    const list = await commit(chef, supplier, [change(cream, { priceHt: 5 })], {
      fileName: 'crémerie.xlsx',
      takePrices: true,
    })
    expect(list).toMatchObject({ pricesTaken: 1, sheets: 0 })
    expect(await read(ownCream)).toMatchObject({ priceHt: 5, newPrice: null })
    expect(await read(ownButter), 'of another file').toMatchObject({ priceHt: 8 })
    const [own] = (await chef.done(chef.get<Listed<{ origin: string }>>('/api/price-changes'))).items
    expect(own).toMatchObject({ source: 'file', origin: 'crémerie.xlsx' })
    const dearer = await commit(chef, supplier, [change(butter, { priceHt: 10 })], { takePrices: true })
    expect(dearer).toMatchObject({ pricesTaken: 1, sheets: 1 })
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  })

  test('changes nothing before it is committed, and counts once however often one clicks', async () => {
    const { butter } = await stock(chef, supplier)
    const before = await catalogueOf(chef, supplier)
    const list = await draft(chef, supplier, [change(butter, { priceHt: 9 }), add({ name: 'Sel' })])
    expect(await catalogueOf(chef, supplier)).toEqual(before)
    const clicks = await Promise.all(
      [1, 2, 3].map(() => chef.post<PriceList>(`${address()}/${list.id}/commit`, { takePrices: true })),
    )
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await catalogueOf(chef, supplier)).toHaveLength(4)
    expect((await chef.delete(`${address()}/${list.id}`)).status, 'history stays').toBe(404)
  })

  test('waits for all of its rows, and takes those that are sent twice once', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => add({ name: `Produit ${at}` }))
    const { version } = await compared(chef, supplier)
    const beginning = { fileName: 'tarif.csv', version, changes: 5, unchanged: 0 }
    const { id } = await chef.done(chef.post<PriceList>(address(), beginning))
    const send = (from: number, some: PriceListRow[]) =>
      chef.send<{ received: number }>('PUT', `${address()}/${id}/rows`, { body: { from, rows: some } })
    await send(0, rows.slice(0, 3))
    const early = await chef.post(`${address()}/${id}/commit`, { takePrices: false })
    expect(early).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'changes' }] } } })
    expect((await send(4, rows.slice(0, 2))).status, 'beyond what was announced').toBe(422)
    expect((await send(2, rows.slice(2))).body.received).toBe(5)
    await chef.done(chef.post(`${address()}/${id}/commit`, { takePrices: false }))
    expect((await catalogueOf(chef, supplier)).map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4].map((at) => `Produit ${at}`),
    )
  })

  test('is refused when the catalogue is no longer the one it was compared with', async () => {
    const { butter, flour } = await stock(chef, supplier)
    const first = await draft(chef, supplier, [change(butter, { priceHt: 9 })])
    const second = await draft(chef, supplier, [change(butter, { priceHt: 7 })])
    await chef.done(chef.post(`${address()}/${second.id}/commit`, { takePrices: false }))
    const late = await chef.post(`${address()}/${first.id}/commit`, { takePrices: false })
    expect(late).toMatchObject({ status: 409, body: { code: 'CATALOGUE_CHANGED' } })
    const third = await draft(chef, supplier, [remove(flour)])
    await offer(chef, supplier, { name: 'À la main' })
    expect((await chef.post(`${address()}/${third.id}/commit`, { takePrices: false })).status).toBe(409)
    expect((await catalogueOf(chef, supplier)).find(({ id }) => id === butter.id)?.priceHt).toBe(7)
  })

  test.each(['change', 'remove'] as const)('cannot %s a row of another supplier', async (kind) => {
    const theirs = await offer(chef, await deal(chef, 'Ailleurs'))
    const row = kind === 'remove' ? remove(theirs) : change(theirs, { priceHt: 1 })
    const list = await draft(chef, supplier, [row])
    expect((await chef.post(`${address()}/${list.id}/commit`, { takePrices: false })).status).toBe(409)
    const kept = await chef.done(
      chef.get<Listed<CatalogueProduct>>(`/api/suppliers/${theirs.supplierId}/products`),
    )
    expect(kept.items).toEqual([theirs])
  })

  test('that is left lying is forgotten, with its rows', async () => {
    const list = await draft(chef, supplier, [add({})])
    await asMember(api.database, chef.userId, ({ client }) =>
      client.query(`UPDATE price_lists SET created_at = now() - interval '2 hours' WHERE user_id = $1`, [
        chef.userId,
      ]),
    )
    const other = await draft(chef, supplier, [add({})])
    expect((await chef.delete(`${address()}/${list.id}`)).status).toBe(404)
    expect((await chef.delete(`${address()}/${other.id}`)).status).toBe(200)
    expect((await chef.done(chef.get<Listed<PriceList>>('/api/price-lists'))).total).toBe(0)
  })
})

test('a catalogue is read whole to compare with, by pages, with how its files are read', async () => {
  for (const name of ['Ail', 'Beurre', 'Crème']) await offer(chef, supplier, { name })
  const mapping = { header: 3, columns: { name: 'Désignation' } }
  await chef.done(chef.send('PUT', `${address()}/mapping`, { body: { mapping } }))
  type State = Awaited<ReturnType<typeof compared>>
  const first = await chef.done(chef.get<State>(`${address()}?limit=2`))
  const second = await chef.done(chef.get<State>(`${address()}?limit=2&after=${first.nextAfter}`))
  expect(first.mapping).toEqual(mapping)
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3)
  expect([first.version, second.version, second.nextAfter]).toEqual([3, 3, null])
})
