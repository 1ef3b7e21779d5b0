import { expect, test } from 'vitest'
import type { Order } from '#contract/order-shapes.ts'
import type { PurchaseSources } from '#contract/purchases.ts'
import { withMill } from '../testing/articles.ts'
import { write } from '../testing/kitchen.ts'
import { inDays } from '../testing/orders.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let mill: Parameters<Parameters<typeof withMill>[0]>[0]
const { tie } = withMill((given) => {
  mill = given
  ;({ chef } = given)
})

type Moved = { order: Order; other: Order; lineId: string }

const orders = async () => (await chef.done(chef.get<{ items: Order[] }>('/api/orders'))).items
const read = ({ id }: Order) => chef.done(chef.get<Order>(`/api/orders/${id}`))
const move = ({ id, version }: Order, body: object) =>
  chef.post<Moved>(`/api/orders/${id}/move`, { version, ...body })

/** Flour from both suppliers, and an order of 45 kg at the first. */
async function flourOrder() {
  const { flour, loose, sack, halles } = mill
  await tie([loose.id, sack.id])
  const lines = [
    { name: 'Herbes du jour', packs: 2 },
    { supplierProductId: loose.id, userProductId: flour.id, packs: null, needed: 45 },
  ]
  return chef.done(chef.post<Order>('/api/orders', { supplierId: halles.id, deliverOn: inDays(1), lines }))
}

test('packs of an article are counted for what is needed of its product, where their content is known', async () => {
  const { flour, sack, metro } = mill
  const order = await flourOrder()
  expect(order.items).toMatchObject([
    { packs: 2, elsewhere: 0 },
    { packs: 45, unit: 'kg', elsewhere: 1 },
  ])
  const lines = [
    { supplierProductId: sack.id, userProductId: flour.id, packs: null, needed: 50.5 },
    { supplierProductId: sack.id, userProductId: flour.id, packs: null },
    { supplierProductId: sack.id, userProductId: flour.id, packs: 1, needed: 50.5 },
  ]
  const sacks = await chef.done(chef.post<Order>('/api/orders', { supplierId: metro.id, lines }))
  expect(sacks.items.map(({ packs, neededPacks }) => [packs, neededPacks])).toEqual([
    [3, 2.02],
    [null, null],
    [1, 2.02],
  ])
})

test('a draft takes more lines, one for an article, whole for both needs together', async () => {
  const { flour, sack, metro } = mill
  const need = (needed: number) => ({
    supplierProductId: sack.id,
    userProductId: flour.id,
    packs: null,
    needed,
  })
  const post = (order: object) => chef.post<Order>('/api/orders', { supplierId: metro.id, ...order })
  const draft = await chef.done(post({ deliverOn: inDays(1), note: 'Par la cour', lines: [need(30)] }))
  const added = await chef.done(
    post({ addTo: draft.id, deliverOn: inDays(2), lines: [need(15), { name: 'Sel', packs: 1 }] }),
  )
  expect(added).toMatchObject({
    id: draft.id,
    version: draft.version + 1,
    deliverOn: inDays(1),
    note: 'Par la cour',
    items: [{ id: draft.items[0]?.id, packs: 2, neededPacks: 1.8 }, { name: 'Sel' }],
  })
  expect(await orders()).toHaveLength(1)
  const apart = await chef.done(post({ deliverOn: inDays(1), lines: [need(1)] }))
  expect(apart.otherDraft).toEqual({ id: draft.id, number: draft.number })
  const { halles } = mill
  expect(await post({ supplierId: halles.id, addTo: draft.id, lines: [] })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'addTo', rule: 'unknown-reference' }] } },
  })
  expect((await post({ addTo: crypto.randomUUID(), lines: [] })).status).toBe(404)
})

test('several orders are written in one act, with numbers in a row, or none of them', async () => {
  const { loose, sack, halles, metro } = mill
  const first = { supplierId: halles.id, lines: [{ supplierProductId: loose.id, packs: 2 }] }
  const wrong = { supplierId: metro.id, lines: [{ supplierProductId: loose.id, packs: 2 }] }
  expect(await chef.post('/api/orders/several', { orders: [first, wrong] })).toMatchObject({
    status: 422,
    body: {
      data: { fields: [{ path: 'orders.1.lines.0.supplierProductId', rule: 'unknown-reference' }] },
    },
  })
  expect(await orders()).toEqual([])
  const right = { supplierId: metro.id, lines: [{ supplierProductId: sack.id, packs: 2 }] }
  const made = await chef.done(
    chef.post<{ items: Order[] }>('/api/orders/several', { orders: [first, right] }),
  )
  expect(made.items.map(({ number }) => number.slice(-4))).toEqual(['0001', '0002'])
  expect(await chef.post('/api/orders/several', { orders: [first, first] })).toMatchObject({ status: 422 })
})

test('a line is bought at another supplier in one act, in the packs of that one, and comes back', async () => {
  const { sack, metro, loose } = mill
  const order = await flourOrder()
  const lineId = order.items[1]?.id
  const moved = await chef.done(move(order, { lineId, supplierProductId: sack.id }))
  expect(moved.order.items.map(({ name }) => name)).toEqual(['Herbes du jour'])
  expect(moved.other).toMatchObject({
    supplier: { id: metro.id },
    state: 'draft',
    items: [{ id: moved.lineId, packs: 2, priceHt: 20 }],
  })
  expect(await move(order, { lineId, supplierProductId: sack.id })).toMatchObject({ status: 409 })
  const back = await chef.done(
    move(moved.other, { lineId: moved.lineId, supplierProductId: loose.id, packs: 45, toId: order.id }),
  )
  expect(back.order.items).toEqual([])
  expect((await read(order)).items).toMatchObject([{ packs: 2 }, { packs: 45, supplierProductId: loose.id }])
})

test('the newest draft to a supplier takes the line, and an article that is not tied to its product is refused', async () => {
  const { sack, metro, halles } = mill
  const order = await flourOrder()
  const [free, flour] = order.items
  const draft = await chef.done(chef.post<Order>('/api/orders', { supplierId: metro.id }))
  expect(await move(order, { lineId: free?.id, supplierProductId: sack.id })).toMatchObject({ status: 422 })
  expect(await move(order, { lineId: flour?.id, supplierProductId: sack.id, toId: order.id })).toMatchObject({
    status: 422,
  })
  const { other } = await chef.done(move(order, { lineId: flour?.id, supplierProductId: sack.id }))
  expect(other.id).toBe(draft.id)
  expect(await orders()).toHaveLength(2)
  expect(order.supplier?.id).toBe(halles.id)
})

test('a purchase list has the articles of a product that is tied to several, with what their packs cost', async () => {
  const { flour, loose, sack, metro } = mill
  await tie([loose.id, sack.id])
  const sheet = await write(chef, {
    ingredients: [{ userProductId: flour.id, quantity: 1, unit: 'kg' }],
  })
  const sources = () => chef.done(chef.get<PurchaseSources>(`/api/purchases?sheetIds=${sheet.id}`))
  const { products, suppliers } = await sources()
  expect(products[0]?.offers).toMatchObject([
    { id: loose.id, priceHt: 1, pack: { quantity: 1, isDivisible: true, priceHt: 1 } },
    {
      id: sack.id,
      supplierId: metro.id,
      priceHt: 0.8,
      pack: { quantity: 25, isDivisible: false, priceHt: 20 },
    },
  ])
  expect(suppliers.map(({ name }) => name)).toEqual(['Les Halles', 'Metro'])
  await tie([loose.id])
  expect((await sources()).products[0]?.offers).toEqual([])
})
