import { member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { findCandidates } from './article-candidates.queries.ts'
import { findArticles, setArticles } from './articles.queries.ts'

const routes = member.productArticles

export const productArticlesRoutes = open.productArticles.router({
  get: routes.get.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => findArticles(tx, input.id), { isolation: 'repeatable read' })),
  ),
  candidates: routes.candidates.handler(async ({ input: { id, search }, context }) =>
    orNotFound(await context.asMember((tx) => findCandidates(tx, id, search), { long: true })),
  ),
  set: routes.set.handler(async ({ input, context }) =>
    orNotFound(await context.grow((tx) => setArticles(tx, input))),
  ),
})
