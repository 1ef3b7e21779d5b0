import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery } from '#contract/deliveries.ts'
import { asMember } from '#database/as-member.ts'
import { houseInstant } from '#domain/house/house-instant.ts'
import { MAX_EXPECTED, MAX_RECEIPT_PHOTOS } from '#domain/orders/order.ts'
import { JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'
import { binOf } from '../testing/bin.ts'
import { addDelivery, awaited, deliveriesOn, photoAt, putPhoto, receive } from '../testing/deliveries.ts'
import { inDays, market } from '../testing/orders.ts'
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

const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})
const at = ({ id }: { id: string }) => `/api/deliveries/${id}`
/** What the API does not do. */
const set = (what: string, { id }: { id: string }) =>
  asMember(api.database, chef.userId, ({ client }) =>
    client.query(`UPDATE orders SET ${what} WHERE user_id = $1 AND id = $2`, [chef.userId, id]),
  )

describe('a day', () => {
  test('has the orders that are to arrive by it, whole, and what was received on it', async () => {
    const order = await awaited(chef)
    const late = await awaited(chef)
    await set('deliver_on = current_date - 3', late)
    expect((await deliveriesOn(chef)).expected.map(({ id }) => id)).toEqual([late.id])
    const day = await deliveriesOn(chef, inDays(1))
    const { supplierId: _supplier, ...whole } = order
    expect(day).toMatchObject({ day: inDays(1), more: 0, received: [], expected: [whole, { id: late.id }] })

    const received = await chef.done(receive(chef, order, [{}, {}], { note: 'Quai 2', temperature: 3.5 }))
    const today = await deliveriesOn(chef)
    expect(today.expected.map(({ id }) => id)).toEqual([late.id])
    const { id, receivedAt, temperature, note, photos } = received.receipt ?? {}
    expect(today.received).toEqual([
      {
        id,
        receivedAt,
        temperature,
        note,
        photos,
        order: { id: order.id, number: order.number },
        supplier: order.supplier,
        supplierName: 'Les Halles',
        version: 1,
        createdAt: expect.any(String) as string,
      },
    ])
    expect(await chef.done(chef.get(at({ id: received.receipt?.id ?? '' })))).toEqual(today.received[0])
    expect((await deliveriesOn(chef, inDays(1))).received).toEqual([])
  })

  test('begins and ends by the clock of the house', async () => {
    const [day, dayBefore] = [inDays(-1), inDays(-2)]
    await addDelivery(chef, { receivedAt: houseInstant(day, '00:00'), note: 'first' })
    await addDelivery(chef, { receivedAt: houseInstant(day, '23:59'), note: 'last' })
    await addDelivery(chef, { receivedAt: houseInstant(dayBefore, '23:59'), note: 'before' })
    expect((await deliveriesOn(chef, day)).received.map(({ note }) => note)).toEqual(['last', 'first'])
  })

  test('says how many orders it leaves out', async () => {
    const order = await awaited(chef)
    await asMember(api.database, chef.userId, ({ client }) =>
      client.query(
        `INSERT INTO orders (user_id, supplier_name, number, state, sent_at, deliver_on)
         SELECT user_id, supplier_name, '2020-0001', 'sent', now(), '2020-01-01' FROM orders, generate_series(1, $2)
         WHERE user_id = $1 RETURNING 1`,
        [chef.userId, MAX_EXPECTED + 2],
      ),
    )
    const { expected, more } = await deliveriesOn(chef, inDays(1))
    expect([expected[0]?.id, expected.length, more]).toEqual([order.id, MAX_EXPECTED, 3])
  })
})

