import { z } from 'zod'
import { notFound, priceRequired, versionConflict } from './errors.ts'
import { dishStanding, dishTvaRate } from './gammes.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { amount, displayedAmount, euros, id, listQuery } from './shapes.ts'
import { pricedSheet, techSheet } from './sheets.ts'

const dish = z.object({
  id,
  gammeId: id,
  gamme: z.string().meta({ description: 'its name, after that of its carte where there are several' }),
  nomAffiche: z.string(),
  prixTtcAffiche: euros.meta({ description: 'EUR with VAT, as displayed; 0 when there is none' }),
  tvaRate: dishTvaRate,
})

/** A sheet, the dishes that it is on gammes, and what their prices are judged by. */
const unpricedSheet = z.object({
  id,
  ...pricedSheet.shape,
  checkedCost: techSheet.shape.checkedCost,
  usualCost: dishStanding.shape.usualCost,
  isPreparation: z.boolean().meta({ description: 'whether a sheet uses it and no gamme offers it' }),
  dishes: z.array(dish),
})
export type UnpricedSheet = z.infer<typeof unpricedSheet>

const unpricedQuery = listQuery.pick({ limit: true }).extend({
  gamme: id.optional().meta({ description: 'only what this gamme offers, in its order' }),
})
export type UnpricedQuery = z.infer<typeof unpricedQuery>

const unpriced = z.object({
  items: z.array(unpricedSheet),
  total: z.int().meta({ description: 'of all gammes, or of this one' }),
  waiting: z.int().meta({
    description: 'of these, without the preparations that have no price: the `unpriced` of the statistics',
  }),
})
export type Unpriced = z.infer<typeof unpriced>

const moved = <Price extends z.ZodType>(price: Price) => z.object({ before: price, after: price })

/** Of one sheet. */
const MOST_DISHES = 100

const pricing = z.object({
  id,
  sellingPriceHt: moved(amount.nullable()).optional(),
  dishes: z
    .array(z.object({ id, ...moved(displayedAmount).shape }))
    .max(MOST_DISHES, rule('too-long'))
    .meta({
      description: 'of this sheet; `before` is what was read: another price that is stored refuses all',
    }),
})
export type Pricing = z.infer<typeof pricing>

const givenPrices = unpricedSheet.extend({
  taken: z.array(z.object({ id, ...moved(displayedAmount).shape })).meta({
    description:
      'dishes without a price that the change did not name: they took that of the sheet, with their VAT',
  }),
})
export type GivenPrices = z.infer<typeof givenPrices>

const route = contractRoute
const tags = ['selling prices']

export const sellingPricesContract = {
  unpriced: route
    .route({
      method: 'GET',
      path: '/selling-prices/unpriced',
      tags,
      summary: 'Sheets without a selling price, or with a dish that has none',
    })
    .input(unpricedQuery)
    .output(unpriced),
  give: route
    .errors(notFound)
    .errors(priceRequired)
    .errors(versionConflict('price', unpricedSheet))
    .route({
      method: 'PATCH',
      path: '/selling-prices/{id}',
      tags,
      summary: 'Give a sheet and dishes of it their prices, together',
      description:
        'A price of the sheet is that of each of its dishes that has none. Sent with `before` and `after` exchanged, and the taken ones among its dishes, it takes them back.',
    })
    .input(pricing)
    .output(givenPrices),
}
