import { creating, member, open, reading } from '../context.ts'
import { closeBatch, extendBatch, reopenBatch } from './change.queries.ts'
import { createBatch } from './create.queries.ts'
import { getBatch } from './find.queries.ts'
import { findHolders } from './holders.queries.ts'
import { listBatches } from './list.queries.ts'
import { findOrigins } from './origins.queries.ts'

const routes = member.batches
const AGREEING = { isolation: 'repeatable read' } as const

export const batchesRoutes = open.batches.router({
  list: reading.batches.list.handler(({ input, context }) => listBatches(context.reader, input)),
  holders: routes.holders.handler(({ input, context }) =>
    context.asMember((tx) => findHolders(tx, input), AGREEING),
  ),
  get: routes.get.handler(({ input, context }) => context.asMember((tx) => getBatch(tx, input.id))),
  origins: routes.origins.handler(({ input, context }) =>
    context.asMember((tx) => findOrigins(tx, input), AGREEING),
  ),
  create: creating.batches.create.handler(({ input, context }) =>
    context.create((tx) => createBatch(tx, input)),
  ),
  extend: routes.extend.handler(({ input, context }) => context.asMember((tx) => extendBatch(tx, input))),
  close: routes.close.handler(({ input, context }) => context.grow((tx) => closeBatch(tx, input))),
  reopen: routes.reopen.handler(({ input, context }) => context.asMember((tx) => reopenBatch(tx, input))),
})
