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
  state: kitchen('owner'),
  unlock: kitchen('owner'),
  lock: kitchen('owner'),
  leave: kitchen('owner'),
  sheets: kitchen('owner'),
  sheet: kitchen('owner'),
  photo: kitchen('owner'),
  marks: kitchen('owner'),
  mark: kitchen('owner'),
  batches: kitchen('owner'),
  closeBatch: kitchen('owner'),
  reopenBatch: kitchen('owner'),
} as const satisfies AccessTable<typeof kitchenContract>
