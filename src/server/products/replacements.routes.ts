import { member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { findReplacementEffect } from './replacement-effect.queries.ts'
import { listReplacements, replaceProduct, undoReplacement } from './replacements.queries.ts'

const routes = member.replacements

export const replacementsRoutes = open.replacements.router({
  effect: routes.effect.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findReplacementEffect(tx, input)), {
      isolation: 'repeatable read',
      long: true,
    }),
  ),
  replace: routes.replace.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await replaceProduct(tx, input)), { long: true, bulk: true }),
  ),
  list: routes.list.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await listReplacements(tx, input.id))),
  ),
  undo: routes.undo.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await undoReplacement(tx, input.id)), { long: true }),
  ),
})
