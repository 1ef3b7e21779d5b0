import { member, open } from '../context.ts'
import { applyChanges } from './apply.queries.ts'
import { writeKitchen } from './kitchen.queries.ts'

const routes = member.simulation

export const simulationRoutes = open.simulation.router({
  kitchen: routes.kitchen.handler(({ context }) => context.readWhole(writeKitchen)),
  apply: routes.apply.handler(({ input, context }) =>
    context.grow((tx) => applyChanges(tx, input), { long: true, bulk: true }),
  ),
})
