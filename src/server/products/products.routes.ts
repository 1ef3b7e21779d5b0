import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { listProducts } from './products.list.ts'
import { findUse } from '../sheets/use.queries.ts'
import { deleteProducts, findProduct, insertProduct, updateProduct } from './products.queries.ts'

const routes = member.products

export const productsRoutes = open.products.router({
  list: reading.products.list.handler(({ input, context }) =>
    listProducts(context.reader, input, context.rememberedNames),
  ),
  create: creating.products.create.handler(({ input, context }) =>
    context.create((tx) => insertProduct(tx, input)),
  ),
  get: routes.get.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => findProduct(tx, input.id))),
  ),
  use: routes.use.handler(async ({ input, context }) =>
    orNotFound(await context.asMember((tx) => findUse(tx, 'product', input.id))),
  ),
  change: routes.change.handler(async ({ input, context }) =>
    orNotFound(await context.grow((tx) => updateProduct(tx, input))),
  ),
  remove: routes.remove.handler(async ({ input, context }) => {
    const { deletedItemId } = await context.asMember((tx) => deleteProducts(tx, [input.id]))
    return orNotFound(deletedItemId === null ? undefined : { id: input.id, deletedItemId })
  }),
})
