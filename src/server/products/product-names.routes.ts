import { member, open, reading } from '../context.ts'
import { listNear } from './near-products.queries.ts'
import { confirmNames, listUnconfirmed } from './unconfirmed.queries.ts'

export const productNamesRoutes = open.productNames.router({
  unconfirmed: reading.productNames.unconfirmed.handler(({ context }) => listUnconfirmed(context.reader)),
  near: reading.productNames.near.handler(({ context }) => listNear(context.reader)),
  confirm: member.productNames.confirm.handler(async ({ input, context }) => ({
    confirmed: await context.asMember((tx) => confirmNames(tx, input.ids)),
  })),
})
