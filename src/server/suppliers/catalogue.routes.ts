import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { listCatalogue, listImportable } from './catalogue.list.ts'
import { deleteRow, insertRow, updateRow } from './catalogue.queries.ts'
import { importRows } from './import.queries.ts'
import { setNewPricesAside, takeNewPrices } from './new-prices.queries.ts'

const { catalogue, newPrices } = member

export const catalogueRoutes = open.catalogue.router({
  list: reading.catalogue.list.handler(async ({ input, context }) =>
    orNotFound(await listCatalogue(context.reader, input)),
  ),
  create: creating.catalogue.create.handler(({ input: { id, ...row }, context }) =>
    context.create(async (tx) => orNotFound(await insertRow(tx, id, row))),
  ),
  change: catalogue.change.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => updateRow(tx, input))),
  ),
  remove: catalogue.remove.handler(async ({ input: { id, productId }, context }) => {
    const removed = await context.asMember((tx) => deleteRow(tx, id, productId))
    return orNotFound(removed ? { id: productId } : undefined)
  }),
  importable: reading.catalogue.importable.handler(async ({ input, context }) =>
    orNotFound(await listImportable(context.reader, input)),
  ),
  import: catalogue.import.handler(async ({ input: { id, productIds }, context }) =>
    orNotFound(await context.grow((tx) => importRows(tx, id, productIds), { bulk: true })),
  ),
})

export const newPricesRoutes = open.newPrices.router({
  take: newPrices.take.handler(async ({ input, context }) =>
    orNotFound(await context.grow((tx) => takeNewPrices(tx, input), { bulk: true })),
  ),
  setAside: newPrices.setAside.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => setNewPricesAside(tx, input))),
  ),
})
