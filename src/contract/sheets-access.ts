import { type AccessTable, tokens } from './access.ts'
import type { sheetsContract } from './sheets-routes.ts'

/** Of `ACCESS`: what opens each route of sheets. */
export const SHEETS_ACCESS = {
  list: tokens('owner', 'chef'),
  statistics: tokens('owner', 'chef'),
  create: tokens('owner', 'chef'),
  get: tokens('owner', 'chef'),
  change: tokens('owner', 'chef'),
  remove: tokens('owner', 'chef'),
  use: tokens('owner', 'chef'),
  tree: tokens('owner', 'chef'),
  duplicate: tokens('owner', 'chef'),
  totals: tokens('owner', 'chef'),
  checkCost: tokens('owner', 'chef'),
  publish: tokens('owner', 'chef'),
  unpublish: tokens('owner', 'chef'),
  photo: {
    put: tokens('owner', 'chef'),
    remove: tokens('owner', 'chef'),
    get: tokens('owner', 'chef'),
  },
  ingredients: {
    list: tokens('owner', 'chef'),
    add: tokens('owner', 'chef'),
    change: tokens('owner', 'chef'),
    remove: tokens('owner', 'chef'),
  },
} as const satisfies AccessTable<typeof sheetsContract>
