import { type AccessTable, tokens } from './access.ts'
import type { gammesContract } from './gammes.ts'

/** Of `ACCESS`: what opens each route of gammes. */
export const GAMMES_ACCESS = {
  list: tokens('owner'),
  create: tokens('owner'),
  reorder: tokens('owner'),
  get: tokens('owner'),
  change: tokens('owner'),
  remove: tokens('owner'),
  recettes: {
    add: tokens('owner'),
    addMany: tokens('owner'),
    removeMany: tokens('owner'),
    reorder: tokens('owner'),
    change: tokens('owner'),
    remove: tokens('owner'),
  },
} as const satisfies AccessTable<typeof gammesContract>
