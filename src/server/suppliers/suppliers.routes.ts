import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { supplierStatistics } from './statistics.queries.ts'
import {
  deleteSupplier,
  insertSupplier,
  listSuppliers,
  readSupplier,
  updateSupplier,
} from './suppliers.queries.ts'

const routes = member.suppliers

export const suppliersRoutes = open.suppliers.router({
  list: reading.suppliers.list.handler(({ input, context }) => listSuppliers(context.reader, input)),
  create: creating.suppliers.create.handler(({ input, context }) =>
    context.create((tx) => insertSupplier(tx, input)),
  ),
  statistics: routes.statistics.handler(({ context }) => context.asMember((tx) => supplierStatistics(tx))),
  get: routes.get.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await readSupplier(tx, input.id))),
  ),
  change: routes.change.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await updateSupplier(tx, input))),
  ),
  remove: routes.remove.handler(({ input: { id }, context }) =>
    context.asMember(async (tx) => {
      const deletedItemId = await deleteSupplier(tx, id)
      return orNotFound(deletedItemId === undefined ? undefined : { id, deletedItemId })
    }),
  ),
})
