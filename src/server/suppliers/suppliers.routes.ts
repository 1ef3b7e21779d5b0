import { member, open, reading } from '../context.ts'
import { insertSupplier, listSuppliers } from './suppliers.queries.ts'

const routes = member.suppliers

export const suppliersRoutes = open.suppliers.router({
  list: reading.suppliers.list.handler(({ input, context }) => listSuppliers(context.reader, input)),
  create: routes.create.handler(({ input, context }) => context.asMember((tx) => insertSupplier(tx, input))),
})
