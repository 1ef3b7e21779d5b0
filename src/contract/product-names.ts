import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { ERROR_STATUS, notFound, storageFull } from './errors.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, euros, id } from './shapes.ts'

const unconfirmedProduct = z.object({
  id,
  name: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
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

const namedSheet = z.object({
  id,
  title: z.string(),
  lines: z.int().meta({ description: 'lines that take the product' }),
  imported: z.boolean(),
})
export type NamedSheet = z.infer<typeof namedSheet>

const MOST_NAMES = 1_000

const names = z.array(z.string()).meta({ description: 'of the files, without case, accents and plural' })

const refusal = z.object({
  id: id.meta({ description: 'the product that the names do not mean' }),
  byId: id.meta({ description: 'the product that they mean' }),
  sheetIds: z
    .array(id)
    .max(MOST_CONFIRMED, rule('too-long'))
    .meta({ description: 'sheets whose lines take the other product instead' }),
  actId: id.meta({
    description:
      'chosen by the caller, of the replacement: asking again under the same one replaces nothing more',
  }),
})
export type NamesRefusal = z.infer<typeof refusal>

const refused = z.object({ lines: z.int(), sheets: z.int() })
export type RefusedNames = z.infer<typeof refused>

const takenBack = refusal.omit({ sheetIds: true }).extend({
  names: names.max(MOST_NAMES, rule('too-long')),
})
export type RefusalTakenBack = z.infer<typeof takenBack>

const one = contractRoute.errors(notFound)
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
  sheets: one
    .route({
      method: 'GET',
      path: '/user-products/{id}/named-sheets',
      tags,
      summary: 'Sheets that take a product whose names are to be confirmed',
    })
    .input(byId)
    .output(
      z.object({
        sheets: z.array(namedSheet),
        otherNames: names.meta({
          description: 'other names of files that mean the product: whose lines are which cannot be told',
        }),
      }),
    ),
  refuse: one
    .errors(storageFull)
    .route({
      method: 'POST',
      path: '/user-products/{id}/refuse-names',
      tags,
      summary: 'Note that names which were to be confirmed mean another product',
      description:
        'In one transaction, with the replacement in the sheets. The next import knows the names by it.',
    })
    .input(refusal)
    .output(refused),
  takeBack: one
    .errors({
      ALREADY_UNDONE: { status: ERROR_STATUS.ALREADY_UNDONE, message: 'This act was undone before' },
    })
    .route({
      method: 'POST',
      path: '/user-products/{id}/refuse-names/undo',
      tags,
      summary: 'Undo that names mean another product',
      description:
        'They are to be confirmed again, and the lines that still take the other product take the former. With the same product as the other: that it was confirmed is undone.',
    })
    .input(takenBack)
    .output(z.object({ restored: z.int(), left: z.int() })),
}
