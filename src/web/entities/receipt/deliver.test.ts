import { ORPCError } from '@orpc/client'
import { describe, expect, test, vi } from 'vitest'
import type { Delivery, DeliveryChange } from '#contract/deliveries.ts'
import type { Order } from '#contract/order-shapes.ts'
import type { OrderReceipt } from '#contract/receipt-shapes.ts'
import { deliveryAnswer } from '#contract/testing/delivery-answers.ts'
import { orderAnswer, orderLine } from '#contract/testing/order-answers.ts'
import { OfflineWriteError } from '#web/lib/failure/failure.ts'
import type { WaitingWrite } from '#web/lib/waiting/waiting-write.ts'
import { deliver, type ReceiptApi } from './deliver.ts'
import { draftOf, HERE, type ReceiptDraft, tickedAs, withTheRestHere } from './receipt-draft.ts'
import { receiptVersions } from './receipt-versions.ts'
import { unorderedDraftOf } from './delivery-versions.ts'
import type { ReceiptBody } from './waiting-receipt.ts'

const flour = orderLine({ name: 'Farine T55' })
const herbs = orderLine({ name: 'Herbes du jour' })
const sent = orderAnswer({ state: 'sent', items: [flour, herbs] })

/** A server that stores receipts as the contract describes it. */
function server(order: Order) {
  let current = order
  const keys: (string | undefined)[] = []
  const photos: string[] = []
  const receive = async (
    { version, lines, temperature = null, note = '', receivedAt = '' }: OrderReceipt,
    options?: { context?: { idempotencyKey?: string } },
  ) => {
    keys.push(options?.context?.idempotencyKey)
    if (version !== current.version)
      throw new ORPCError('VERSION_CONFLICT', { status: 409, data: { current } })
    current = {
      ...current,
      state: 'received',
      version: version + 1,
      items: current.items.map((line) => ({ ...line, ...lines.find(({ id }) => id === line.id) })),
      receipt: { id: 'delivery', receivedAt, temperature, note, photos: [], batchesSince: false },
    }
    return current
  }
  const put = vi.fn(async ({ params }: { params: { pictureId: string } }) => {
    photos.push(params.pictureId)
    return { id: params.pictureId, width: 1, height: 1 }
  })
  const api = {
    orders: { receive },
    deliveries: { create: vi.fn(), change: vi.fn(), photos: { put } },
  } as unknown as ReceiptApi
  return { api, keys, photos, put, order: () => current, receive }
}

function waiting(
  order: Order,
  draft: ReceiptDraft,
  files: WaitingWrite['files'] = [],
): WaitingWrite<ReceiptBody> {
  const body = { is: 'order', order, draft } as const
  return { userId: 'léa', id: order.id, key: 'key', name: 'Les Halles', at: 0, ready: true, body, files }
}

const kept = async () => true
const allHere = withTheRestHere(sent.items, draftOf(sent))
const short: ReceiptDraft = {
  ...allHere,
  ticks: { ...allHere.ticks, [flour.id]: { ...tickedAs(HERE, 'short'), receivedQuantity: 1.5 } },
}

test('a receipt is sent under its key, with the instant at which it was ticked', async () => {
  const { api, keys, order } = server(sent)
  expect(await deliver(api, waiting(sent, short), kept)).toEqual([])
  expect(keys).toEqual(['key'])
  expect(order().receipt?.receivedAt).toBe('1970-01-01T00:00:00.000Z')
  expect(draftOf(order())).toEqual(short)
})

test('a phone whose clock is ahead is corrected by the server, at once and under the same time ever after', async () => {
  const { api, order } = server(sent)
  const HOUR_MS = 3_600_000
  const ahead: WaitingWrite = { ...waiting(sent, allHere), at: HOUR_MS }
  const { receive } = api.orders
  const times: unknown[] = []
  api.orders.receive = async (...input: Parameters<typeof receive>) => {
    const [{ receivedAt = '' }] = input
    times.push(receivedAt)
    if (Date.parse(receivedAt) > 0)
      throw new ORPCError('VALIDATION', {
        status: 422,
        data: { fields: [{ path: 'receivedAt', rule: 'received-to-come' }] },
      })
    return receive(...input)
  }
  let left = ahead
  const keep = async (next: WaitingWrite) => {
    left = next
    return true
  }
  // The time of the server is known from its first answer on.
  const clock = { timeOf: (instant: number) => (times.length === 0 ? instant : instant - HOUR_MS) }
  await deliver(api, ahead, keep, clock)
  expect(times).toEqual(['1970-01-01T01:00:00.000Z', '1970-01-01T00:00:00.000Z'])
  expect(order().receipt?.receivedAt).toBe('1970-01-01T00:00:00.000Z')
  await deliver(api, left, keep, { timeOf: () => HOUR_MS })
  expect(times.at(-1)).toBe('1970-01-01T00:00:00.000Z')
})

test('a receipt whose answer was lost is done, once the server has the same content', async () => {
  const { api, order } = server(sent)
  await deliver(api, waiting(sent, short), kept)
  const { version } = order()
  expect(await deliver(api, waiting(sent, short), kept)).toEqual([])
  expect(order().version).toBe(version)
})

