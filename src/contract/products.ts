import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { MAX_MEASURE, MIN_MEASURE } from '#domain/quantity/limits.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import {
  amount,
  byId,
  binned,
  id,
  instant,
  listOf,
  listQuery,
  requiredText,
  sheetUse,
  text,
  versionRead,
  euros,
  money,
} from './shapes.ts'
import { supplierRef } from './suppliers.ts'

/** Six decimals are stored. */
const positive = z
  .number(rule('invalid'))
  .min(MIN_MEASURE, rule('out-of-range'))
  .max(MAX_MEASURE, rule('out-of-range'))

const weighedWord = z.enum(WEIGHED_WORDS, rule('invalid'))
const weightOfOne = z.object({ quantity: positive, unit: z.enum(UNITS, rule('invalid')) })
/** 'gousse': 5 g, for garlic. */
const countedWeights = z.partialRecord(weighedWord, weightOfOne, rule('invalid'))

const allergen = z.enum(ALLERGENS, rule('invalid'))
const allergenList = z.array(allergen).max(ALLERGENS.length, rule('too-long'))

export const productFacts = z.object({
  name: requiredText(PRODUCT_MAX_LENGTH.name),
  category: z.enum(PRODUCT_CATEGORIES, rule('invalid')),
  unit: z.enum(UNITS, rule('invalid')),
  priceHt: amount.nullable().meta({ description: 'EUR per unit, without VAT; null while no price is known' }),
  brand: text(PRODUCT_MAX_LENGTH.brand).nullable(),
  allergens: allergenList.meta({ description: 'contained' }),
  traces: allergenList.meta({
    description: 'possible, and not contained: what is among the allergens too is dropped here',
  }),
  allergenFree: z.boolean(rule('invalid')).meta({
    description:
      'contains none of the fourteen, of which there may be traces; neither this nor allergens: not declared',
  }),
  supplierId: id.nullable(),
  densityKgPerL: positive.nullable().meta({ description: 'kg per litre' }),
  contentQuantity: positive.nullable().meta({ description: 'what one piece, bottle or pack holds' }),
  contentUnit: z.enum(CONTENT_UNITS, rule('invalid')).nullable(),
  origin: text(PRODUCT_MAX_LENGTH.origin)
    .nullable()
    .meta({ description: "of meat, in a guest's words: 'France', 'UE'" }),
  countedWeights: countedWeights.meta({
    description: 'what one of a word weighs that recipes count by: one clove of garlic, 5 g',
  }),
})

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
  .partial({
    brand: true,
    allergens: true,
    traces: true,
    allergenFree: true,
    supplierId: true,
    densityKgPerL: true,
    contentQuantity: true,
    contentUnit: true,
    origin: true,
    countedWeights: true,
  })
  .refine(contentIsWhole, CONTENT_INCOMPLETE)
export type UserProductInput = z.infer<typeof userProductInput>

const userProductChange = z.object({
  ...productFacts.partial().shape,
  countedWeights: z
    .partialRecord(weighedWord, weightOfOne.nullable(), rule('invalid'))
    .optional()
    .meta({ description: 'the words that change alone; null forgets one' }),
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
    .meta({ description: 'true: products of which nobody said what allergens they contain' }),
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
