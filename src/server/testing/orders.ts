import type { Order, OrderInput } from '#contract/order-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { dayAfter } from '#domain/orders/delivery.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { ApiClient } from './api-client.ts'
import { offer } from './catalogues.ts'

/** What a chef does with orders, for tests. */

export const SUPPLIER_EMAIL = 'commandes@halles.example'

/** The day so many days from now where the house is. */
export const inDays = (days: number) => dayAfter(houseDay(new Date()), days)

/** A supplier with an address for orders, who sells flour in sacks, tomatoes loose, and herbs in packs of unknown content. */
export async function market(chef: ApiClient) {
  const supplier = await chef.done(
    chef.post<Supplier>('/api/suppliers', {
      name: 'Les Halles',
      email: 'bureau@halles.example',
      orderEmail: SUPPLIER_EMAIL,
      customerNumber: 'C-1042',
      orderNote: 'Livrer par la cour.',
    }),
  )
  const sack = await offer(chef, supplier, {
    name: 'Farine T55',
    code: '00451',
    packText: 'Sac 25 kg',
    packPriceHt: 22.5,
    priceHt: 0.9,
  })
  const loose = await offer(chef, supplier, {
    name: 'Tomates',
    priceHt: 2.5,
    packText: null,
    packPriceHt: null,
  })
  const vague = await offer(chef, supplier, {
    name: 'Herbes',
    priceHt: 9,
    packText: 'sac 25',
    packPriceHt: null,
  })
  return { supplier, sack, loose, vague }
}

export const sendOrderInput = (chef: ApiClient, input: Partial<OrderInput> & { supplierId: string }) =>
  chef.post<Order>('/api/orders', { deliverOn: inDays(1), ...input })

/** An order of two sacks of flour and 2,5 kg of tomatoes. */
export async function ordered(chef: ApiClient): Promise<Order & { supplierId: string }> {
  const { supplier, sack, loose } = await market(chef)
  const order = await chef.done(
    sendOrderInput(chef, {
      supplierId: supplier.id,
      note: 'Avant 9 h',
      lines: [
        { supplierProductId: sack.id, packs: 2 },
        { supplierProductId: loose.id, packs: 2.5 },
      ],
    }),
  )
  return { ...order, supplierId: supplier.id }
}

export const readOrder = (chef: ApiClient, { id }: { id: string }) =>
  chef.done(chef.get<Order>(`/api/orders/${id}`))

type Version = { id: string; version: number }

/** An act on an order as it was read. */
export const act = <Body = Order>(
  chef: ApiClient,
  { id, version }: Version,
  what: string,
  input: object = {},
) => chef.post<Body>(`/api/orders/${id}/${what}`, { version, ...input })

export const sendIt = (chef: ApiClient, order: Version, to: string | null = SUPPLIER_EMAIL) =>
  act(chef, order, 'send', { to, confirmsRecipient: true })

export const changeIt = (chef: ApiClient, { id, version }: Version, change: object) =>
  chef.patch<Order>(`/api/orders/${id}`, { version, ...change })