describe('a delivery without an order', () => {
  test('is noted once under its key, changed from what was read, and brought back from the bin', async () => {
    const { supplier } = await market(chef)
    const body = { supplierId: supplier.id, temperature: 4, note: 'Dépannage' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => chef.send<Delivery>('POST', '/api/deliveries', { body, headers })
    const { status, body: first } = await send()
    expect(status).toBe(201)
    expect(first).toMatchObject({ order: null, supplier: { name: 'Les Halles' }, supplierName: 'Les Halles' })
    expect((await send()).body).toEqual(first)
    const photo = await chef.done(putPhoto(chef, first))

    const change = { version: first.version, supplierId: null, supplierName: 'Un voisin', temperature: null }
    const changed = await chef.done(chef.patch<Delivery>(at(first), change))
    expect(changed).toEqual({
      ...first,
      supplier: null,
      supplierName: 'Un voisin',
      temperature: null,
      photos: [photo],
      version: 2,
    })
    expect(await chef.patch(at(first), change)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { current: changed } },
    })

    const bin = binOf(chef)
    const act = await bin.remove(`deliveries/${first.id}`)
    expect((await chef.get(at(first))).status).toBe(404)
    expect((await bin.list()).items).toMatchObject([{ kind: 'delivery', name: 'Un voisin', things: 1 }])
    await bin.restore(act)
    expect(await chef.done(chef.get(at(first)))).toEqual(changed)
    expect((await chef.get<Blob>(photoAt(first, photo.id))).status).toBe(200)
  })

  test('keeps who delivered when the supplier is deleted', async () => {
    const { supplier } = await market(chef)
    const delivery = await addDelivery(chef, { supplierId: supplier.id })
    const bin = binOf(chef)
    const act = await bin.remove(`suppliers/${supplier.id}`)
    expect(await chef.done(chef.get(at(delivery)))).toMatchObject({
      supplier: null,
      supplierName: 'Les Halles',
    })
    await bin.restore(act)
    expect(await chef.done(chef.get(at(delivery)))).toMatchObject({ supplier: { id: supplier.id } })
  })

  test('is refused without a name, of another house’s supplier, to come, and in impossible degrees', async () => {
    const theirs = await market(await api.signUp())
    const add = (body: object) => chef.post('/api/deliveries', body)
    expect(await add({})).toMatchObject(refused('required', 'supplierName'))
    expect(await add({ supplierName: ' ' })).toMatchObject(refused('required', 'supplierName'))
    expect(await add({ supplierId: theirs.supplier.id })).toMatchObject(
      refused('unknown-reference', 'supplierId'),
    )
    const receivedAt = new Date(Date.now() + 600_000).toISOString()
    expect(await add({ supplierName: 'x', receivedAt })).toMatchObject(
      refused('received-to-come', 'receivedAt'),
    )
    expect(await add({ supplierName: 'x', temperature: 61 })).toMatchObject(
      refused('out-of-range', 'temperature'),
    )
    expect((await deliveriesOn(chef)).received).toEqual([])
  })

  test('is not the receipt of an order, which is deleted with that', async () => {
    const received = await chef.done(receive(chef, await awaited(chef)))
    const receipt = { id: received.receipt?.id ?? '' }
    expect((await chef.patch(at(receipt), { version: 1, note: 'x' })).status).toBe(404)
    expect((await chef.delete(at(receipt))).status).toBe(404)
    const photo = await chef.done(putPhoto(chef, receipt))
    const bin = binOf(chef)
    const act = await bin.remove(`orders/${received.id}`)
    expect((await chef.get(at(receipt))).status).toBe(404)
    await bin.restore(act)
    expect(await chef.done(chef.get(at(receipt)))).toMatchObject({ photos: [photo] })
  })
})

describe('a photo of a delivery', () => {
  test('that is sent again is there once, and another one under its id is refused', async () => {
    const delivery = await addDelivery(chef)
    const id = crypto.randomUUID()
    const photo = await chef.done(putPhoto(chef, delivery, id))
    expect(photo).toEqual({ id, width: 3, height: 2 })
    expect(await chef.done(putPhoto(chef, delivery, id))).toEqual(photo)
    const conflict = { status: 409, body: { code: 'VERSION_CONFLICT', data: { current: photo } } }
    const other = Buffer.from(JPEG)
    other[other.length - 3] = (other.at(-3) ?? 0) ^ 1
    expect(await putPhoto(chef, delivery, id, other)).toMatchObject(conflict)
    expect(await putPhoto(chef, await addDelivery(chef), id)).toMatchObject(conflict)
    expect((await chef.done(chef.get<Delivery>(at(delivery)))).photos).toEqual([photo])
  })

  test(`is one of ${MAX_RECEIPT_PHOTOS} at most, also of those that are sent at once`, async () => {
    const delivery = await addDelivery(chef)
    const sent = Array.from({ length: MAX_RECEIPT_PHOTOS + 2 }, () => putPhoto(chef, delivery))
    const answers = await Promise.all(sent)
    const beyond = answers.filter(({ status }) => status !== 200)
    expect(beyond).toMatchObject([refused('too-many-photos', 'body'), refused('too-many-photos', 'body')])
    const { photos } = await chef.done(chef.get<Delivery>(at(delivery)))
    expect(photos).toHaveLength(MAX_RECEIPT_PHOTOS)
    const [first] = photos
    expect((await chef.delete(photoAt(delivery, first?.id ?? ''))).status).toBe(200)
    const next = await chef.done(putPhoto(chef, delivery))
    const left = await chef.done(chef.get<Delivery>(at(delivery)))
    expect(left.photos).toEqual([...photos.slice(1), next])
  })

  test('is refused where it is none, and of a delivery that is not there', async () => {
    const delivery = await addDelivery(chef)
    expect(await putPhoto(chef, delivery, undefined, PNG)).toMatchObject(
      refused('photo-type-differs', 'body'),
    )
    expect((await putPhoto(chef, { id: crypto.randomUUID() })).status).toBe(404)
    expect(await putPhoto(chef, delivery, 'x')).toMatchObject(refused('invalid', 'params.pictureId'))
  })
})

test('another house reaches no delivery and no photo', async () => {
  const delivery = await addDelivery(chef)
  const photo = await chef.done(putPhoto(chef, delivery))
  const rival = await api.signUp()
  for (const answer of [
    rival.get(at(delivery)),
    rival.patch(at(delivery), { version: delivery.version, note: 'x' }),
    rival.delete(at(delivery)),
    rival.get(photoAt(delivery, photo.id)),
    rival.delete(photoAt(delivery, photo.id)),
    putPhoto(rival, delivery),
    putPhoto(rival, delivery, photo.id),
  ])
    expect((await answer).status).toBe(404)
  expect(await chef.done(chef.get(at(delivery)))).toEqual({ ...delivery, photos: [photo] })
})
