import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order-shapes.ts'
import { awaited, photoAt, putPhoto, receive } from '../testing/deliveries.ts'
import { act, inDays, ordered, readOrder, sendIt, sendOrderInput } from '../testing/orders.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  chef = await api.signUp()
})

const ahead = (minutes: number) => ({ receivedAt: new Date(Date.now() + minutes * 60_000).toISOString() })
const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})

test('what the scale, the delivery note and the cook say of a line is kept, and changes no price', async () => {
  const order = await awaited(chef)
  const flour = { receipt: 'replaced', replacedBy: 'Farine T65', reason: 'Rupture', notedPriceHt: 23.4 }
  const tomatoes = { receivedQuantity: 2.4, weighedQuantity: 2410, weighedUnit: 'g', lot: 'L42' }
  const received = await chef.done(receive(chef, order, [flour, tomatoes]))
  expect(received.items).toMatchObject([flour, { ...tomatoes, receipt: 'ok', notedPriceHt: null }])
  expect(received.totalHt).toBe(order.totalHt)
  expect(received.items.map(({ priceHt }) => priceHt)).toEqual(order.items.map(({ priceHt }) => priceHt))
})

test('a correction replaces the lines that it has, and leaves what it does not name', async () => {
  const order = await awaited(chef)
  const receivedAt = new Date(Date.now() - 3_600_000).toISOString()
  const facts = { receivedAt, temperature: 3.5, note: 'Chauffeur pressé' }
  const first = await chef.done(receive(chef, order, [{ receipt: 'short', receivedQuantity: 1 }, {}], facts))
  expect(first.receipt).toMatchObject(facts)
  const second = await chef.done(receive(chef, first, [{}]))
  expect(second.receipt).toEqual(first.receipt)
  expect(second.items).toMatchObject([{ receipt: 'ok', receivedQuantity: null }, { receipt: 'ok' }])
  const third = await chef.done(receive(chef, second, [], { temperature: null, note: '' }))
  expect(third.receipt).toMatchObject({ receivedAt, temperature: null, note: '' })
})

test('what contradicts itself, or is to come, is refused and nothing is written', async () => {
  const order = await awaited(chef)
  const send = (line: object, facts?: object) => receive(chef, order, [line], facts)
  expect(await send({ weighedQuantity: 2 })).toMatchObject(refused('required', 'lines.0.weighedUnit'))
  expect(await send({ weighedUnit: 'kg' })).toMatchObject(refused('required', 'lines.0.weighedQuantity'))
  expect(await send({ weighedQuantity: 1, weighedUnit: 'L' })).toMatchObject({ status: 422 })
  expect(await send({ replacedBy: 'Farine T65' })).toMatchObject(refused('invalid', 'lines.0.replacedBy'))
  expect(await send({ notedPriceHt: -1 })).toMatchObject({ status: 422 })
  expect(await send({}, ahead(6))).toMatchObject(refused('received-to-come', 'receivedAt'))
  expect(await readOrder(chef, order)).toMatchObject({ state: 'sent', version: order.version, receipt: null })
  expect((await send({}, ahead(4))).status).toBe(200)
})

test('a receipt that is sent again under its key is stored once, and answered as at first', async () => {
  const order = await awaited(chef)
  const path = `/api/orders/${order.id}/receive`
  const body = {
    version: order.version,
    lines: [{ id: order.items[0]?.id, receipt: 'short', receivedQuantity: 1 }],
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = (what: object) => chef.send<Order>('POST', path, { body: what, headers })
  const answers = await Promise.all([send(body), send(body), send(body)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first] = answers
  expect(answers.map(({ body: answer }) => answer)).toEqual([first?.body, first?.body, first?.body])
  expect(first?.body.version).toBe(order.version + 1)
  expect(await readOrder(chef, order)).toEqual(first?.body)
  expect(await send({ ...body, lines: [] })).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
})

test('of two devices that received one delivery the second learns what the first one stored', async () => {
  const order = await awaited(chef)
  const first = await chef.done(receive(chef, order, [{ receipt: 'refused', reason: 'Carton ouvert' }]))
  expect(await receive(chef, order, [{}, {}])).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', data: { current: first } },
  })
  expect((await receive(chef, first, [{}, {}])).status).toBe(200)
})

