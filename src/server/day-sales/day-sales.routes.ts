import { member, open, reading } from '../context.ts'
import { listDays, removeDays, writeDay } from './day-sales.queries.ts'

const routes = member.daySales

export const daySalesRoutes = open.daySales.router({
  list: reading.daySales.list.handler(({ input, context }) => listDays(context.reader, input)),
  write: routes.write.handler(({ input, context }) => context.grow((tx) => writeDay(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => removeDays(tx, input))),
})
