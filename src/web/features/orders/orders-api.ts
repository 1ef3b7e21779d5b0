import { skipToken, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/order-shapes.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { cursorPages } from '#web/lib/query/cursor-pages.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

const LIST_PAGE = 50
/** How often an order is read again while its mail is under way. */
const MAIL_READ_MS = 5_000

/** Orders that are still to be sent or to arrive, or the others, the newest first. */
export function ordersQuery(open: boolean) {
  return orpc.orders.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ open, cursor, limit: LIST_PAGE }),
    ...cursorPages,
    staleTime: 0,
  })
}

/** One order: refetched on every mount, and while its mail is under way. */
export function orderQuery(id: string) {
  return orpc.orders.get.queryOptions({
    input: { id },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? MAIL_READ_MS : false),
  })
}

/** The supplier of an order, with when it delivers; not asked for where it is deleted. */
export function orderSupplierQuery(id: string | null | undefined) {
  return orpc.suppliers.get.queryOptions({ input: id ? { id } : skipToken, staleTime: 0 })
}

/** The last order to a supplier. */
export function lastOrderQuery(supplierId: string | null | undefined) {
  return orpc.orders.list.queryOptions({
    input: supplierId ? { supplierId, limit: 1 } : skipToken,
    staleTime: 0,
  })
}

/** A mail of it waits, or is with the mail server. */
export function isUnderWay({ mail }: Pick<Order, 'mail'>): boolean {
  return mail?.state === 'waiting' || mail?.state === 'leaving'
}

/** The answer of a write is the order as it is now; the lists are refetched. */
export function useOrderStored() {
  const queryClient = useQueryClient()
  return (order: Order) => {
    const { queryKey } = orderQuery(order.id)
    queryClient.setQueryData(queryKey, order)
    return invalidateAfter(queryClient, 'orders', queryKey)
  }
}

export function useCreateOrder() {
  const stored = useOrderStored()
  return useCreateOnce(client.orders.create, { onSuccess: (order) => void stored(order) })
}

export function useChangeOrder() {
  const stored = useOrderStored()
  return useSingleMutation(orpc.orders.change.mutationOptions({ onSuccess: (order) => void stored(order) }))
}

export function useRemoveOrder() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.orders.remove.mutationOptions({
      onSuccess: () => void invalidateAfter(queryClient, 'orders.remove'),
    }),
  )
}

/** Sends an order, or what has changed of it; the demo refuses it before it begins. */
export function useSendOrder() {
  return useSingleMutation(orpc.orders.send.mutationOptions(useActOptions()))
}

/** Takes back a mail that has not left yet. */
export function useStopMail() {
  return useSingleMutation(orpc.orders.stop.mutationOptions(useActOptions()))
}

/** Cancels an order that the supplier knows. */
export function useCancelOrder() {
  return useSingleMutation(orpc.orders.cancel.mutationOptions(useActOptions()))
}

/** After a refusal the order is read again: another window may have sent it. */
function useActOptions() {
  const queryClient = useQueryClient()
  const stored = useOrderStored()
  return {
    onSuccess: (order: Order) => void stored(order),
    onError: () => void invalidateAfter(queryClient, 'orders'),
  }
}
