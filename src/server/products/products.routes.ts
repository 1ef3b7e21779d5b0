import { atOnce, creatingAtOnce, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { listProducts } from './products.list.ts'
import { findUse } from '../sheets/use.queries.ts'
import { deleteProducts, findProduct, insertProduct, updateProduct } from './products.queries.ts'

const routes = atOnce.products

export const productsRoutes = open.products.router({
  list: reading.products.list.handler(({ input, context }) =>
    listProducts(context.reader, input, context.rememberedNames),
  ),
  create: creatingAtOnce.products.create.handler(({ input, context }) =>
    context.create((tx) => insertProduct(tx, input)),
  ),
  get: routes.get.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findProduct(tx, input.id))),
  ),
  use: routes.use.handler(({ input, context }) =>
    context.asMember(async (tx) => orNotFound(await findUse(tx, 'product', input.id))),
  ),
  change: routes.change.handler(({ input, context }) =>
    context.grow(async (tx) => orNotFound(await updateProduct(tx, input))),
  ),
  remove: routes.remove.handler(({ input: { id }, context }) =>
    context.asMember(async (tx) => {
      const { deletedItemId } = await deleteProducts(tx, [id])
      return orNotFound(deletedItemId === null ? undefined : { id, deletedItemId })
    }),
  ),
})
