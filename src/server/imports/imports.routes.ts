import { member, open, reading } from '../context.ts'
import { addressOf } from '../public-carte/publication.queries.ts'
import { importEffect, listImports } from './read-imports.queries.ts'
import { undoImport } from './undo-import.queries.ts'

export const importsRoutes = open.imports.router({
  list: reading.imports.list.handler(({ context }) => listImports(context.reader)),
  effect: member.imports.effect.handler(async ({ input, context }) => {
    const { effect, opened } = await context.asMember((tx) => importEffect(tx, input.id), { long: true })
    const { carteId, token } = opened
    const now = carteId !== null && (await addressOf(context.database, { userId: context.userId, carteId }))
    return { ...effect, address: now !== false && now !== null && now.token === token }
  }),
  undo: member.imports.undo.handler(({ input, context }) =>
    context.asMember((tx) => undoImport(tx, input.id), { long: true }),
  ),
})
