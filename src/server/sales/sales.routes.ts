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

/** Sales of a year day by day are more than other requests add. */
const growthOf = ({ days }: { days: readonly unknown[] }) => ({ bulk: days.length > 0 })

export const salesRoutes = open.sales.router({
  list: routes.list.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await readCarteSales(tx, input.id)), AGREEING),
  ),
  create: creating.sales.create.handler(({ input, context }) =>
    context.create(async (tx) => orNotFound(await createPeriod(tx, input)), growthOf(input)),
  ),
  get: routes.get.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await readPeriod(tx, input.id, input.periodId)), AGREEING),
  ),
  changeDays: routes.changeDays.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await changeDays(tx, input))),
  ),
  write: routes.write.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await writeQuantities(tx, input)), growthOf(input)),
  ),
  close: routes.close.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await closePeriod(tx, input))),
  ),
  reopen: routes.reopen.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await reopenPeriod(tx, input))),
  ),
  sheet: routes.sheet.handler(async ({ input, context }) => ({
    items: await context.asMember(async (tx) => orNotFound(await readKeptSheet(tx, input))),
  })),
  returnDish: routes.returnDish.handler(({ input, context }) => context.grow((tx) => returnDish(tx, input))),
  remove: routes.remove.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await removePeriod(tx, input.id, input.periodId))),
  ),
  keepMapping: routes.keepMapping.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await keepSalesMapping(tx, input.id, input.mapping))),
  ),
})
