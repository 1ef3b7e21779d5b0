import { orpc } from '#web/lib/query/api.ts'

/**
 * What is to arrive today and what was received, refetched on every mount. Without a day in its address, so that what was read
 * last evening is there in a cellar without a network.
 */
export function deliveriesQuery() {
  return orpc.deliveries.list.queryOptions({ input: {}, staleTime: 0 })
}

/** One delivery, refetched on every mount. */
export function deliveryQuery(id: string) {
  return orpc.deliveries.get.queryOptions({ input: { id }, staleTime: 0 })
}
