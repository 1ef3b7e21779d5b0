import { member, open } from '../context.ts'
import { findUseOfProducts } from '../sheets/use.queries.ts'
import { changeMany, deleteMany } from './many-products.queries.ts'
import { restoreFacts } from './restore-facts.queries.ts'

export const manyProductsRoutes = open.manyProducts.router({
  change: member.manyProducts.change.handler(({ input, context }) =>
    context.grow((tx) => changeMany(tx, input), { long: true, bulk: true }),
  ),
  restore: member.manyProducts.restore.handler(({ input, context }) =>
    context.grow((tx) => restoreFacts(tx, input), { long: true, bulk: true }),
  ),
  use: member.manyProducts.use.handler(({ input, context }) =>
    context.asMember((tx) => findUseOfProducts(tx, input.ids)),
  ),
  remove: member.manyProducts.remove.handler(({ input, context }) =>
    context.asMember((tx) => deleteMany(tx, input.products), { long: true }),
  ),
})
