import { member, open } from '../context.ts'
import { matchImportedNames } from './match-names.queries.ts'

export const sheetImportsRoutes = open.sheetImports.router({
  matchNames: member.sheetImports.matchNames.handler(async ({ input, context }) => ({
    groups: await context.asMember((tx) => matchImportedNames(tx, input.names), { long: true }),
  })),
})