test('lines that another device has ticked stay as they are there', async () => {
  const { api, order } = server(sent)
  const onlyHerbs = { ...draftOf(sent), ticks: { [herbs.id]: tickedAs(undefined, 'refused') } }
  const onlyFlour = { ...draftOf(sent), ticks: { [flour.id]: HERE } }
  await deliver(api, waiting(sent, onlyHerbs), kept)
  expect(await deliver(api, waiting(sent, onlyFlour), kept)).toEqual(['Herbes du jour'])
  expect(order().items.map(({ receipt }) => receipt)).toEqual(['ok', 'refused'])
})

test('a line that differs on two devices is refused, and nothing is written over', async () => {
  const { api, order } = server(sent)
  await deliver(api, waiting(sent, allHere), kept)
  await expect(deliver(api, waiting(sent, short), kept)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  expect(draftOf(order())).toEqual(allHere)
  const { clashing, values } = receiptVersions({ opened: sent, mine: short, stored: order() })
  expect(clashing.map(({ label }) => label)).toEqual(['Farine T55'])
  expect(values).toEqual(short)
})

test('a tick of a line that has left the order is asked about, and cannot be stored', async () => {
  const without = { ...sent, version: 2, items: [herbs] }
  const { api } = server(without)
  await expect(deliver(api, waiting(sent, short), kept)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  const { clashing, values } = receiptVersions({ opened: sent, mine: short, stored: without })
  expect(clashing.map(({ label }) => label)).toEqual(['Farine T55'])
  expect(Object.keys(values.ticks)).toEqual([herbs.id])
})

test('a tick that was taken back is stored as a line that was not looked at', async () => {
  const { api, order } = server(sent)
  await deliver(api, waiting(sent, allHere), kept)
  const { [flour.id]: _, ...ticks } = allHere.ticks
  await deliver(api, waiting(order(), { ...allHere, ticks }), kept)
  expect(order().items.map(({ receipt }) => receipt)).toEqual(['none', 'ok'])
})

test('after a photo that was lost, the receipt and the photos before it are not sent again', async () => {
  const { api, keys, photos, put } = server(sent)
  const files = ['front', 'back'].map((id) => ({ id, blob: new Blob([id]) }))
  let left: WaitingWrite = waiting(sent, allHere, files)
  const keep = async (next: WaitingWrite) => {
    left = next
    return true
  }
  put.mockImplementationOnce(async ({ params }) => {
    photos.push(params.pictureId)
    return { id: params.pictureId, width: 1, height: 1 }
  })
  put.mockRejectedValueOnce(new OfflineWriteError(new TypeError('Failed to fetch'), false))
  await expect(deliver(api, left, keep)).rejects.toThrow('Failed to fetch')
  expect(left.files.map(({ id }) => id)).toEqual(['back'])
  await deliver(api, left, keep)
  expect(photos).toEqual(['front', 'back'])
  expect(keys).toHaveLength(1)
})

test('a correction, also of a receipt whose photo still waits, leaves the time at which the delivery arrived', async () => {
  const { api, order, put } = server(sent)
  let left: WaitingWrite = waiting(sent, allHere, [{ id: 'front', blob: new Blob() }])
  const keep = async (next: WaitingWrite) => {
    left = next
    return true
  }
  put.mockRejectedValueOnce(new OfflineWriteError(new TypeError('Failed to fetch'), false))
  await expect(deliver(api, left, keep)).rejects.toThrow('Failed to fetch')
  const { order: stored } = left.body as { order: Order }
  expect(stored.version).toBe(order().version)
  const receive = vi.spyOn(api.orders, 'receive')
  await deliver(api, { ...waiting(stored, short), at: 3_600_000 }, kept)
  expect(receive.mock.calls.map(([{ receivedAt }]) => receivedAt)).toEqual([undefined])
  expect(draftOf(order())).toEqual(short)
})

describe('a stored delivery without an order', () => {
  const opened = deliveryAnswer({ note: 'Tomates' })
  const changed = (facts: Partial<Delivery>): WaitingWrite<ReceiptBody> => ({
    ...waiting(sent, allHere),
    body: { is: 'unordered', opened, draft: unorderedDraftOf({ ...opened, ...facts }) },
  })
  /** A server on which another device has changed it meanwhile. */
  function changedElsewhere(facts: Partial<Delivery>) {
    const { api } = server(sent)
    const current = { ...opened, ...facts, version: 2 }
    const change = vi.fn(async (input: DeliveryChange) => {
      if (input.version !== current.version)
        throw new ORPCError('VERSION_CONFLICT', { status: 409, data: { current } })
      return { ...current, ...input, version: 3 }
    })
    api.deliveries.change = change
    return { api, change }
  }

  test('keeps what another device has written of another fact', async () => {
    const { api, change } = changedElsewhere({ temperature: 4 })
    expect(await deliver(api, changed({ note: 'Deux caisses' }), kept)).toEqual([])
    expect(change.mock.lastCall?.[0]).toEqual({
      id: opened.id,
      version: 2,
      supplierName: 'Le voisin',
      temperature: 4,
      note: 'Deux caisses',
    })
    expect(api.deliveries.create).not.toHaveBeenCalled()
  })

  test('is refused where both devices have changed the same fact', async () => {
    const { api, change } = changedElsewhere({ note: 'Trois caisses' })
    await expect(deliver(api, changed({ note: 'Deux caisses' }), kept)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
    expect(change).toHaveBeenCalledOnce()
  })
})
