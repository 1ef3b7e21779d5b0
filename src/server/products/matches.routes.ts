import { member, open } from '../context.ts'
import { findMatches } from './matches.queries.ts'

export const matchesRoutes = open.matches.router({
  find: member.matches.find.handler(async ({ input, context }) => ({
    items: await context.asMember((tx) => findMatches(tx, input.names, input.sheetId), { long: true }),
  })),
})
