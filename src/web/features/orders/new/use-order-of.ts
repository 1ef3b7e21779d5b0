import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderInput } from '#contract/order-shapes.ts'
import { nextDelivery } from '#domain/orders/delivery.ts'
import { orderSupplierQuery } from '../orders-api.ts'
import { linesOfItems, type OrderedItem } from './lines-of-items.ts'

/** What a purchase list asks of one supplier. */
export interface OrderedBlock {
  supplierId: string
  supplierName: string
  items: readonly OrderedItem[]
}

/** Makes orders of blocks, each for the next delivery of its supplier, where that is known. */
export function useOrderOf() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    /** Undefined while it is at it already, and where a supplier could not be read. */
    orderOf: async (
      blocks: readonly OrderedBlock[],
      onError: (failure: unknown) => void,
    ): Promise<OrderInput[] | undefined> => {
      if (busy) return undefined
      setBusy(true)
      try {
        return await Promise.all(
          blocks.map(async ({ supplierId, items }) => {
            const terms = await queryClient.fetchQuery(orderSupplierQuery(supplierId))
            const deliverOn = nextDelivery(terms, new Date())
            return { supplierId, deliverOn, note: '', lines: linesOfItems(items) }
          }),
        )
      } catch (failure) {
        onError(failure)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
