import { z } from 'zod'
import { notFound, storageFull } from './errors.ts'
import { MAX_CHOSEN } from './catalogue.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { id } from './shapes.ts'

const route = contractRoute.errors(notFound)
const tags = ['prices']

/** Either some products, or all of a supplier. */
const chosen = z.union([
  z.object({ productIds: z.array(id).min(1, rule('required')).max(MAX_CHOSEN, rule('too-long')) }),
  z.object({ supplierId: id }),
])
export type ChosenProducts = z.infer<typeof chosen>

export const newPricesContract = {
  take: route
    .errors(storageFull)
    .route({
      method: 'POST',
      path: '/new-prices/take',
      tags,
      summary: 'Give products the price that their catalogue has now',
      description: 'One act of the journal of prices, which can undo it.',
    })
    .input(chosen)
    .output(
      z.object({
        products: z.int().meta({ description: 'products that have a new price' }),
        sheets: z.int().meta({ description: 'sheets that were costed anew' }),
        left: z.int().meta({
          description: "products whose unit the catalogue's price cannot be said for",
        }),
        actId: id.nullable(),
      }),
    ),
  setAside: route
    .route({
      method: 'POST',
      path: '/new-prices/set-aside',
      tags,
      summary: 'Keep the price that products have until their catalogue moves again',
    })
    .input(chosen)
    .output(z.object({ products: z.int() })),
}
