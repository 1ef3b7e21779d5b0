import { member, open } from '../context.ts'
import { changeMany } from './many-products.queries.ts'

export const manyProductsRoutes = open.manyProducts.router({
  change: member.manyProducts.change.handler(({ input, context }) =>
    context.grow((tx) => changeMany(tx, input), { long: true, bulk: true }),
  ),
})
