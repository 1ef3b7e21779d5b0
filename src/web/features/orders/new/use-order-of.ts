import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderInput, OrderSummary } from '#contract/order-shapes.ts'
import { nextDelivery } from '#domain/orders/delivery.ts'
import { draftsQuery, isUnderWay, orderSupplierQuery } from '../orders-api.ts'
import { linesOfItems, type OrderedItem } from './lines-of-items.ts'

/** What a purchase list asks of one supplier. */
export interface OrderedBlock {
  supplierId: string
  supplierName: string
  items: readonly OrderedItem[]
}

/** Orders that are to be made, and the drafts that there are for the same suppliers and days. */
export interface ToOrder {
  orders: OrderInput[]
  drafts: OrderSummary[]
}

/** Makes orders of blocks, each for the next delivery of its supplier, where that is known. */
export function useOrderOf() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    /** Undefined while it is at it already, and where a supplier or the drafts could not be read. */
    orderOf: async (
      blocks: readonly OrderedBlock[],
      onError: (failure: unknown) => void,
    ): Promise<ToOrder | undefined> => {
      if (busy) return undefined
      setBusy(true)
      try {
        const orders = await Promise.all(
          blocks.map(async ({ supplierId, items }) => {
            const terms = await queryClient.fetchQuery(orderSupplierQuery(supplierId))
            const deliverOn = nextDelivery(terms, new Date())
            return { supplierId, deliverOn, note: '', lines: linesOfItems(items) }
          }),
        )
        const [only] = blocks
        const { items } = await queryClient.fetchQuery(
          draftsQuery(blocks.length === 1 ? only?.supplierId : undefined),
        )
        return { orders, drafts: orders.flatMap((order) => draftLike(order, items) ?? []) }
      } catch (failure) {
        onError(failure)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}

/** The newest draft to the same supplier for the same day that may be changed. */
export function draftLike(
  { supplierId, deliverOn }: Pick<OrderInput, 'supplierId' | 'deliverOn'>,
  drafts: readonly OrderSummary[],
): OrderSummary | undefined {
  return drafts.find(
    (draft) => draft.supplier?.id === supplierId && draft.deliverOn === deliverOn && !isUnderWay(draft),
  )
}

/** The same orders, those that have a draft added to it. */
export function addedTo(orders: readonly OrderInput[], drafts: readonly OrderSummary[]): OrderInput[] {
  return orders.map((order) => {
    const draft = draftLike(order, drafts)
    return draft === undefined ? order : { ...order, addTo: draft.id }
  })
}
