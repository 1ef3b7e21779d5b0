import { z } from 'zod'
import { UNITS } from '#domain/quantity/unit.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { euros, id } from './shapes.ts'

const unconfirmedProduct = z.object({
  id,
  name: z.string(),
  unit: z.enum(UNITS),
  priceHt: euros.nullable().meta({ description: 'EUR per unit, without VAT' }),
  names: z.array(z.string()).meta({ description: 'of the files, without case, accents and plural' }),
  sheets: z.int().meta({ description: 'sheets that take it' }),
})
export type UnconfirmedProduct = z.infer<typeof unconfirmedProduct>

const nearProducts = z.object({
  id: id.meta({ description: 'of a product that the user is to confirm' }),
  near: z.array(z.object({ id, name: z.string() })).meta({
    description: 'other products that its names may mean, the likeliest first, two at most',
  }),
})
export type NearProducts = z.infer<typeof nearProducts>

const MOST_CONFIRMED = 5_000

const confirmation = z.object({
  ids: z.array(id).min(1, rule('required')).max(MOST_CONFIRMED, rule('too-long')),
})

const tags = ['product names']

export const productNamesContract = {
  unconfirmed: contractRoute
    .route({
      method: 'GET',
      path: '/product-names/unconfirmed',
      tags,
      summary: 'Products that an import has taken names for which may mean another',
    })
    .output(z.object({ items: z.array(unconfirmedProduct) })),
  near: contractRoute
    .route({
      method: 'GET',
      path: '/product-names/unconfirmed/near',
      tags,
      summary: 'Other products that names of imported sheets may mean',
    })
    .output(z.object({ items: z.array(nearProducts) })),
  confirm: contractRoute
    .route({
      method: 'POST',
      path: '/product-names/confirm',
      tags,
      summary: 'Note that names of imported sheets do mean these products',
    })
    .input(confirmation)
    .output(z.object({ confirmed: z.int().meta({ description: 'products that were to be confirmed' }) })),
}
