import { member, open, reading } from '../context.ts'
import { changeCarte, getCarte, getOwnCarte } from './carte.queries.ts'
import { logoRoutes } from './logo.routes.ts'

const routes = member.cartes

export const cartesRoutes = open.cartes.router({
  own: routes.own.handler(({ context }) => context.asMember(getOwnCarte)),
  get: reading.cartes.get.handler(({ input, context }) => getCarte(context.reader, input.id)),
  change: routes.change.handler(({ input, context }) => context.asMember((tx) => changeCarte(tx, input))),
  logo: logoRoutes,
})
