import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DueLine } from '#contract/due-shapes.ts'
import { asMember } from '#database/as-member.ts'
import { DUE_DAYS } from '#domain/orders/still-due.ts'
import { awaited, receive } from '../testing/deliveries.ts'
import { act, changeIt, readOrder, sendIt, sendOrderInput } from '../testing/orders.ts'
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
const dueOf = async (supplierId?: string) =>
  (
    await chef.done(
      chef.get<{ items: DueLine[] }>(`/api/orders/due${supplierId ? `?supplierId=${supplierId}` : ''}`),
    )
  ).items
const dismiss = (who: Member, lineIds: unknown[], noLongerDue?: boolean) =>
  who.post<{ lineIds: string[] }>('/api/orders/due/dismiss', { lineIds, noLongerDue })

/** One of two sacks came; the tomatoes were not looked at. */
async function short() {
  const { supplierId, ...order } = await awaited(chef)
  const received = await chef.done(
    receive(chef, order, [{ receipt: 'short', receivedQuantity: 1, reason: 'Rupture' }]),
  )
  const [flour, tomatoes] = received.items
  if (!flour || !tomatoes) throw new Error('no lines')
  return { order: received, supplierId, flour, tomatoes }
}

describe('what is still to be delivered', () => {
  test('is what was short or refused, and unknown where it was not counted', async () => {
    const { order, supplierId, flour, tomatoes } = await short()
    const { id, number, supplier, receipt } = order
    const items = await dueOf(supplierId)
    expect(items).toEqual(await dueOf())
    expect(items).toMatchObject([
      {
        id: flour.id,
        order: { id, number },
        receivedAt: receipt?.receivedAt,
        supplier,
        supplierProductId: flour.supplierProductId,
        packs: 2,
        receivedQuantity: 1,
        reason: 'Rupture',
        due: 1,
      },
      { id: tomatoes.id, receipt: 'none', due: null },
    ])
    expect(await dueOf(crypto.randomUUID())).toEqual([])
    await chef.done(
      receive(chef, order, [{ receipt: 'refused' }, { receipt: 'replaced', replacedBy: 'Cœur' }]),
    )
    expect(await dueOf()).toMatchObject([{ id: flour.id, due: 2 }])
  })

  test(`ends after ${DUE_DAYS} days`, async () => {
    const { order } = await short()
    const receivedAt = new Date(Date.now() - (DUE_DAYS + 1) * 86_400_000).toISOString()
    await chef.done(receive(chef, order, [], { receivedAt }))
    expect(await dueOf()).toEqual([])
  })

  test('goes into the next order once, and is due again where that is cancelled or deleted', async () => {
    const { order, supplierId, flour } = await short()
    const { supplierProductId } = flour
    const line = { supplierProductId, packs: 1, carriedFrom: flour.id }
    const next = await chef.done(sendOrderInput(chef, { supplierId, lines: [line] as never }))
    expect(next.items).toMatchObject([{ carriedFrom: flour.id, packs: 1 }])
    expect((await readOrder(chef, order)).items[0]?.carriedIn).toEqual({ id: next.id, number: next.number })
    expect(await dueOf()).toMatchObject([{ name: 'Tomates' }])

    const again = sendOrderInput(chef, { supplierId, lines: [line] as never })
    expect(await again).toMatchObject(refused('already-carried', 'lines.0.carriedFrom'))
    const kept = { id: next.items[0]?.id, packs: 2 }
    expect(await changeIt(chef, next, { lines: [kept, line] })).toMatchObject(
      refused('already-carried', 'lines.1.carriedFrom'),
    )
    const changed = await chef.done(changeIt(chef, next, { lines: [kept] }))
    expect(changed.items).toMatchObject([{ carriedFrom: flour.id, packs: 2 }])
    // Taken out and put in again by one change, as an undo does.
    const replaced = await chef.done(changeIt(chef, changed, { lines: [line] }))

    const sent = await chef.done(sendIt(chef, replaced, null))
    expect(await dueOf()).toMatchObject([{ name: 'Tomates' }])
    await chef.done(act(chef, sent, 'cancel', { to: null }))
    expect(await dueOf()).toMatchObject([{ id: flour.id, due: 1 }, { name: 'Tomates' }])
    expect((await readOrder(chef, order)).items[0]?.carriedIn).toBeNull()

    const third = await chef.done(sendOrderInput(chef, { supplierId, lines: [line] as never }))
    await chef.done(chef.delete(`/api/orders/${third.id}`))
    expect(await dueOf()).toMatchObject([{ id: flour.id }, { name: 'Tomates' }])
  })

  test('is not carried from lines of another supplier, of what arrived, or of an order that has not', async () => {
    const { order, supplierId, flour } = await short()
    const carry = (to: string, carriedFrom: unknown) =>
      sendOrderInput(chef, { supplierId: to, lines: [{ name: 'x', packs: 1, carriedFrom }] as never })
    const unknown = refused('unknown-reference', 'lines.0.carriedFrom')
    const elsewhere = await awaited(chef)
    expect(await carry(elsewhere.supplierId, flour.id)).toMatchObject(unknown)
    expect(await carry(elsewhere.supplierId, elsewhere.items[0]?.id)).toMatchObject(unknown)
    expect(await carry(supplierId, crypto.randomUUID())).toMatchObject(unknown)
    await chef.done(receive(chef, order, [{}, {}]))
    expect(await carry(supplierId, flour.id)).toMatchObject(unknown)
  })

  test('is waited for no longer where a person says so, until that is taken back', async () => {
    const { order, flour, tomatoes } = await short()
    expect(await chef.done(dismiss(chef, [flour.id]))).toEqual({ lineIds: [flour.id] })
    expect(await dueOf()).toMatchObject([{ id: tomatoes.id }])
    const read = await readOrder(chef, order)
    expect([read.items[0]?.noLongerDue, read.version]).toEqual([true, order.version + 1])
    await chef.done(dismiss(chef, [flour.id], false))
    expect(await dueOf()).toMatchObject([{ id: flour.id }, { id: tomatoes.id }])
  })
})

