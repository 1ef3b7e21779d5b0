import { member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { findMergeEffect } from './merge-effect.queries.ts'
import { mergeProducts } from './merge-products.queries.ts'
import { listMerges } from './merges.queries.ts'
import { undoMerge } from './undo-merge.queries.ts'

const routes = member.productMerges
/** All sheets of both products, and those above, may be all of the account. */
const WHOLE = { long: true, bulk: true } as const

export const productMergesRoutes = open.productMerges.router({
  effect: routes.effect.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findMergeEffect(tx, input)), {
      isolation: 'repeatable read',
      long: true,
    }),
  ),
  merge: routes.merge.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await mergeProducts(tx, input)), WHOLE),
  ),
  list: routes.list.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await listMerges(tx, input.id))),
  ),
  undo: routes.undo.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await undoMerge(tx, input.id)), WHOLE),
  ),
})
