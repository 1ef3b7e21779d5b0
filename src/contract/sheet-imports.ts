import { z } from 'zod'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { LINE_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { MAX_IMPORTED_NAMES } from '#domain/sheet-imports/limits.ts'
import { SHEET_OUTCOMES } from '#domain/sheet-imports/plan-sheets.ts'
import { PRICE_OUTCOMES } from '#domain/sheet-imports/planned-price.ts'
import { IMPORTED_FACTS } from '#domain/sheet-imports/sheet-content.ts'
import { preparationCycle, priceRequired } from './errors.ts'
import { committedInput, plannedInput } from './imported-sheets.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { id, instant, requiredText, euros, money } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const writtenName = z.object({
  name: requiredText(PRODUCT_MAX_LENGTH.name),
  unit: z
    .enum(UNITS, rule('invalid'))
    .nullable()
    .meta({ description: 'what its price is for, else what its lines are measured in; null for neither' }),
})

/** Where a name may lead: a product of the account, a row of a supplier's catalogue, or a sheet that is a preparation. */
const CANDIDATE_KINDS = ['product', 'article', 'sheet'] as const

const importCandidate = z.object({
  kind: z.enum(CANDIDATE_KINDS),
  id,
  name: z.string(),
  brand: z.string().nullable(),
  unit: z.enum(UNITS).nullable().meta({ description: 'of its price; of a sheet that of its yield' }),
  priceHt: euros.nullable().meta({ description: 'EUR per unit, without VAT' }),
  priceChangedAt: instant.nullable().meta({ description: 'since when a product has this price' }),
  supplier: supplierRef.nullable(),
  fits: z.boolean().meta({
    description: "whether a quantity in the files' unit has a cost with it",
  }),
  score: z.number().meta({ description: '0 to 1' }),
})
export type ImportCandidate = z.infer<typeof importCandidate>

const nameGroup = z.object({
  names: z.array(z.int()).meta({
    description:
      'places of the names that are the same but for case, accents and plural, in units of one kind',
  }),
  certainty: z.enum(['certain', 'likely', 'new']).meta({
    description:
      'certain: the first candidate is the only one of this very name, or the one that the last import took for it, and its unit fits; likely as long as the user has not confirmed what that import has guessed',
  }),
  candidates: z.array(importCandidate).meta({ description: 'the likeliest first' }),
  alike: z.array(z.object({ group: z.int(), score: z.number() })).meta({
    description: 'places of other groups that may mean the same product, the likeliest first',
  }),
})
export type ImportNameGroup = z.infer<typeof nameGroup>

const lineAmount = z.object({
  costing: z.enum(LINE_COSTINGS),
  quantity: z.number().nullable(),
  unit: z.enum(LINE_UNITS),
  forfait: euros.nullable(),
  wastagePercent: z.number(),
  note: z.string().nullable(),
})

/** Of any fact of a sheet, its price among them. */
const factValue = money(z.union([z.string(), z.number(), z.array(z.string())])).nullable()

const plannedSheet = z.object({
  outcome: z.enum(SHEET_OUTCOMES).meta({
    description:
      'unchanged: the file says what it said before, or what the sheet holds; changed-since: the file says something else, and the sheet was changed since it was imported; exists: a sheet of this title was never imported, and holds something else',
  }),
  title: z.string().meta({ description: "the file's; of a new sheet one that is free" }),
  existing: z
    .object({
      id,
      title: z.string(),
      version: z.int(),
      importedAt: instant.nullable().meta({ description: 'null for a sheet that was never imported' }),
    })
    .nullable(),
  changes: z
    .object({
      facts: z.array(z.object({ fact: z.enum(IMPORTED_FACTS), before: factValue, after: factValue })),
      lines: z.array(
        z.object({ name: z.string(), before: lineAmount.nullable(), after: lineAmount.nullable() }),
      ),
    })
    .meta({ description: 'what replacing the sheet that is there would change' }),
})

const plannedPrice = z.object({
  outcome: z.enum(PRICE_OUTCOMES).meta({
    description:
      'of a product that is there: older and unit-unrelated prices are not taken; a new product takes any',
  }),
  before: z.object({ priceHt: euros.nullable(), changedAt: instant }).nullable(),
  unit: z.enum(UNITS).meta({ description: "the product's" }),
  priceHt: euros.nullable().meta({ description: "the file's, EUR per this unit" }),
})

const plan = z.object({
  products: z.array(plannedPrice).meta({ description: 'in the order they were sent' }),
  sheets: z.array(plannedSheet).meta({ description: 'in the order they were sent' }),
})
export type ImportPlan = z.infer<typeof plan>

const committed = z.object({
  importId: z.uuid().nullable().meta({
    description: 'of the act, by which it can be undone; null where nothing was changed',
  }),
  created: z.int(),
  replaced: z.int(),
  kept: z.int(),
  products: z.int().meta({ description: 'new products' }),
  prices: z.int().meta({ description: 'products that were there and have a new price' }),
  olderPrices: z.int().meta({ description: 'products whose own price is newer, and stayed' }),
  sheets: z.array(z.object({ id, title: z.string() })).meta({ description: 'in the order they were sent' }),
})
export type CommittedImport = z.infer<typeof committed>

const tags = ['sheet imports']

export const sheetImportsContract = {
  matchNames: contractRoute
    .route({
      method: 'POST',
      path: '/sheet-imports/names',
      tags,
      summary: 'Which products the names of imported sheets mean',
      description:
        'Nothing is stored. Each name is in one group; groups are in the order of their first names.',
    })
    .meta({ readOnly: true })
    .input(
      z.object({
        names: z.array(writtenName).max(MAX_IMPORTED_NAMES, rule('too-long')),
      }),
    )
    .output(z.object({ groups: z.array(nameGroup) })),
  plan: contractRoute
    .route({
      method: 'POST',
      path: '/sheet-imports/plan',
      tags,
      summary: 'What importing sheets would change',
      description: 'Nothing is stored.',
    })
    .input(plannedInput)
    .output(plan),
  commit: creationRoute
    .errors({ ...preparationCycle, ...priceRequired })
    .route({
      path: '/sheet-imports',
      tags,
      summary: 'Import sheets with their products and prices',
      description:
        'All or nothing, as one act that can be undone. Prices are dated by their files, and replace no newer one. Products that no written sheet uses are not made.',
    })
    .input(committedInput)
    .output(committed),
}
