import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { storageFull } from './errors.ts'
import { changeShapeOf, factsWith } from './facts/fact.ts'
import { PRODUCT_FACTS } from './facts/product.ts'
import { addedAmount, percent } from './price-moves.ts'
import { undoRefusals } from './prices.ts'
import { productFacts, userProduct } from './products.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { id, sheetUse, versionRead } from './shapes.ts'

/** Products that one request changes. */
export const MAX_TOGETHER = 1_000

const allergens = z.array(z.enum(ALLERGENS, rule('invalid'))).max(ALLERGENS.length, rule('too-long'))
const someAllergens = allergens.min(1, rule('required'))

/** Of one product the cells that are given, as they are to be; the others stay. */
const cells = z
  .object(changeShapeOf(factsWith(PRODUCT_FACTS, { inCells: true })))
  .extend({ id })
  .strict()
export type ProductCells = z.infer<typeof cells>

/** One fact of all products at a time, or the cells of each: what is asked for is what is confirmed. */
const change = z.union([
  z.strictObject({ percent }),
  z.strictObject({ amount: addedAmount }),
  z.strictObject({ category: z.enum(PRODUCT_CATEGORIES, rule('invalid')) }),
  z.strictObject({ supplierId: id.nullable() }),
  z.strictObject({
    addAllergens: someAllergens.meta({
      description: 'contained, beside those that each product has; none is taken away',
    }),
  }),
  z.strictObject({
    removeAllergens: someAllergens.meta({
      description:
        'contained no more. A product left without any is not declared free of them, and its traces stay as they are.',
    }),
  }),
  z.strictObject({
    cells: z
      .array(cells)
      .min(1, rule('required'))
      .max(MAX_TOGETHER, rule('too-long'))
      .meta({ description: 'of each product its own values, as pasted from a spreadsheet' }),
  }),
])
export type ChangeOfMany = z.infer<typeof change>

const products = z
  .array(z.object({ id, version: versionRead }))
  .min(1, rule('required'))
  .max(MAX_TOGETHER, rule('too-long'))

const manyProducts = z.object({
  products,
  change,
  actId: id.optional().meta({
    description: 'of the prices, chosen by the caller: asking again under the same one raises none twice',
  }),
})
export type ManyProducts = z.infer<typeof manyProducts>

const left = z
  .array(userProduct)
  .meta({ description: 'left as they are stored now: another version than the one that was read' })

const manyChanged = z.object({
  changed: z.int().meta({ description: 'products that have been changed' }),
  changedIds: z.array(id).meta({
    description:
      'those of them whose fact can be restored; not where only a price changed, which its act undoes',
  }),
  left,
  gone: z.array(id).meta({ description: 'products that are deleted' }),
  actId: id.nullable().meta({ description: 'of the journal of prices; null where no price changed' }),
})
export type ManyChanged = z.infer<typeof manyChanged>

/** Of each product the value that it was given, and the one to give back. */
function restored<Value extends z.ZodType>(value: Value) {
  return z
    .array(z.object({ id, given: value, before: value }))
    .min(1, rule('required'))
    .max(MAX_TOGETHER, rule('too-long'))
}

/** What a product declares of allergens: the three mean something only together. */
const declared = z.object({
  allergens: productFacts.shape.allergens,
  traces: productFacts.shape.traces,
  allergenFree: productFacts.shape.allergenFree,
})

const restoration = z
  .strictObject({
    category: restored(productFacts.shape.category).optional(),
    supplierId: restored(productFacts.shape.supplierId).optional(),
    allergens: restored(declared).optional(),
    actId: id
      .optional()
      .meta({ description: 'of the prices that were changed with them: undone as a whole' }),
  })
  .refine((facts) => Object.values(facts).some((one) => one !== undefined), rule('required'))
export type Restoration = z.infer<typeof restoration>

const restoredProducts = z.object({
  restored: z.array(userProduct).meta({ description: 'as they are stored now' }),
  left: z.array(userProduct).meta({ description: 'left as they are: no longer what they were given' }),
  gone: z.array(id).meta({ description: 'products that are deleted' }),
})
export type RestoredProducts = z.infer<typeof restoredProducts>

export const manyProductsContract = {
  change: contractRoute
    .errors(storageFull)
    .route({
      method: 'PATCH',
      path: '/user-products',
      tags: ['products'],
      summary: 'Change one fact of many products',
      description:
        'In one transaction; changed prices are one act of the journal, which can undo it. A product that was changed ' +
        'since it was read is left alone and named. A product without a price keeps none.',
    })
    .input(manyProducts)
    .output(manyChanged),
  restore: contractRoute
    .errors({ ...storageFull, ...undoRefusals })
    .route({
      method: 'POST',
      path: '/user-products/restore',
      tags: ['products'],
      summary: 'Undo a change of categories, suppliers or allergens',
      description:
        'In one transaction. A product that no longer has the value that it was given is left alone and named. ' +
        'Prices that were changed together with them are undone by their act, or nothing is.',
    })
    .input(restoration)
    .output(restoredProducts),
  use: contractRoute
    .route({
      method: 'POST',
      path: '/user-products/use',
      tags: ['products'],
      summary: 'Sheets that use one of many products',
      description: 'Nothing is stored.',
    })
    .meta({ readOnly: true })
    .input(z.object({ ids: z.array(id).min(1, rule('required')).max(MAX_TOGETHER, rule('too-long')) }))
    .output(sheetUse),
  remove: contractRoute
    .route({
      method: 'POST',
      path: '/user-products/delete',
      tags: ['products'],
      summary: 'Delete many products',
      description:
        'In one transaction. Their lines stay, without a product. A product that was changed since it was read is left ' +
        'alone and named; one that is deleted already is no fault.',
    })
    .input(z.object({ products }))
    .output(
      z.object({
        deleted: z.int(),
        left,
        deletedItemId: id
          .nullable()
          .meta({ description: 'of the bin: what restores all; null where none was deleted' }),
      }),
    ),
}
