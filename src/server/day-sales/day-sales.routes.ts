import { member, open, reading } from '../context.ts'
import { listDays, removeDays, writeDay } from './day-sales.queries.ts'
import { putBackDays, readFigures } from './put-back.queries.ts'

const routes = member.daySales

export const daySalesRoutes = open.daySales.router({
  list: reading.daySales.list.handler(({ input, context }) => listDays(context.reader, input)),
  figures: reading.daySales.figures.handler(({ input, context }) => readFigures(context.reader, input)),
  write: routes.write.handler(({ input, context }) => context.grow((tx) => writeDay(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => removeDays(tx, input))),
  putBack: routes.putBack.handler(({ input, context }) => context.grow((tx) => putBackDays(tx, input))),
})
