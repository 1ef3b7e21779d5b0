import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/order-shapes.ts'
import { orderText } from '#domain/orders/order-words.ts'
import { orderSupplierQuery } from '../orders-api.ts'

/** An order as a message to its supplier; undefined while it is read how the supplier knows the house. */
export function useOrderText({ number, deliverOn, note, items, supplier }: Order): string | undefined {
  const known = useQuery(orderSupplierQuery(supplier?.id)).data
  if (supplier !== null && known === undefined) return undefined
  return orderText({
    number,
    deliverOn,
    note,
    lines: items,
    customerNumber: known?.customerNumber || null,
    remark: known?.orderNote || null,
  })
}
