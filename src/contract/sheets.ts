import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { COST_DOUBTS } from '#domain/pricing/cost-doubt.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { picture } from './pictures.ts'
import { rule } from './rules.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import {
  MAX_EQUIPMENT,
  MAX_LINES,
  MAX_STEPS,
  SHEET_MAX_LENGTH,
  SHEET_TITLE_MIN_LENGTH,
} from '#domain/catalogue/sheet-limits.ts'
import { ingredient, ingredientInput, quantity } from './sheet-lines.ts'
import {
  amount,
  id,
  instant,
  listQuery,
  minutes,
  sheetUse,
  text,
  typedText,
  versionRead,
  euros,
  margin,
  money,
} from './shapes.ts'

export const title = typedText('title-required')
  .min(1, { error: rule('title-required'), abort: true })
  .min(SHEET_TITLE_MIN_LENGTH, rule('title-too-short'))
  .max(SHEET_MAX_LENGTH.title, rule('title-too-long'))
  .regex(/^[^\0]*$/, rule('invalid'))

export const portions = z
  .int(rule('portions-too-low'))
  .min(1, rule('portions-too-low'))
  .max(MAX_PORTIONS, rule('out-of-range'))

export const sheetFacts = z.object({
  title,
  category: z.enum(SHEET_CATEGORIES, rule('invalid')),
  portions,
  sellingPriceHt: amount.nullable().meta({ description: 'EUR for ONE portion, without VAT' }),
  tvaRate: z.literal(VAT_RATES, rule('invalid')).meta({ description: 'percent' }),
  method: text(SHEET_MAX_LENGTH.method),
  description: text(SHEET_MAX_LENGTH.description),
  prepMinutes: minutes.nullable(),
  cookMinutes: minutes.nullable(),
  equipment: z.array(text(SHEET_MAX_LENGTH.equipment)).max(MAX_EQUIPMENT, rule('too-long')),
  steps: z.array(text(SHEET_MAX_LENGTH.step)).max(MAX_STEPS, rule('too-long')),
  notes: text(SHEET_MAX_LENGTH.notes),
  storage: text(SHEET_MAX_LENGTH.storage).meta({
    description: 'at which temperature it is stored, and how long',
  }),
  yieldQuantity: quantity.nullable().meta({ description: 'what the whole sheet gives after cooking' }),
  yieldUnit: z.enum(UNITS, rule('invalid')).nullable(),
})

/** What can be changed on the printed sheet itself. */
export const printedFacts = sheetFacts.pick({ portions: true, sellingPriceHt: true, method: true })

const checkedCost = euros.nullable().meta({
  description:
    'EUR without VAT for one portion: the cost that the user declared right when it was questioned; null when none was',
})

const costs = z.object({
  coutMatiere: euros.meta({
    description: 'EUR without VAT for the whole sheet, 10 decimals; lines without a cost left out',
  }),
  uncostedLines: z.int().meta({ description: 'lines whose cost is not known; 0 when the cost is complete' }),
  checkedCost,
})

const declared = z.object({
  allergens: z.array(z.enum(ALLERGENS)).meta({ description: 'of everything in the sheet, at any depth' }),
  traces: z
    .array(z.enum(ALLERGENS))
    .meta({ description: 'of which something in the sheet may hold traces, and nothing in it contains' }),
  undeclaredLines: z.int().meta({ description: 'lines of which nobody said what allergens they bring' }),
})

/** A yield has a quantity and a unit, or neither; a change contains both. */
function wholeYield(sheet: {
  yieldQuantity?: number | null | undefined
  yieldUnit?: string | null | undefined
}): boolean {
  const { yieldQuantity, yieldUnit } = sheet
  return (
    (yieldQuantity === undefined) === (yieldUnit === undefined) &&
    (yieldQuantity === null) === (yieldUnit === null)
  )
}
const YIELD_INCOMPLETE = { path: ['yieldUnit'], error: rule('yield-incomplete') }

const ingredientList = z.array(ingredientInput).max(MAX_LINES, rule('too-long'))

/** Without `ingredients` a sheet starts with one empty line. */
export const techSheetInput = sheetFacts
  .partial()
  .extend(sheetFacts.pick({ title: true, category: true, portions: true }).shape)
  .extend({ ingredients: ingredientList.optional() })
  .refine(wholeYield, YIELD_INCOMPLETE)
export type TechSheetInput = z.infer<typeof techSheetInput>

/** `version` is the one that was read; `ingredients`, when sent, is the whole list in its order. */
export const techSheetChange = sheetFacts
  .partial()
  .extend({
    id,
    version: versionRead,
    ingredients: ingredientList.optional(),
  })
  .refine(wholeYield, YIELD_INCOMPLETE)
