import { orpc } from '#web/lib/query/api.ts'

/** A phone, or another tablet, may receive what is shown here. */
const LOOK_EVERY_MS = 60_000

/** What is to arrive today, whole, so that its lines are there without a network, and what was received. */
export function kitchenDeliveriesQuery() {
  return orpc.kitchen.deliveries.queryOptions({ refetchInterval: LOOK_EVERY_MS, staleTime: 0 })
}

/** One order that arrives, refetched on every mount. */
export function kitchenDeliveryQuery(id: string) {
  return orpc.kitchen.delivery.queryOptions({ input: { id }, staleTime: 0 })
}
