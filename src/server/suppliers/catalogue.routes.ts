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
  change: catalogue.change.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await updateRow(tx, input))),
  ),
  remove: catalogue.remove.handler(({ input: { id, productId }, context }) =>
    context.asMember(async (tx) => {
      const removed = await deleteRow(tx, id, productId)
      return orNotFound(removed ? { id: productId } : undefined)
    }),
  ),
  importable: reading.catalogue.importable.handler(async ({ input, context }) =>
    orNotFound(await listImportable(context.reader, input)),
  ),
  import: catalogue.import.handler(({ input: { id, productIds }, context }) =>
    context.grow(async (tx) => orNotFound(await importRows(tx, id, productIds)), { bulk: true }),
  ),
})

export const newPricesRoutes = open.newPrices.router({
  take: newPrices.take.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await takeNewPrices(tx, input)), { bulk: true }),
  ),
  setAside: newPrices.setAside.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await setNewPricesAside(tx, input))),
  ),
})
