import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { MAX_FORFAIT_PERCENT } from '#domain/costing/limits.ts'
import type { LineCost } from '#domain/costing/line-cost.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import type { LineCosting } from '#domain/costing/line-costing.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { factsWith, maskOf, shapeOf } from './facts/fact.ts'
import { PRODUCT_FACTS } from './facts/product.ts'
import { LINE_FACTS } from './facts/sheet-line.ts'
import { userProduct } from './products.ts'
import { rule } from './rules.ts'
import type { Rule } from './rules.ts'
import { id, instant, versionRead, euros } from './shapes.ts'

const facts = z.object(shapeOf(LINE_FACTS))

/** A line as it is sent: with the id it has, or none when it is new. */
export const ingredientFields = facts.partial().extend({ id: id.optional() })
export const ingredientInput = ingredientFields.superRefine(wholeLine)
export type IngredientInput = z.infer<typeof ingredientInput>

/** The fields of a line that exclude each other. */
export interface LineParts {
  userProductId?: string | null | undefined
  subSheetId?: string | null | undefined
  costing?: LineCosting | undefined
  quantity?: number | null | undefined
  unit?: string | undefined
  forfait?: number | null | undefined
  wastagePercent?: number | undefined
}

/** What a line breaks: it takes one source, portions of a preparation alone, and what its way of costing knows. */
export function brokenParts(line: LineParts): { field: keyof LineParts; rule: Rule }[] {
  const broken: { field: keyof LineParts; rule: Rule }[] = []
  const refuse = (field: keyof LineParts, name: Rule) => broken.push({ field, rule: name })
  const { userProductId, subSheetId, costing, quantity: amount, unit, forfait, wastagePercent: loss } = line
  if (userProductId && subSheetId) refuse('subSheetId', 'two-sources')
  else if (userProductId && unit === 'portion') refuse('unit', 'invalid')
  if (costing === undefined) return broken
  if (costing !== 'quantity' && amount !== undefined && amount !== null) refuse('quantity', 'invalid')
  if (costing !== 'quantity' && loss !== undefined && loss !== 0) refuse('wastagePercent', 'invalid')
  if (forfait === undefined || forfait === null) return broken
  if (!isForfait(costing)) refuse('forfait', 'invalid')
  else if (costing === 'forfait-percent' && forfait > MAX_FORFAIT_PERCENT) refuse('forfait', 'out-of-range')
  return broken
}

/** A change of a line has only the parts that change. */
export function fittingParts(line: LineParts, context: z.RefinementCtx): void {
  for (const { field, rule: message } of brokenParts(line))
    context.addIssue({ code: 'custom', path: [field], message, input: line })
}

/** A line is costed by its quantity unless it says otherwise, and then has one, which may be null, and a unit. */
export function wholeLine(line: LineParts, context: z.RefinementCtx): void {
  const { costing = 'quantity' } = line
  fittingParts({ ...line, costing }, context)
  if (costing !== 'quantity') return
  for (const field of ['quantity', 'unit'] as const) {
    if (line[field] === undefined)
      context.addIssue({ code: 'custom', path: [field], message: rule('required'), input: line })
  }
}

/** What a line needs to know of its product; prices are EUR per unit, without VAT. */
export const lineProduct = userProduct.omit({
  createdAt: true,
  updatedAt: true,
  sourceProductId: true,
  importedAt: true,
  newPrice: true,
  ...maskOf(factsWith(PRODUCT_FACTS, { onSheet: 'nowhere' })),
})
export type LineProduct = z.infer<typeof lineProduct>

/** What a line needs to know of its preparation. */
export const linePreparation = z.object({
  id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  portions: z.int(),
  yieldQuantity: z.number().nullable(),
  yieldUnit: z.enum(UNITS).nullable(),
  coutMatiere: euros,
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
  totalPrice: euros.nullable().meta({ description: 'EUR, wastage included; null when it cannot be known' }),
  partial: z.boolean().meta({ description: 'totalPrice is a percentage of lines of which one has no cost' }),
  unknownReason: z.string().nullable().meta({ description: 'why totalPrice is null' }),
  createdAt: instant,
})
export type Ingredient = z.infer<typeof ingredient>

/** The figures of a line, from its cost in its sheet. */
export function lineFigures(
  cost: LineCost | undefined,
): Pick<Ingredient, 'totalPrice' | 'partial' | 'unknownReason'> {
  if (!cost?.known) return { totalPrice: null, partial: false, unknownReason: cost?.reason ?? null }
  const partial = cost.costing === 'forfait-percent' && cost.partial
  return { totalPrice: cost.cost, partial, unknownReason: null }
}

/** A product takes the place of a preparation, and the other way round; null of both leaves the line without. */
export const ingredientChange = facts.partial().extend({
  version: versionRead
    .optional()
    .meta({ description: 'of the sheet that was read: the change is refused when it has another by now' }),
})
