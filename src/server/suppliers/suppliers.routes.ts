import { member } from '../context.ts'
import { insertSupplier, listSuppliers } from './suppliers.queries.ts'

const routes = member.suppliers

export const suppliersRoutes = routes.router({
  list: routes.list.handler(({ input, context }) => listSuppliers(context.reader, input)),
  create: routes.create.handler(({ input, context }) => context.asMember((tx) => insertSupplier(tx, input))),
})