test('lines of another house are neither carried nor dismissed', async () => {
  const { order, flour } = await short()
  const rival = await api.signUp()
  const theirs = await awaited(rival)
  const input = { supplierId: theirs.supplierId, lines: [{ name: 'x', packs: 1, carriedFrom: flour.id }] }
  expect(await sendOrderInput(rival, input as never)).toMatchObject(
    refused('unknown-reference', 'lines.0.carriedFrom'),
  )
  expect(await dismiss(rival, [flour.id])).toMatchObject(refused('unknown-reference', 'lineIds.0'))
  expect(await rival.done(rival.get(`/api/orders/due?supplierId=${order.supplier?.id}`))).toEqual({
    items: [],
  })
  expect(await dismiss(chef, [flour.id, theirs.items[0]?.id])).toMatchObject(
    refused('unknown-reference', 'lineIds.1'),
  )
  expect(await dismiss(chef, [])).toMatchObject(refused('required', 'lineIds'))
  expect(await dueOf()).toMatchObject([{ id: flour.id }, {}])
})

test('today counts what is awaited and late, and names the orders whose last hour comes or has passed', async () => {
  const today = () => chef.done(chef.get('/api/orders/today'))
  const set = (what: string, { id }: { id: string }) =>
    asMember(api.database, chef.userId, ({ client }) =>
      client.query(`UPDATE orders SET ${what} WHERE user_id = $1 AND id = $2`, [chef.userId, id]),
    )
  const [one, other, third] = [await awaited(chef), await awaited(chef), await awaited(chef)]
  await set('deliver_on = current_date', one)
  await set('deliver_on = current_date - 2', other)
  expect(await today()).toMatchObject({ awaited: 1, late: 1, unconfirmed: [], notLeft: [] })
  // By a mail, whose supplier delivers what is ordered on the day before.
  await set(
    "message_id = gen_random_uuid(), mail_kind = 'order', mail_state = 'sent', mail_queued_at = now(), sent_to = 'a@b.example'",
    third,
  )
  expect(await today()).toMatchObject({ unconfirmed: [] })
  await chef.done(chef.change(`/api/suppliers/${third.supplierId}`, { leadDays: 1, cutOff: '00:00' }))
  const { id, number, supplierName, deliverOn } = third
  expect(await today()).toMatchObject({
    unconfirmed: [{ id, number, supplierName, deliverOn, passed: true }],
  })
  await set("state = 'confirmed', confirmed_at = now()", third)
  expect(await today()).toMatchObject({ unconfirmed: [] })
  await set("mail_state = 'refused'", third)
  expect(await today()).toMatchObject({ notLeft: [{ id, number, supplierName }] })
})
