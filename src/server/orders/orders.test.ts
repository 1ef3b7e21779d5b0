import { describe, expect, test } from 'vitest'
import type { Order, OrderSummary } from '#contract/order-shapes.ts'
import { binOf } from '../testing/bin.ts'
import {
  act,
  changeIt,
  inDays,
  market,
  ordered,
  readOrder,
  sendIt,
  sendOrderInput,
} from '../testing/orders.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

type Listed = { items: OrderSummary[]; total: number; nextCursor: string | null }
const listed = (query = '') => chef.done(chef.get<Listed>(`/api/orders${query}`))
const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})

describe('an order', () => {
  test('keeps name, code, pack and price of its articles, and has the next number of the year', async () => {
    const { supplier, sack, vague } = await market(chef)
    const lines = [
      { supplierProductId: sack.id, packs: 2 },
      { supplierProductId: vague.id, packs: null },
      { name: 'Herbes du jour', packs: 1.5 },
    ]
    const order = await chef.done(sendOrderInput(chef, { supplierId: supplier.id, lines }))
    const year = inDays(0).slice(0, 4)
    expect(order).toMatchObject({
      number: `${year}-0001`,
      state: 'draft',
      totalHt: 45,
      unpriced: 2,
      uncounted: 1,
      recipient: 'commandes@halles.example',
      mail: null,
    })
    expect(order.items).toMatchObject([
      {
        name: 'Farine T55',
        code: '00451',
        packText: 'Sac 25 kg',
        packs: 2,
        packQuantity: 25,
        unit: 'kg',
        priceHt: 22.5,
      },
      { name: 'Herbes', packText: 'sac 25', packs: null, packQuantity: null, priceHt: null },
      { name: 'Herbes du jour', packs: 1.5, packQuantity: null, unit: null, priceHt: null },
    ])
    await chef.done(
      chef.change(`/api/suppliers/${supplier.id}/products/${sack.id}`, { priceHt: 2, packPriceHt: 50 }),
    )
    expect((await readOrder(chef, order)).items[0]).toMatchObject({ priceHt: 22.5 })
    const next = await chef.done(sendOrderInput(chef, { supplierId: supplier.id }))
    expect(next.number).toBe(`${year}-0002`)
  })

  test('keeps its lines when the article or the supplier is deleted', async () => {
    const order = await ordered(chef)
    const [line] = order.items
    await chef.done(
      chef.delete(`/api/suppliers/${order.supplierId}/products/${line?.supplierProductId ?? ''}`),
    )
    const bin = binOf(chef)
    const gone = await bin.remove(`suppliers/${order.supplierId}`)
    expect(await readOrder(chef, order)).toMatchObject({
      supplier: null,
      supplierName: 'Les Halles',
      recipient: null,
      items: [{ name: 'Farine T55', supplierProductId: null, packs: 2 }, { name: 'Tomates' }],
    })
    expect(await sendIt(chef, order)).toMatchObject(refused('supplier-gone', 'to'))
    await bin.restore(gone)
    expect(await readOrder(chef, order)).toMatchObject({ supplier: { id: order.supplierId } })
  })

  test('is in the bin once deleted, keeps its number there, and comes back with its lines', async () => {
    const order = await ordered(chef)
    const bin = binOf(chef)
    const removed = await bin.remove(`orders/${order.id}`)
    expect((await bin.list()).items).toMatchObject([{ kind: 'order', name: order.number }])
    const next = await chef.done(sendOrderInput(chef, { supplierId: order.supplierId }))
    expect(next.number.endsWith('-0002')).toBe(true)
    await bin.restore(removed)
    const otherDraft = { id: next.id, number: next.number }
    expect(await readOrder(chef, order)).toEqual({ ...withoutSupplierId(order), otherDraft })
  })
})

describe('a change', () => {
  test('keeps the price of a line that stays, and takes that of today for one that is added', async () => {
    const order = await ordered(chef)
    const [flour, tomatoes] = order.items
    const { supplierId } = order
    await chef.done(
      chef.change(`/api/suppliers/${supplierId}/products/${flour?.supplierProductId ?? ''}`, {
        priceHt: 2,
        packPriceHt: 50,
      }),
    )
    const lines = [
      { id: tomatoes?.id, packs: 3 },
      { supplierProductId: flour?.supplierProductId, packs: 1 },
      { id: flour?.id, packs: 4 },
    ]
    const changed = await chef.done(changeIt(chef, order, { lines }))
    expect(changed.items).toMatchObject([
      { id: tomatoes?.id, packs: 3, priceHt: 2.5 },
      { packs: 1, priceHt: 50 },
      { id: flour?.id, packs: 4, priceHt: 22.5 },
    ])
    expect(changed).toMatchObject({ totalHt: 147.5, version: 2, note: 'Avant 9 h' })
  })

  test('of two members is refused the second time, with what the first has written', async () => {
    const order = await ordered(chef)
    await chef.done(changeIt(chef, order, { note: 'Par la cour' }))
    expect(await changeIt(chef, order, { note: 'Par la rue' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { current: { note: 'Par la cour', version: 2 } } },
    })
    expect(await readOrder(chef, order)).toMatchObject({ note: 'Par la cour' })
  })
})

