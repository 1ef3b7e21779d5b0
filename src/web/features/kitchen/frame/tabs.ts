import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { KitchenHere } from './kitchen-query.ts'

interface Tab {
  /** Of the texts in `kitchen.frame.tab`. */
  key: 'sheets' | 'plan' | 'batches' | 'deliveries'
  to: AppPath
  /** Other addresses under which it is the current one. */
  also?: AppPath
  /** Whether the house uses it. */
  isThere: (here: KitchenHere) => boolean
}

export const TABS: readonly Tab[] = [
  { key: 'sheets', to: paths.kitchen, also: paths.kitchenSheet(''), isThere: () => true },
  { key: 'plan', to: paths.kitchenPlan, isThere: ({ hasPlan }) => hasPlan },
  { key: 'batches', to: paths.kitchenBatches, isThere: ({ hasBatches }) => hasBatches },
  {
    key: 'deliveries',
    to: paths.kitchenDeliveries,
    also: paths.kitchenDelivery(''),
    isThere: ({ hasOrders }) => hasOrders,
  },
]

export function isCurrentTab({ to, also }: Tab, pathname: string): boolean {
  return pathname.replace(/\/$/, '') === to || (also !== undefined && pathname.startsWith(also))
}
