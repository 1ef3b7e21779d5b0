import { type AccessTable, tokens } from './access.ts'
import type { sheetsContract } from './sheets-routes.ts'

/** Of `ACCESS`: what opens each route of sheets. */
export const SHEETS_ACCESS = {
  list: tokens('owner'),
  statistics: tokens('owner'),
  create: tokens('owner'),
  get: tokens('owner'),
  change: tokens('owner'),
  remove: tokens('owner'),
  use: tokens('owner'),
  tree: tokens('owner'),
  duplicate: tokens('owner'),
  totals: tokens('owner'),
  checkCost: tokens('owner'),
  publish: tokens('owner'),
  unpublish: tokens('owner'),
  photo: {
    put: tokens('owner'),
    remove: tokens('owner'),
    get: tokens('owner'),
  },
  ingredients: {
    list: tokens('owner'),
    add: tokens('owner'),
    change: tokens('owner'),
    remove: tokens('owner'),
  },
} as const satisfies AccessTable<typeof sheetsContract>
