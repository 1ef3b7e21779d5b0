import { creating, member, open, reading } from '../context.ts'
import { changeCarte, getCarte, getOwnCarte } from './carte.queries.ts'
import { createCarte, deleteCarte, listCartes, reorderCartes } from './list.queries.ts'
import { logoRoutes } from './logo.routes.ts'

const routes = member.cartes

export const cartesRoutes = open.cartes.router({
  own: routes.own.handler(({ context }) => context.asMember(getOwnCarte)),
  list: routes.list.handler(({ context }) => context.asMember(listCartes)),
  create: creating.cartes.create.handler(({ input, context }) =>
    // A copy has as many dishes as its carte.
    context.create((tx) => createCarte(tx, input), { bulk: input.copyOf !== undefined }),
  ),
  reorder: routes.reorder.handler(({ input, context }) => context.asMember((tx) => reorderCartes(tx, input))),
  get: reading.cartes.get.handler(({ input, context }) => getCarte(context.reader, input.id)),
  change: routes.change.handler(({ input, context }) => context.asMember((tx) => changeCarte(tx, input))),
  remove: routes.remove.handler(({ input, context }) => context.asMember((tx) => deleteCarte(tx, input.id))),
  logo: logoRoutes,
})
