import { member, open, reading } from '../context.ts'
import { confirmNames, listUnconfirmed } from './unconfirmed.queries.ts'

export const productNamesRoutes = open.productNames.router({
  unconfirmed: reading.productNames.unconfirmed.handler(({ context }) => listUnconfirmed(context.reader)),
  confirm: member.productNames.confirm.handler(async ({ input, context }) => ({
    confirmed: await context.asMember((tx) => confirmNames(tx, input.ids)),
  })),
})
