import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { MAX_WASTAGE, MIN_WASTAGE } from '#domain/costing/limits.ts'
import { LINE_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { userProduct } from './products.ts'
import { rule } from './rules.ts'
import type { Rule } from './rules.ts'
import { id, instant, text } from './shapes.ts'

/** Kept to six decimals of its unit. */
export const quantity = z
  .number(rule('invalid'))
  .min(MIN_QUANTITY, rule('quantity-too-low'))
  .max(MAX_QUANTITY, rule('out-of-range'))

/** Kept to three decimals. */
export const wastagePercent = z
  .number(rule('invalid'))
  .min(MIN_WASTAGE, rule('wastage-out-of-range'))
  .max(MAX_WASTAGE, rule('wastage-out-of-range'))
  .meta({ description: 'percent lost; below 0 a gain of weight: -147 for rice of 2.47 times its weight' })

const facts = z.object({
  userProductId: id.nullable(),
  subSheetId: id
    .nullable()
    .meta({ description: "a preparation: another of the user's sheets, instead of a product" }),
  quantity,
  unit: z.enum(LINE_UNITS, rule('invalid')).meta({ description: "'portion' of a preparation only" }),
  wastagePercent,
  note: text(SHEET_MAX_LENGTH.lineNote).nullable(),
})

/** A line as it is sent: with the id it has, or none when it is new. */
export const ingredientFields = facts
  .partial({ userProductId: true, subSheetId: true, wastagePercent: true, note: true })
  .extend({ id: id.optional() })
export const ingredientInput = ingredientFields.superRefine(oneSource)
export type IngredientInput = z.infer<typeof ingredientInput>

/** A line takes a product or a preparation, and portions of a preparation alone. */
export function oneSource(
  line: {
    userProductId?: string | null | undefined
    subSheetId?: string | null | undefined
    unit?: string | undefined
  },
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, name: Rule) =>
    context.addIssue({ code: 'custom', path: [path], message: rule(name), input: line })
  if (line.userProductId && line.subSheetId) refuse('subSheetId', 'two-sources')
  else if (line.userProductId && line.unit === 'portion') refuse('unit', 'invalid')
}

/** What a line needs to know of its product; prices are EUR per unit, without VAT. */
export const lineProduct = userProduct.omit({
  createdAt: true,
  updatedAt: true,
  sourceProductId: true,
  importedAt: true,
  origin: true,
  version: true,
  newPrice: true,
  supplierId: true,
})
export type LineProduct = z.infer<typeof lineProduct>

const LINE_PRODUCT_FIELDS = lineProduct.keyof().options

/** A product without the fields that a line does not use. */
export function toLineProduct(product: LineProduct): LineProduct {
  return Object.fromEntries(LINE_PRODUCT_FIELDS.map((field) => [field, product[field]])) as LineProduct
}

/** What a line needs to know of its preparation. */
export const linePreparation = z.object({
  id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  portions: z.int(),
  yieldQuantity: z.number().nullable(),
  yieldUnit: z.enum(UNITS).nullable(),
  coutMatiere: z.number(),
  uncostedLines: z.int(),
  allergens: z.array(z.enum(ALLERGENS)),
  traces: z.array(z.enum(ALLERGENS)),
  undeclaredLines: z.int(),
})
export type LinePreparation = z.infer<typeof linePreparation>

export const ingredient = facts.extend({
  id,
  position: z.int(),
  product: lineProduct.nullable(),
  preparation: linePreparation.nullable(),
  totalPrice: z
    .number()
    .nullable()
    .meta({ description: 'EUR, wastage included; null when it cannot be known' }),
  unknownReason: z.string().nullable().meta({ description: 'why totalPrice is null' }),
  createdAt: instant,
})
export type Ingredient = z.infer<typeof ingredient>

/** A product takes the place of a preparation, and the other way round; null of both leaves the line without. */
export const ingredientChange = facts.partial()
