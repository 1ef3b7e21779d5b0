import type { Delivery, DeliveryDay } from '#contract/deliveries.ts'
import type { Order } from '#contract/order-shapes.ts'
import type { Picture } from '#contract/pictures.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import type { ApiClient } from './api-client.ts'
import { act, ordered, sendIt } from './orders.ts'

/** What a chef does at the back door, for tests. */

/** An order of two sacks of flour and 2,5 kg of tomatoes that its supplier knows. */
export async function awaited(chef: ApiClient) {
  const { supplierId, ...order } = await ordered(chef)
  const sent = await chef.done(sendIt(chef, order, null))
  return { ...sent, supplierId }
}

/** States what arrived of its lines: of the first ones as many as are given. */
export const receive = (
  chef: ApiClient,
  order: Pick<Order, 'id' | 'version' | 'items'>,
  lines: readonly object[] = [],
  facts: object = {},
) =>
  act(chef, order, 'receive', {
    ...facts,
    lines: lines.map((line, place) => ({ id: order.items[place]?.id, receipt: 'ok', ...line })),
  })

export const deliveriesOn = (chef: ApiClient, day?: string) =>
  chef.done(chef.get<DeliveryDay>(`/api/deliveries${day === undefined ? '' : `?day=${day}`}`))

export const addDelivery = (chef: ApiClient, facts: object = {}) =>
  chef.done(chef.post<Delivery>('/api/deliveries', { supplierName: 'La ferme', ...facts }))

export const photoAt = ({ id }: { id: string }, pictureId: string) =>
  `/api/deliveries/${id}/photos/${pictureId}`

export const putPhoto = (
  chef: ApiClient,
  delivery: { id: string },
  pictureId: string = crypto.randomUUID(),
  body = JPEG,
) =>
  chef.send<Picture>('PUT', photoAt(delivery, pictureId), { body, headers: { 'content-type': 'image/jpeg' } })
