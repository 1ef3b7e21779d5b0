import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KitchenDeliveries, KitchenOrder } from '#contract/kitchen-deliveries.ts'
import type { KitchenState } from '#contract/kitchen-shapes.ts'
import { asMember } from '#database/as-member.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { awaited, receive } from '../testing/deliveries.ts'
import { act, inDays, market, ordered, readOrder, sendIt, sendOrderInput } from '../testing/orders.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { pairedTablet } from '../testing/tablets.ts'

let api: Api
let chef: Member
let tablet: ApiClient
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  chef = await api.signUp()
  ;({ tablet } = await pairedTablet(api, chef))
})

const list = () => tablet.done(tablet.get<KitchenDeliveries>('/api/kitchen/deliveries'))
const at = ({ id }: { id: string }) => `/api/kitchen/deliveries/${id}`
const read = (order: { id: string }) => tablet.done(tablet.get<KitchenOrder>(at(order)))
const tick = (
  order: { id: string; version: number; items: readonly { id: string }[] },
  lines: readonly object[],
  facts: object = {},
) =>
  tablet.post<KitchenOrder & { code?: string }>(`${at(order)}/receive`, {
    version: order.version,
    ...facts,
    lines: lines.map((line, place) => ({ id: order.items[place]?.id, receipt: 'ok', ...line })),
  })
const ofPrices = (answer: object) => JSON.stringify(answer).match(/"\w*(price|cost|total|recipient)\w*"/giu)

const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})

test('a tablet reads what arrives today and what is late, whole and without a price, once the house orders', async () => {
  const hasOrders = async () => (await tablet.done(tablet.get<KitchenState>('/api/kitchen'))).hasOrders
  expect(await hasOrders()).toBe(false)
  expect(await list()).toMatchObject({ expected: [], more: 0, received: [] })
  const { supplier, sack } = await market(chef)
  const orderFor = (days: number) =>
    chef.done(
      sendOrderInput(chef, {
        supplierId: supplier.id,
        deliverOn: inDays(days),
        lines: [{ supplierProductId: sack.id, packs: 2 }],
      }),
    )
  const today = await chef.done(sendIt(chef, await orderFor(0), null))
  const tomorrow = await chef.done(sendIt(chef, await orderFor(1), null))
  const draft = await orderFor(0)
  expect(await hasOrders()).toBe(true)
  const { expected } = await list()
  expect(expected).toMatchObject([
    {
      id: today.id,
      number: today.number,
      supplierName: 'Les Halles',
      state: 'sent',
      items: [{ name: 'Farine T55', code: '00451', packs: 2, packQuantity: 25, unit: 'kg', receipt: 'none' }],
      receipt: null,
    },
  ])
  expect(ofPrices(expected)).toBeNull()
  expect(await read(tomorrow)).toMatchObject({ id: tomorrow.id, deliverOn: inDays(1) })
  expect((await tablet.get(at(draft))).status).toBe(404)
})

test('what a tablet says of a delivery is stored as the house reads it, and no price changes', async () => {
  const order = await awaited(chef)
  const flour = { receipt: 'replaced', replacedBy: 'Farine T65', receivedQuantity: 1, reason: 'Rupture' }
  const tomatoes = {
    receipt: 'short',
    receivedQuantity: 2,
    weighedQuantity: 2010,
    weighedUnit: 'g',
    lot: 'L42',
    useBy: inDays(3),
  }
  const facts = { temperature: 3.5, note: 'Chauffeur pressé' }
  const answered = await tablet.done(tick(order, [flour, tomatoes], facts))
  expect(answered).toMatchObject({
    state: 'received',
    items: [flour, tomatoes],
    receipt: { ...facts, photos: 0 },
  })
  expect(ofPrices(answered)).toBeNull()
  const stored = await readOrder(chef, order)
  expect(stored).toMatchObject({
    state: 'received',
    items: [flour, tomatoes],
    receipt: facts,
    totalHt: order.totalHt,
  })
  expect(stored.items.map(({ priceHt }) => priceHt)).toEqual(order.items.map(({ priceHt }) => priceHt))
  expect((await list()).received).toMatchObject([{ order: { id: order.id }, supplierName: 'Les Halles' }])
})

test('a correction by a tablet leaves what the house has noted of prices', async () => {
  const order = await awaited(chef)
  const noted = await chef.done(receive(chef, order, [{ notedPriceHt: 23.4 }, {}]))
  const corrected = await tablet.done(tick(noted, [{ notedPriceHt: 1 }]))
  expect(ofPrices(corrected)).toBeNull()
  const [flour] = (await readOrder(chef, order)).items
  expect(flour?.notedPriceHt).toBe(23.4)
})

test('of a tablet and a phone that received one delivery the second learns what the first one stored', async () => {
  const order = await awaited(chef)
  await chef.done(receive(chef, order, [{ receipt: 'refused', reason: 'Carton ouvert', notedPriceHt: 9.9 }]))
  const answer = await tick(order, [{}, {}])
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'VERSION_CONFLICT',
      data: { current: { version: order.version + 1, items: [{ receipt: 'refused' }, {}] } },
    },
  })
  expect(ofPrices(answer.body)).toBeNull()
  const current = await read(order)
  expect((await tick(current, [{}, {}])).status).toBe(200)
  expect(await receive(chef, order, [{}])).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
})

test('what is not to be received, contradicts itself or is of another order is refused and nothing is written', async () => {
  const draft = await ordered(chef)
  expect(await tick(draft, [{}])).toMatchObject({ status: 409, body: { code: 'ORDER_STATE' } })
  const order = await awaited(chef)
  expect(await tick(order, [{ weighedQuantity: 2 }])).toMatchObject(
    refused('required', 'lines.0.weighedUnit'),
  )
  expect(await tick({ ...order, items: draft.items }, [{}])).toMatchObject(
    refused('unknown-reference', 'lines.0.id'),
  )
  const ahead = { receivedAt: new Date(Date.now() + 6 * 60_000).toISOString() }
  expect(await tick(order, [{}], ahead)).toMatchObject(refused('received-to-come', 'receivedAt'))
  const { supplierId: _supplier, ...as } = order
  expect(await readOrder(chef, order)).toEqual(as)
  await chef.done(act(chef, order, 'cancel', { to: null }))
  expect(await tick({ ...order, version: order.version + 1 }, [{}])).toMatchObject({
    body: { code: 'ORDER_STATE' },
  })
})

test('a receipt waits for a mail that leaves', async () => {
  const order = await awaited(chef)
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE orders SET mail_state = 'waiting', mail_kind = 'change', message_id = gen_random_uuid(), sent_to = 'a@b.example',
         mail_queued_at = now() WHERE id = $1`,
      [order.id],
    ),
  )
  expect(await tick(order, [{}])).toMatchObject({ status: 409, body: { code: 'ORDER_MAIL_WAITS' } })
})

test('a tablet of another house finds and receives nothing here', async () => {
  const order = await awaited(chef)
  const { tablet: other } = await pairedTablet(api, await api.signUp())
  expect((await other.get(at(order))).status).toBe(404)
  expect((await other.post(`${at(order)}/receive`, { version: order.version, lines: [] })).status).toBe(404)
  expect((await readOrder(chef, order)).state).toBe('sent')
})
