import { ROLES } from '#domain/house/role.ts'
import { type AccessTable, kitchen, sessions } from './access.ts'
import type { devicesContract } from './devices.ts'
import type { kitchenContract } from './kitchen.ts'

/** Of `ACCESS`: who pairs, changes and revokes tablets. */
export const DEVICES_ACCESS = {
  list: sessions('owner'),
  invite: sessions('owner'),
  change: sessions('owner'),
  revoke: sessions('owner'),
} as const satisfies AccessTable<typeof devicesContract>

/** Of `ACCESS`: what a tablet of the kitchen opens. */
export const KITCHEN_ACCESS = {
  pair: 'everyone',
  state: kitchen(...ROLES),
  unlock: kitchen(...ROLES),
  lock: kitchen(...ROLES),
  leave: kitchen(...ROLES),
  sheets: kitchen(...ROLES),
  sheet: kitchen(...ROLES),
  photo: kitchen(...ROLES),
  marks: kitchen(...ROLES),
  mark: kitchen(...ROLES),
  batches: kitchen(...ROLES),
  closeBatch: kitchen(...ROLES),
  reopenBatch: kitchen(...ROLES),
  plan: kitchen(...ROLES),
  making: kitchen(...ROLES),
  tickPlan: kitchen(...ROLES),
  markPlan: kitchen(...ROLES),
  deliveries: kitchen(...ROLES),
  delivery: kitchen(...ROLES),
  receive: kitchen(...ROLES),
} as const satisfies AccessTable<typeof kitchenContract>
