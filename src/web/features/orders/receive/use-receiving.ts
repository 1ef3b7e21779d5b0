import { paths } from '#web/entities/paths.ts'
import { type BackDoor, useReceivingAt } from '#web/entities/receipt/use-receiving.ts'
import { client } from '#web/lib/query/api.ts'
import { useSession } from '#web/lib/session/shell-context.ts'

const HOUSE = {
  api: client,
  write: 'orders',
  pathOf: ({ id }) => paths.receiveOrder(id),
} as const satisfies Omit<BackDoor, 'account'>

/** Receiving by who is signed in. */
export function useReceiving() {
  return useReceivingAt({ ...HOUSE, account: useSession()?.account })
}