export type TechSheetChange = z.infer<typeof techSheetChange>

export const publication = z.object({ id, nomRecette: z.string(), prixTtc: euros })

export const techSheet = z.object({
  ...sheetFacts.shape,
  ...costs.shape,
  ...declared.shape,
  photo: picture.nullable(),
  id,
  version: z.int(),
  publication: publication.nullable(),
  ingredients: z.array(ingredient),
  createdAt: instant,
  updatedAt: instant,
})
export type TechSheet = z.infer<typeof techSheet>

/** What a list of sheets and the simulation know of one. */
export const sheetFigures = sheetFacts
  .pick({
    title: true,
    category: true,
    portions: true,
    sellingPriceHt: true,
    tvaRate: true,
    yieldQuantity: true,
    yieldUnit: true,
  })
  .extend({ checkedCost })

export const techSheetSummary = z.object({
  ...sheetFigures.shape,
  ...costs.shape,
  ...declared.shape,
  photo: picture.nullable(),
  id,
  version: z.int(),
  published: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type TechSheetSummary = z.infer<typeof techSheetSummary>

export const techSheetQuery = listQuery.extend({
  category: z.enum(SHEET_CATEGORIES, rule('invalid')).optional(),
  margin: money(z.enum(['high', 'medium', 'low', 'none', 'underTarget']))
    .optional()
    .meta({
      description: "band of the account's thresholds; 'underTarget' is medium and low of complete costs",
    }),
  incomplete: z.stringbool(rule('invalid')).or(z.boolean()).optional(),
  sort: z
    .enum(['-updatedAt', 'title', '-title', 'category', 'portions', '-portions', 'margin', '-margin'])
    .default('-updatedAt'),
})
export type TechSheetQuery = z.infer<typeof techSheetQuery>

/** How many improbable costs are named; all are counted. */
export const MAX_DOUBTFUL = 100

const doubtfulSheet = sheetFacts.pick({ title: true, category: true, sellingPriceHt: true }).extend({
  id,
  portionCost: euros.meta({ description: 'EUR without VAT' }),
  doubt: z.enum(COST_DOUBTS),
})

/**
 * Statistics over all of a user's sheets. Margins in percent, of the sheets with a price and a whole cost that is not
 * improbable.
 */
export const techSheetStatistics = z.object({
  total: z.int(),
  meanMargin: margin.nullable().meta({ description: 'every sheet counts once' }),
  medianMargin: margin.nullable(),
  bySales: z
    .object({
      margin: margin.meta({ description: 'of all that the sheets sold brought in' }),
      sheets: z.int().meta({ description: 'those with sales, which it is the mean of' }),
      firstDay: z.string(),
      lastDay: z.string(),
    })
    .nullable()
    .meta({ description: 'weighted by what the dishes of each sheet have `sold`' }),
  underTarget: z.int(),
  incomplete: z.int(),
  doubtfulCount: z.int(),
  usualCosts: z
    .partialRecord(z.enum(SHEET_CATEGORIES), euros)
    .meta({ description: 'the median of a category with enough sheets, EUR without VAT for one portion' }),
  doubtful: z
    .array(doubtfulSheet)
    .meta({ description: `improbable costs, the first ${MAX_DOUBTFUL} by title` }),
  categories: z.array(z.enum(SHEET_CATEGORIES)),
})
export type TechSheetStatistics = z.infer<typeof techSheetStatistics>

/** The version says which cost was looked at; it is not counted up. */
export const costCheck = z.object({
  id,
  version: versionRead,
  portionCost: money(
    z.number(rule('invalid')).gt(0, rule('out-of-range')).max(MAX_AMOUNT, rule('out-of-range')),
  )
    .nullable()
    .meta({ description: 'EUR without VAT; null to have it questioned again' }),
})
export type CostCheck = z.infer<typeof costCheck>
export const checkedSheet = z.object({ id, checkedCost })

/** Where a sheet is used: as a preparation, and as a dish. */
export const techSheetUse = sheetUse.extend({
  gammes: z
    .array(z.object({ id, nom: z.string() }))
    .meta({ description: 'in the order of the carte, whose name is before theirs where there are several' }),
  menus: z.array(z.object({ id, nom: z.string() })).meta({ description: 'that offer it, named as gammes' }),
  above: z
    .array(id)
    .meta({ description: 'every sheet that it stands in, at any depth: none of them can stand in it' }),
})
export type TechSheetUse = z.infer<typeof techSheetUse>

/** The specification's calculate_tech_sheet_totals, with what one portion costs. */
export const techSheetTotals = z.object({
  costTotal: euros,
  costPortion: euros,
  marginPercent: margin,
  sellingPriceTtc: euros.nullable(),
  uncostedLines: z.int(),
})