test('a receipt of an order that was cancelled or deleted meanwhile is refused', async () => {
  const { supplierId: _supplier, ...order } = await awaited(chef)
  const cancelled = await chef.done(act(chef, order, 'cancel', { to: null }))
  expect(await receive(chef, cancelled, [{}])).toMatchObject({ status: 409, body: { code: 'ORDER_STATE' } })
  await chef.done(chef.delete(`/api/orders/${order.id}`))
  expect((await receive(chef, cancelled, [{}])).status).toBe(404)
  const draft = await ordered(chef)
  expect(await receive(chef, draft, [{}])).toMatchObject({ status: 409, body: { code: 'ORDER_STATE' } })
})

test('a receipt is taken back as a whole, unless it has photos or a remainder of it is carried', async () => {
  const { supplierId, ...order } = await awaited(chef)
  const short = { receipt: 'short', receivedQuantity: 1, lot: 'L42', weighedQuantity: 25, weighedUnit: 'kg' }
  const received = await chef.done(receive(chef, order, [short, {}], { note: 'Quai 2' }))
  const back = await chef.done(act(chef, received, 'unreceive'))
  expect(back).toEqual({ ...order, version: received.version + 1 })
  expect(await act(chef, back, 'unreceive')).toMatchObject({ status: 409, body: { code: 'ORDER_STATE' } })
  expect(await act(chef, received, 'unreceive')).toMatchObject({ body: { code: 'VERSION_CONFLICT' } })

  const again = await chef.done(receive(chef, back, [short, {}]))
  const photo = await chef.done(putPhoto(chef, { id: again.receipt?.id ?? '' }))
  expect(await act(chef, again, 'unreceive')).toMatchObject(refused('receipt-has-photos', 'id'))
  await chef.done(chef.delete(photoAt({ id: again.receipt?.id ?? '' }, photo.id)))
  const lines = [{ name: 'Farine T55', packs: 1, carriedFrom: order.items[0]?.id }]
  const next = await chef.done(sendOrderInput(chef, { supplierId, lines }))
  expect(await act(chef, again, 'unreceive')).toMatchObject(refused('already-carried', 'id'))
  expect(await readOrder(chef, order)).toMatchObject({ state: 'received', version: again.version })
  await chef.done(chef.delete(`/api/orders/${next.id}`))
  expect((await act(chef, again, 'unreceive')).status).toBe(200)
  expect((await act(await api.signUp(), again, 'unreceive')).status).toBe(404)
})

test('a receipt is ticked line by line, corrected, and changes no price', async () => {
  const order = await ordered(chef)
  const sent = await chef.done(sendIt(chef, order, null))
  const [flour, tomatoes] = sent.items
  const receipt = {
    temperature: 3.5,
    note: 'Chauffeur pressé',
    lines: [
      {
        id: flour?.id,
        receipt: 'short',
        receivedQuantity: 1,
        reason: 'Rupture',
        lot: 'L42',
        useBy: inDays(90),
      },
    ],
  }
  const received = await chef.done(act(chef, sent, 'receive', receipt))
  expect(received).toMatchObject({
    state: 'received',
    receipt: { temperature: 3.5, note: 'Chauffeur pressé' },
    items: [
      { receipt: 'short', receivedQuantity: 1, reason: 'Rupture', lot: 'L42', useBy: inDays(90) },
      { receipt: 'none', receivedQuantity: null },
    ],
  })
  const corrected = await chef.done(
    act(chef, received, 'receive', { lines: [{ id: tomatoes?.id, receipt: 'ok' }] }),
  )
  expect(corrected.items).toMatchObject([{ receipt: 'short' }, { receipt: 'ok' }])
  expect(corrected.totalHt).toBe(order.totalHt)
  expect(await act(chef, received, 'receive', { lines: [] })).toMatchObject({ status: 409 })
})

test('a receipt is refused of a draft, and of lines of another order', async () => {
  const order = await ordered(chef)
  expect(await act(chef, order, 'receive', { lines: [] })).toMatchObject({
    status: 409,
    body: { code: 'ORDER_STATE' },
  })
  const other = await ordered(chef)
  const sent = await chef.done(sendIt(chef, order, null))
  const lines = [{ id: other.items[0]?.id, receipt: 'ok' }]
  expect(await act(chef, sent, 'receive', { lines })).toMatchObject(
    refused('unknown-reference', 'lines.0.id'),
  )
})
