import { member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { listNear } from './near-products.queries.ts'
import { readNamedSheets, refuseNames, takeBackRefusal } from './refuse-names.queries.ts'
import { confirmNames, listUnconfirmed } from './unconfirmed.queries.ts'

export const productNamesRoutes = open.productNames.router({
  unconfirmed: reading.productNames.unconfirmed.handler(({ context }) => listUnconfirmed(context.reader)),
  near: reading.productNames.near.handler(({ context }) => listNear(context.reader)),
  confirm: member.productNames.confirm.handler(async ({ input, context }) => ({
    confirmed: await context.asMember((tx) => confirmNames(tx, input.ids)),
  })),
  sheets: member.productNames.sheets.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await readNamedSheets(tx, input.id)), { long: true }),
  ),
  refuse: member.productNames.refuse.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await refuseNames(tx, input)), { long: true, bulk: true }),
  ),
  takeBack: member.productNames.takeBack.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await takeBackRefusal(tx, input)), { long: true }),
  ),
})
