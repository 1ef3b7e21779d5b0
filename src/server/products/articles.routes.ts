import { member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { findCandidates } from './article-candidates.queries.ts'
import { findArticles, setArticles } from './articles.queries.ts'

const routes = member.productArticles

export const productArticlesRoutes = open.productArticles.router({
  get: routes.get.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findArticles(tx, input.id)), {
      isolation: 'repeatable read',
    }),
  ),
  candidates: routes.candidates.handler(({ input: { id, search }, context }) =>
    context.asMember(async (tx) => orNotFound(await findCandidates(tx, id, search)), { long: true }),
  ),
  set: routes.set.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await setArticles(tx, input))),
  ),
})
