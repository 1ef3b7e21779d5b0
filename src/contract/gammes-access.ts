import { type AccessTable, tokens } from './access.ts'
import type { gammesContract } from './gammes.ts'

/** Of `ACCESS`: what opens each route of gammes. */
export const GAMMES_ACCESS = {
  list: tokens('owner', 'chef'),
  create: tokens('owner', 'chef'),
  reorder: tokens('owner', 'chef'),
  get: tokens('owner', 'chef'),
  change: tokens('owner', 'chef'),
  remove: tokens('owner', 'chef'),
  recettes: {
    add: tokens('owner', 'chef'),
    addMany: tokens('owner', 'chef'),
    removeMany: tokens('owner', 'chef'),
    reorder: tokens('owner', 'chef'),
    change: tokens('owner', 'chef'),
    remove: tokens('owner', 'chef'),
  },
} as const satisfies AccessTable<typeof gammesContract>
