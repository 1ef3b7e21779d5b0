import { creating, member, open, reading } from '../context.ts'
import { listBin } from './list.queries.ts'
import { emptyBin, removeFromBin } from './remove.queries.ts'
import { restore } from './restore.queries.ts'

const routes = member.bin

export const binRoutes = open.bin.router({
  list: reading.bin.list.handler(({ input, context }) => listBin(context.reader, input)),
  restore: creating.bin.restore.handler(({ input, context }) =>
    context.create((tx) => restore(tx, input.id)),
  ),
  remove: routes.remove.handler(({ input, context }) =>
    context.asMember((tx) => removeFromBin(tx, input.id)),
  ),
  empty: routes.empty.handler(({ input, context }) => context.asMember((tx) => emptyBin(tx, input.until))),
})
