import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { MAX_CHANGES } from '#domain/simulation/limits.ts'
import { commonErrors, priceRequired, storageFull, versionConflict } from './errors.ts'
import { SOLD } from './gammes.ts'
import { addedAmount, percent } from './price-moves.ts'
import { userProduct } from './products.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { amount, id, money } from './shapes.ts'
import { ingredient } from './sheet-lines.ts'
import { SHEET_FACTS } from './facts/sheet.ts'
import { sheetFigures } from './sheets.ts'
import { supplierRef } from './suppliers.ts'

const product = userProduct.pick({
  id: true,
  version: true,
  name: true,
  category: true,
  supplierId: true,
  unit: true,
  priceHt: true,
  densityKgPerL: true,
  contentQuantity: true,
  contentUnit: true,
  allergens: true,
  traces: true,
  allergenFree: true,
})

const line = ingredient.pick({
  userProductId: true,
  subSheetId: true,
  costing: true,
  quantity: true,
  unit: true,
  forfait: true,
  wastagePercent: true,
})

const sheet = z.object({
  id,
  version: z.int(),
  ...sheetFigures.shape,
  sold: z.number().nullable().meta({ description: SOLD }),
  lines: z.array(line),
})

/** All that costs come from, so that a browser can work them out again as fast as it is asked to. */
const simulationKitchen = z.object({
  products: z.array(product),
  sheets: z.array(sheet),
  suppliers: z.array(supplierRef),
  gammes: z
    .array(z.object({ id, nom: z.string(), ficheIds: z.array(id) }))
    .meta({ description: 'with the name of the carte before theirs, where there are several' }),
})
export type SimulationKitchen = z.infer<typeof simulationKitchen>

/** Strict: of a price and a change of it in one object, neither would be what was meant. */
const ofProduct = { kind: z.literal('product'), userProductId: id }
const ofPrice = { kind: z.literal('price'), sheetId: id }

export const simulationChange = z.union([
  z.strictObject({ ...ofProduct, percent }),
  z.strictObject({ ...ofProduct, amount: addedAmount }),
  z.strictObject({ ...ofProduct, priceHt: amount }),
  z.strictObject({ kind: z.literal('category'), category: z.enum(PRODUCT_CATEGORIES), percent }),
  z.strictObject({ kind: z.literal('supplier'), supplierId: id, percent }),
  z.strictObject({ kind: z.literal('portions'), sheetId: id, portions: SHEET_FACTS.portions.schema }),
  z.strictObject({ ...ofPrice, percent }),
  z.strictObject({ ...ofPrice, amount: addedAmount }),
  z.strictObject({ ...ofPrice, sellingPriceHt: amount }),
  z.strictObject({
    kind: z.literal('coefficient'),
    category: z.enum(SHEET_CATEGORIES).nullable(),
    coefficient: money(
      z
        .number(rule('invalid'))
        .min(MIN_COEFFICIENT, rule('out-of-range'))
        .max(MAX_COEFFICIENT, rule('out-of-range')),
    ),
  }),
])

const MOST_SEEN = 20_000

const seen = z.object({
  products: z.array(z.object({ id, version: z.int(rule('required')) })).max(MOST_SEEN, rule('too-long')),
  sheets: z
    .array(
      z.object({
        id,
        version: z.int(rule('required')),
        sellingPriceHt: amount.nullable().meta({ description: 'after the changes' }),
      }),
    )
    .max(MOST_SEEN, rule('too-long')),
})

export const simulationContract = {
  kitchen: contractRoute
    .route({
      method: 'GET',
      path: '/simulation',
      tags: ['simulation'],
      summary: 'Products and sheets, as far as costs go',
    })
    .meta({ offline: 'answer' })
    .output(simulationKitchen),
  apply: oc
    .errors({
      ...commonErrors,
      ...priceRequired,
      ...storageFull,
      ...versionConflict(
        'products or sheets',
        z
          .object({ products: z.array(id), sheets: z.array(id) })
          .meta({ description: 'those that would be written otherwise than they were seen' }),
      ),
    })
    .route({
      method: 'POST',
      path: '/simulation',
      tags: ['simulation'],
      summary: 'Make the simulated changes real',
      description:
        'All of them in one transaction; changed prices are one act of the journal, which can undo it.',
    })
    .input(
      z.object({
        changes: z.array(simulationChange).min(1, rule('required')).max(MAX_CHANGES, rule('too-long')),
        sheetIds: z
          .array(id)
          .max(10_000, rule('too-long'))
          .optional()
          .meta({ description: 'the sheets that portions, prices and coefficients are for; all without' }),
        seen: seen.optional().meta({
          description:
            'all that the changes would write, at the versions that were read: anything else is refused; without, what is stored is changed whatever it is',
        }),
        actId: id.optional().meta({
          description: 'chosen by the caller: asking again under the same one never raises a price twice',
        }),
      }),
    )
    .output(
      z.object({
        products: z.int(),
        sheets: z.int(),
        already: z.boolean().meta({ description: 'all of it was applied before, under the same act' }),
      }),
    ),
}
