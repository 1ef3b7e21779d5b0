import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { CONTENT_UNITS, LINE_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { commonErrors, priceRequired } from './errors.ts'
import { rule } from './rules.ts'
import { amount, id } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const product = z.object({
  id,
  name: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  supplierId: id.nullable(),
  unit: z.enum(UNITS),
  priceHt: z.number().nullable(),
  densityKgPerL: z.number().nullable(),
  contentQuantity: z.number().nullable(),
  contentUnit: z.enum(CONTENT_UNITS).nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
  allergenFree: z.boolean(),
})

const line = z.object({
  userProductId: id.nullable(),
  subSheetId: id.nullable(),
  quantity: z.number(),
  unit: z.enum(LINE_UNITS),
  wastagePercent: z.number(),
})

const sheet = z.object({
  id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  portions: z.int(),
  sellingPriceHt: z.number().nullable(),
  tvaRate: z.literal(VAT_RATES),
  yieldQuantity: z.number().nullable(),
  yieldUnit: z.enum(UNITS).nullable(),
  lines: z.array(line),
})

/** All that costs come from, so that a browser can work them out again as fast as it is asked to. */
export const simulationKitchen = z.object({
  products: z.array(product),
  sheets: z.array(sheet),
  suppliers: z.array(supplierRef),
  gammes: z.array(z.object({ id, nom: z.string(), ficheIds: z.array(id) })),
})
export type SimulationKitchen = z.infer<typeof simulationKitchen>

const percent = z.number(rule('invalid')).gt(-100, rule('out-of-range')).max(1000, rule('out-of-range'))

export const simulationChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), userProductId: id, percent }),
  z.object({ kind: z.literal('category'), category: z.enum(PRODUCT_CATEGORIES), percent }),
  z.object({ kind: z.literal('supplier'), supplierId: id, percent }),
  z.object({
    kind: z.literal('portions'),
    sheetId: id,
    portions: z
      .int(rule('portions-too-low'))
      .min(1, rule('portions-too-low'))
      .max(100_000, rule('out-of-range')),
  }),
  z.object({ kind: z.literal('price'), sheetId: id, sellingPriceHt: amount }),
  z.object({
    kind: z.literal('coefficient'),
    category: z.enum(SHEET_CATEGORIES).nullable(),
    coefficient: z.number(rule('invalid')).min(1, rule('out-of-range')).max(100, rule('out-of-range')),
  }),
])

export const simulationContract = {
  kitchen: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/simulation',
      tags: ['simulation'],
      summary: 'Products and sheets, as far as costs go',
    })
    .output(simulationKitchen),
  apply: oc
    .errors({ ...commonErrors, ...priceRequired })
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
        changes: z.array(simulationChange).min(1, rule('required')).max(100, rule('too-long')),
        sheetIds: z
          .array(id)
          .max(10_000, rule('too-long'))
          .optional()
          .meta({ description: 'the sheets that portions, prices and coefficients are for; all without' }),
      }),
    )
    .output(z.object({ products: z.int(), sheets: z.int() })),
}
