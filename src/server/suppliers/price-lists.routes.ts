import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { commitPriceList } from './price-list-commit.queries.ts'
import {
  beginPriceList,
  cancelPriceList,
  keepMapping,
  readCompared,
  stageRows,
} from './price-list-draft.queries.ts'
import { listPriceLists } from './price-list-find.queries.ts'
import { undoPriceList } from './price-list-undo.queries.ts'

const routes = member.priceLists

export const priceListsRoutes = open.priceLists.router({
  journal: reading.priceLists.journal.handler(({ input, context }) => listPriceLists(context.reader, input)),
  compared: routes.compared.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await readCompared(tx, input)), {
      isolation: 'repeatable read',
    }),
  ),
  keepMapping: routes.keepMapping.handler(({ input: { id, mapping }, context }) =>
    context.asMember(async (tx) => orNotFound((await keepMapping(tx, id, mapping)) ? { id } : undefined)),
  ),
  begin: creating.priceLists.begin.handler(({ input, context }) =>
    context.create(async (tx) => orNotFound(await beginPriceList(tx, input))),
  ),
  send: routes.send.handler(async ({ input, context }) => ({
    received: await context.grow(async (tx) => orNotFound(await stageRows(tx, input))),
  })),
  commit: routes.commit.handler(({ input, context }) =>
    context.grow((tx) => commitPriceList(tx, input), { bulk: true }),
  ),
  cancel: routes.cancel.handler(({ input, context }) =>
    context.asMember((tx) => cancelPriceList(tx, input.id, input.listId)),
  ),
  undo: routes.undo.handler(({ input, context }) =>
    context.grow((tx) => undoPriceList(tx, input.id, input.listId), { bulk: true }),
  ),
})
