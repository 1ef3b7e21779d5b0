import { member, open, reading } from '../context.ts'
import { givePrices } from './give-prices.queries.ts'
import { listUnpriced } from './unpriced.queries.ts'

export const sellingPricesRoutes = open.sellingPrices.router({
  unpriced: reading.sellingPrices.unpriced.handler(({ input, context }) =>
    listUnpriced(context.reader, input),
  ),
  give: member.sellingPrices.give.handler(({ input, context }) =>
    context.grow((tx) => givePrices(tx, input)),
  ),
})
