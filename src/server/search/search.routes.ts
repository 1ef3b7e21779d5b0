import { open, reading } from '../context.ts'
import { findHits, recentHits } from './search.queries.ts'

export const searchRoutes = open.search.router({
  find: reading.search.find.handler(async ({ input, context }) => ({
    items: input.search?.trim()
      ? await findHits(context.reader, input.search, context.rememberedNames)
      : await recentHits(context.reader),
  })),
  recent: reading.search.recent.handler(async ({ context }) => ({ items: await recentHits(context.reader) })),
})
