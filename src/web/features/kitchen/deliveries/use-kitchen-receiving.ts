import { paths } from '#web/entities/paths.ts'
import { type BackDoor, useReceivingAt } from '#web/entities/receipt/use-receiving.ts'
import { client } from '#web/lib/query/api.ts'
import { useKitchen } from '../frame/kitchen-context.ts'

const TABLET = {
  api: { orders: { receive: client.kitchen.receive }, deliveries: client.deliveries },
  write: 'kitchen.receive',
  pathOf: ({ id }) => paths.kitchenDelivery(id),
} as const satisfies Omit<BackDoor, 'account'>

/** Receiving at a tablet, under whose name receipts wait on it. */
export function useKitchenReceiving() {
  return useReceivingAt({ ...TABLET, account: useKitchen().account ?? undefined })
}
