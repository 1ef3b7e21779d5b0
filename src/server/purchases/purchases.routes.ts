import { member, open } from '../context.ts'
import { readSources } from './sources.queries.ts'

const routes = member.purchases

export const purchasesRoutes = open.purchases.router({
  sources: routes.sources.handler(({ input, context }) =>
    context.asMember((tx) => readSources(tx, input.sheetIds), { isolation: 'repeatable read' }),
  ),
})