describe('is refused', () => {
  test('a delivery before today, packs of 0, and parts of a pack', async () => {
    const { supplier, sack, loose } = await market(chef)
    const supplierId = supplier.id
    const send = (input: object) => sendOrderInput(chef, { supplierId, ...input })
    expect(await send({ deliverOn: inDays(-1) })).toMatchObject(refused('deliver-before-today', 'deliverOn'))
    expect(await send({ lines: [{ supplierProductId: sack.id, packs: 0 }] })).toMatchObject(
      refused('out-of-range', 'lines.0.packs'),
    )
    expect(await send({ lines: [{ supplierProductId: sack.id, packs: 1.5 }] })).toMatchObject(
      refused('whole-packs', 'lines.0.packs'),
    )
    expect(await send({ lines: [{ supplierProductId: loose.id, packs: 1.5 }] })).toMatchObject({
      status: 201,
    })
  })

  test('more than 500 lines', async () => {
    const { supplier } = await market(chef)
    const lines = Array.from({ length: 501 }, () => ({ name: 'Persil', packs: 1 }))
    expect(await sendOrderInput(chef, { supplierId: supplier.id, lines })).toMatchObject(
      refused('too-long', 'lines'),
    )
    const most = await chef.done(sendOrderInput(chef, { supplierId: supplier.id, lines: lines.slice(1) }))
    expect(most.items).toHaveLength(500)
  })

  test('an article of another supplier, and everything of another account', async () => {
    const { supplier } = await market(chef)
    const other = await market(chef)
    const theirs = await ordered(await api.signUp())
    const foreign = { supplierProductId: other.sack.id, packs: 1 }
    expect(await sendOrderInput(chef, { supplierId: supplier.id, lines: [foreign] })).toMatchObject(
      refused('unknown-reference', 'lines.0.supplierProductId'),
    )
    expect(await sendOrderInput(chef, { supplierId: theirs.supplierId })).toMatchObject(
      refused('unknown-reference', 'supplierId'),
    )
    const own = await chef.done(sendOrderInput(chef, { supplierId: supplier.id }))
    const lines = [{ id: theirs.items[0]?.id, packs: 1 }]
    expect(await changeIt(chef, own, { lines })).toMatchObject(refused('unknown-reference', 'lines.0.id'))
    for (const answer of [
      chef.get(`/api/orders/${theirs.id}`),
      changeIt(chef, theirs, { note: 'x' }),
      sendIt(chef, theirs),
      act(chef, theirs, 'cancel', { to: null }),
      act(chef, theirs, 'stop'),
      act(chef, theirs, 'receive', { lines: [] }),
      chef.delete(`/api/orders/${theirs.id}`),
    ])
      expect((await answer).status).toBe(404)
  })
})

test('the list is of the newest first, page by page, by state and by name', async () => {
  const { supplier } = await market(chef)
  const made: Order[] = []
  const lines = [{ name: 'Herbes du jour', packs: 1 }]
  for (const note of ['a', 'b', 'c'])
    made.push(await chef.done(sendOrderInput(chef, { supplierId: supplier.id, note, lines })))
  const ids = made.map(({ id }) => id).reverse()
  const first = await listed('?limit=2')
  expect(first).toMatchObject({ total: 3, items: [{ id: ids[0], lines: 1 }, { id: ids[1] }] })
  const second = await listed(`?limit=2&cursor=${first.nextCursor ?? ''}`)
  expect(second.items.map(({ id }) => id)).toEqual([ids[2]])
  expect((await listed('?state=sent')).total).toBe(0)
  const [, over] = made
  if (over === undefined) throw new Error('no order')
  const informed = await chef.done(sendIt(chef, over, null))
  await chef.done(act(chef, informed, 'cancel', { to: null }))
  expect((await listed('?open=true')).items.map(({ id }) => id)).toEqual([ids[0], ids[2]])
  expect((await listed('?open=false')).items.map(({ id }) => id)).toEqual([over.id])
  expect((await listed('?search=halles')).total).toBe(3)
  expect((await listed(`?supplierId=${crypto.randomUUID()}`)).total).toBe(0)
})

function withoutSupplierId({ supplierId: _supplierId, ...order }: Order & { supplierId: string }): Order {
  return order
}
