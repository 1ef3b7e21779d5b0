import { skipToken, useQueryClient } from '@tanstack/react-query'
import type { Order, OrderMove, OrderSummary } from '#contract/order-shapes.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { cursorPages } from '#web/lib/query/cursor-pages.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

const LIST_PAGE = 50
const DRAFTS = 100
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

/** What a kitchen has to look at today; refetched on every mount. */
export function ordersTodayQuery() {
  return orpc.orders.today.queryOptions({ staleTime: 0 })
}

/** What a supplier still has to deliver of orders that were received. */
export function dueQuery(supplierId: string | null | undefined) {
  return orpc.orders.due.queryOptions({ input: supplierId ? { supplierId } : skipToken, staleTime: 0 })
}

/** Waits no longer for what is still to be delivered, or waits for it again. */
export function useDismissDue() {
  const queryClient = useQueryClient()
  return async (lineIds: string[], noLongerDue: boolean) => {
    await client.orders.noLongerDue({ lineIds, noLongerDue })
    await invalidateAfter(queryClient, 'orders')
  }
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

/** Of one supplier, or of all; as many as one answer has. */
export function draftsQuery(supplierId: string | undefined) {
  return orpc.orders.list.queryOptions({ input: { state: 'draft', supplierId, limit: DRAFTS }, staleTime: 0 })
}

/** A mail of it waits, or is with the mail server. */
export function isUnderWay({ mail }: Pick<OrderSummary, 'mail'>): boolean {
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

/** Several in one act. */
export function useCreateOrders() {
  const queryClient = useQueryClient()
  return useCreateOnce(client.orders.createMany, {
    onSuccess: () => void invalidateAfter(queryClient, 'orders'),
  })
}

export function useRemoveOrder() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.orders.remove.mutationOptions({
      onSuccess: () => void invalidateAfter(queryClient, 'orders.remove'),
    }),
  )
}

/** Buys a line at another supplier; both orders are shown as they are then. */
export function useMoveLine() {
  const queryClient = useQueryClient()
  const stored = useOrderStored()
  return async (move: OrderMove) => {
    const moved = await client.orders.move(move)
    queryClient.setQueryData(orderQuery(moved.other.id).queryKey, moved.other)
    await stored(moved.order)
    return moved
  }
}

/** The articles that a product is tied to, with their prices of today. */
export function tiedArticlesQuery(productId: string | null) {
  return orpc.productArticles.get.queryOptions({
    input: productId === null ? skipToken : { id: productId },
    staleTime: 0,
  })
}

/** Takes back drafts that were just made; rejects where one of them is no draft any more. */
export function useTakeBackOrders() {
  const queryClient = useQueryClient()
  return async (made: readonly Pick<Order, 'id'>[]) => {
    const removals = await Promise.allSettled(made.map(({ id }) => client.orders.remove({ id })))
    void invalidateAfter(queryClient, 'orders.remove')
    const failed = removals.find((removal) => removal.status === 'rejected')
    if (failed) throw failed.reason
  }
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
