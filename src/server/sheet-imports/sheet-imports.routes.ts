import { creating, member, open } from '../context.ts'
import { commitImport } from './commit-import.queries.ts'
import { matchImportedNames } from './match-names.queries.ts'
import { planImport } from './plan-import.queries.ts'

export const sheetImportsRoutes = open.sheetImports.router({
  matchNames: member.sheetImports.matchNames.handler(async ({ input, context }) => ({
    groups: await context.asMember((tx) => matchImportedNames(tx, input.names), { long: true }),
  })),
  plan: member.sheetImports.plan.handler(({ input, context }) =>
    context.asMember((tx) => planImport(tx, input), { long: true }),
  ),
  commit: creating.sheetImports.commit.handler(({ input, context }) => {
    const connection = { left: false }
    void context.answered().then(() => (connection.left = true))
    const goesOn = () => {
      if (connection.left) throw new Error('Nobody waits for the import any more')
    }
    return context.create((tx) => commitImport(tx, input, goesOn), { bulk: true, long: true })
  }),
})
