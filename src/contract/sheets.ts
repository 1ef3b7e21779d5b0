import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { COST_DOUBTS } from '#domain/pricing/cost-doubt.ts'
import { optionalOf, shapeOf } from './facts/fact.ts'
import { SHEET_FACTS } from './facts/sheet.ts'
import { marginMeans, salesDays } from './margins.ts'
import { picture } from './pictures.ts'
import { rule } from './rules.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import { ingredient, ingredientInput } from './sheet-lines.ts'
import { id, instant, listQuery, sheetUse, versionRead, euros, margin, money, personId } from './shapes.ts'

export const sheetFacts = z.object(shapeOf(SHEET_FACTS))

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
  undeclaredLines: z.int().meta({ description: 'lines whose allergens are not declared' }),
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
  .partial({ ...optionalOf(SHEET_FACTS), tvaRate: true })
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
  personId,
})
export type TechSheet = z.infer<typeof techSheet>

/** A sheet as lists of dishes have it: its name, price and cost. */
export const pricedSheet = techSheet.pick({
  title: true,
  category: true,
  portions: true,
  sellingPriceHt: true,
  tvaRate: true,
  coutMatiere: true,
  uncostedLines: true,
})

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
  margins: marginMeans,
  salesDays: salesDays.nullable(),
  underTarget: z.int(),
  unsureCosts: z
    .object({ incomplete: z.int(), doubtful: z.int() })
    .meta({ description: 'of all sheets, those too that are in no margin: preparations without a price' }),
  undeclared: z
    .object({
      sheets: z.int(),
      products: z.int().meta({ description: 'that they use, whose allergens are not declared' }),
    })
    .meta({ description: 'sheets of which some allergens are not known' }),
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
