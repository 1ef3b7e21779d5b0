import { member, open } from '../context.ts'
import { readServiceKitchen } from './kitchen.queries.ts'
import { keepPrinted, writeMark } from './mark.queries.ts'
import { readPlan } from './plan.queries.ts'
import { removeService, writeService } from './write.queries.ts'

const routes = member.services

/** Several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const

export const servicesRoutes = open.services.router({
  plan: routes.plan.handler(({ input, context }) => context.asMember((tx) => readPlan(tx, input), AGREEING)),
  kitchen: routes.kitchen.handler(({ context }) =>
    context.asMember((tx) => readServiceKitchen(tx), AGREEING),
  ),
  write: routes.write.handler(({ input, context }) => context.grow((tx) => writeService(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => removeService(tx, input))),
  mark: routes.mark.handler(({ input, context }) => context.grow((tx) => writeMark(tx, input))),
  printed: routes.printed.handler(({ input, context }) => context.grow((tx) => keepPrinted(tx, input))),
})
