import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { changeShapeOf, optionalOf, shapeOf } from './facts/fact.ts'
import { allergen, PRODUCT_FACTS } from './facts/product.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import {
  byId,
  binned,
  euros,
  id,
  instant,
  listOf,
  listQuery,
  money,
  sheetUse,
  versionRead,
} from './shapes.ts'
import { supplierRef } from './suppliers.ts'

export const productFacts = z.object(shapeOf(PRODUCT_FACTS))

export const userProduct = productFacts.extend({
  id,
  sourceProductId: id.nullable(),
  supplier: supplierRef.nullable(),
  priceChangedAt: instant,
  importedAt: instant.nullable().meta({ description: 'when it came from a catalogue' }),
  newPrice: z
    .object({
      priceHt: euros.nullable().meta({
        description: "in the product's unit; null where the catalogue's cannot be said for it",
      }),
      supplierName: z.string().meta({ description: 'whose catalogue it is' }),
      cataloguePriceHt: euros,
      catalogueUnit: z.enum(UNITS),
      at: instant,
    })
    .nullable()
    .meta({ description: 'what the catalogue asks since it moved; null when it did not' }),
  version: z.int().meta({ description: 'counts the changes of its facts' }),
  createdAt: instant,
  updatedAt: instant,
})
export type UserProduct = z.infer<typeof userProduct>

export function contentIsWhole(product: { contentQuantity?: number | null; contentUnit?: string | null }) {
  return (product.contentQuantity == null) === (product.contentUnit == null)
}
export const CONTENT_INCOMPLETE = { path: ['contentUnit'], error: rule('content-incomplete') }

export const userProductInput = productFacts
  .partial(optionalOf(PRODUCT_FACTS))
  .refine(contentIsWhole, CONTENT_INCOMPLETE)
export type UserProductInput = z.infer<typeof userProductInput>

const userProductChange = z.object({
  ...changeShapeOf(PRODUCT_FACTS),
  id,
  version: versionRead,
  actId: id.optional().meta({
    description: 'of its price in the journal, chosen by the caller, so that the change can be undone by it',
  }),
})
export type UserProductChange = z.infer<typeof userProductChange>
/** What a change says beside the product, its version and its act. */
export type ChangedProductFacts = Omit<UserProductChange, 'id' | 'version' | 'actId'>

const priceBound = money(z.coerce.number<number>(rule('invalid')).min(0, rule('price-negative')))

export const userProductQuery = listQuery.extend({
  category: z.enum(PRODUCT_CATEGORIES, rule('invalid')).optional(),
  supplierId: id.optional(),
  priceMin: priceBound.optional(),
  priceMax: priceBound.optional(),
  allergens: z
    .array(allergen)
    // An address that names one only cannot say that it is a list.
    .or(allergen.transform((one) => [one]))
    .optional()
    .meta({ description: 'products that contain each of them, or traces of it' }),
  undeclared: z
    .stringbool(rule('invalid'))
    .or(z.boolean())
    .optional()
    .meta({ description: 'true: products whose allergens are not declared' }),
  imported: z
    .stringbool(rule('invalid'))
    .or(z.boolean())
    .optional()
    .meta({ description: 'true: products that came from a catalogue' }),
  newPrice: z
    .stringbool(rule('invalid'))
    .or(z.boolean())
    .optional()
    .meta({ description: 'true: products whose catalogue has moved' }),
  sort: z
    .enum(['name', '-name', 'priceHt', '-priceHt', 'category', '-category', '-updatedAt'])
    .default('name'),
})
export type UserProductQuery = z.infer<typeof userProductQuery>

const route = contractRoute
const one = route.errors(notFound)

export const productsContract = {
  list: route
    .route({ method: 'GET', path: '/user-products', tags: ['products'], summary: 'List products' })
    .meta({ offline: 'answer' })
    .input(userProductQuery)
    .output(listOf(userProduct)),
  create: creationRoute
    .route({ path: '/user-products', tags: ['products'], summary: 'Add a product' })
    .input(userProductInput)
    .output(userProduct),
  get: one
    .route({ method: 'GET', path: '/user-products/{id}', tags: ['products'], summary: 'Read a product' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(userProduct),
  use: one
    .route({
      method: 'GET',
      path: '/user-products/{id}/use',
      tags: ['products'],
      summary: 'Sheets that use a product',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(sheetUse),
  change: one
    .errors({ ...versionConflict('product', userProduct), ...storageFull })
    .route({ method: 'PATCH', path: '/user-products/{id}', tags: ['products'], summary: 'Change a product' })
    .input(userProductChange)
    .output(userProduct),
  remove: one
    .route({ method: 'DELETE', path: '/user-products/{id}', tags: ['products'], summary: 'Delete a product' })
    .input(byId)
    .output(binned),
}
