import { creating, member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { closePeriod, reopenPeriod } from './close-period.queries.ts'
import { readKeptSheet } from './kept-sheets.queries.ts'
import { readCarteSales, readPeriod } from './read-sales.queries.ts'
import { returnDish } from './return-dish.queries.ts'
import {
  changeDays,
  createPeriod,
  keepSalesMapping,
  removePeriod,
  writeQuantities,
} from './write-sales.queries.ts'

const routes = member.sales

/** Several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const

export const salesRoutes = open.sales.router({
  list: routes.list.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => readCarteSales(tx, input.id), AGREEING)),
  ),
  create: creating.sales.create.handler(({ input, context }) =>
    context.create(async (tx) => orNotFound(await createPeriod(tx, input))),
  ),
  get: routes.get.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => readPeriod(tx, input.id, input.periodId), AGREEING)),
  ),
  changeDays: routes.changeDays.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => changeDays(tx, input))),
  ),
  write: routes.write.handler(async ({ input, context }) =>
    orNotFound(await context.grow((tx) => writeQuantities(tx, input))),
  ),
  close: routes.close.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => closePeriod(tx, input))),
  ),
  reopen: routes.reopen.handler(async ({ input, context }) =>
    orNotFound(await context.grow((tx) => reopenPeriod(tx, input))),
  ),
  sheet: routes.sheet.handler(async ({ input, context }) => ({
    items: orNotFound(await context.asMember((tx) => readKeptSheet(tx, input))),
  })),
  returnDish: routes.returnDish.handler(({ input, context }) => context.grow((tx) => returnDish(tx, input))),
  remove: routes.remove.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => removePeriod(tx, input.id, input.periodId))),
  ),
  keepMapping: routes.keepMapping.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => keepSalesMapping(tx, input.id, input.mapping))),
  ),
})
