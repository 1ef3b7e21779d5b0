import { member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { findReplacementEffect } from './replacement-effect.queries.ts'
import { listReplacements, replaceProduct, undoReplacement } from './replacements.queries.ts'

const routes = member.replacements

export const replacementsRoutes = open.replacements.router({
  effect: routes.effect.handler(async ({ input, context }) =>
    orNotFound(
      await context.asMember((tx) => findReplacementEffect(tx, input), {
        isolation: 'repeatable read',
        long: true,
      }),
    ),
  ),
  replace: routes.replace.handler(async ({ input, context }) =>
    orNotFound(await context.grow((tx) => replaceProduct(tx, input), { long: true, bulk: true })),
  ),
  list: routes.list.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => listReplacements(tx, input.id))),
  ),
  undo: routes.undo.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => undoReplacement(tx, input.id), { long: true })),
  ),
})
