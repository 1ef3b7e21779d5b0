import { creating, member, open, reading } from '../context.ts'
import { isOpenUnder } from '../public-carte/address.queries.ts'
import { importEffect, listImports } from './read-imports.queries.ts'
import { fillGammes } from './fill-gammes.queries.ts'
import { undoImport } from './undo-import.queries.ts'

export const importsRoutes = open.imports.router({
  list: reading.imports.list.handler(({ context }) => listImports(context.reader)),
  effect: member.imports.effect.handler(async ({ input, context }) => {
    const { effect, token } = await context.asMember((tx) => importEffect(tx, input.id), { long: true })
    const address = token !== null && (await isOpenUnder(context.database, context.houseId, token))
    return { ...effect, address }
  }),
  undo: member.imports.undo.handler(({ input, context }) =>
    context.asMember((tx) => undoImport(tx, input.id), { long: true }),
  ),
  gammes: creating.imports.gammes.handler(({ input, context }) =>
    context.create((tx) => fillGammes(tx, input), { long: true, bulk: true }),
  ),
})
