import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { PRICE_LIST_KINDS } from '#domain/price-lists/price-list-kind.ts'
import { PRICE_SOURCES } from '#domain/pricing/price-source.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { ERROR_STATUS, notFound, storageFull } from './errors.ts'
import { changeShapeOf, factsWith } from './facts/fact.ts'
import { PRODUCT_FACTS } from './facts/product.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id, instant, listOf, listQuery, euros, margin, personId } from './shapes.ts'
import { techSheet } from './sheets.ts'

const step = z.object({
  unit: z.enum(UNITS).meta({ description: 'what both prices are for' }),
  oldPriceHt: euros.nullable().meta({ description: 'EUR per unit, without VAT; null for none' }),
  newPriceHt: euros.nullable(),
})

const origin = z.object({
  at: instant,
  source: z.enum(PRICE_SOURCES),
  origin: z.string().nullable().meta({ description: "the file's name, or the supplier's" }),
  undoneAt: instant.nullable(),
  personId,
})

/** One price of a product's history. */
const priceStep = z.object({
  ...step.shape,
  ...origin.shape,
  id,
  actId: id,
  formerProduct: z
    .string()
    .nullable()
    .meta({ description: 'the product whose price it was, which was merged into this one since' }),
})
export type PriceStep = z.infer<typeof priceStep>

/** What one act changed: a price that was typed, or all those of a file. */
const priceAct = z.object({
  ...origin.shape,
  id,
  past: z.boolean().meta({ description: 'of prices that were no longer in force: no product has had them' }),
  products: z.int().meta({ description: 'how many products it gave a price' }),
  sheets: z
    .int()
    .meta({ description: 'sheets that these products weigh on today, at any depth; none of `past` prices' }),
  onPlates: euros.nullable().meta({
    description: 'what all its changes add to the plates, as in `changes`; null where none of them is known',
  }),
  changes: z
    .array(
      z.object({
        ...step.shape,
        productId: id,
        name: z.string(),
        onPlates: euros.nullable().meta({
          description:
            'what the change adds to one portion of each sheet that no other contains, EUR without VAT; null where ' +
            'no sheet takes the product by quantity, or without both prices',
        }),
      }),
    )
    .meta({
      description: 'the first of them, those that weigh most on the plates before the others by name',
    }),
})
export type PriceAct = z.infer<typeof priceAct>

export const MAX_LISTED_CHANGES = 5

const page = listQuery.pick({ limit: true, cursor: true })
export type PriceQuery = z.infer<typeof page>

const journalQuery = page.extend({
  past: z
    .enum(['with', 'without'])
    .default('with')
    .meta({ description: 'with acts that are `past`, or without' }),
})
export type JournalQuery = z.infer<typeof journalQuery>

/** What of a product its sheets' costs come from; what is left out stays. */
const impactInput = z.object({
  ...changeShapeOf(factsWith(PRODUCT_FACTS, { weighsOn: 'cost' })),
  id,
})
export type ImpactInput = z.infer<typeof impactInput>

/** What a sheet costs and earns, before or after a change. */
export const sheetMoment = z.object({
  coutMatiere: euros,
  uncostedLines: z.int(),
  costPortion: euros.meta({ description: 'EUR without VAT' }),
  marginPercent: margin.nullable().meta({ description: 'null without a price or a cost' }),
})

const impactedSheet = z.object({
  id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  before: sheetMoment,
  after: sheetMoment,
})
export type SheetMoment = z.infer<typeof sheetMoment>
export type ImpactedSheet = z.infer<typeof impactedSheet>

export const priceImpact = z.object({
  sheets: z
    .array(impactedSheet)
    .meta({ description: 'the first of them, the greatest loss of margin first' }),
  total: z.int().meta({ description: 'sheets whose cost changes, at any depth' }),
  underTarget: z.int().meta({ description: "of these, those that fall under the account's target margin" }),
  underFloor: z.int().meta({ description: 'and those that fall under its floor' }),
})
export type PriceImpact = z.infer<typeof priceImpact>

export const MAX_LISTED_SHEETS = 100

/** How far back margins are compared, in days. */
const MAX_COMPARED_DAYS = 366
export const DEFAULT_COMPARED_DAYS = 30

const comparedDays = z.object({
  days: z.coerce
    .number<number>(rule('invalid'))
    .int(rule('invalid'))
    .min(1, rule('out-of-range'))
    .max(MAX_COMPARED_DAYS, rule('out-of-range'))
    .default(DEFAULT_COMPARED_DAYS),
})
export type ComparedDays = z.infer<typeof comparedDays>

const movedPrice = z.object({
  ...step.shape,
  productId: id,
  name: z.string(),
  costPortion: euros.meta({ description: 'what the move adds to the cost of a portion, EUR without VAT' }),
})

const lostMargin = z.object({
  ...impactedSheet.shape,
  ...techSheet.pick({ sellingPriceHt: true, tvaRate: true }).shape,
  moved: z.array(movedPrice).meta({ description: 'at any depth of the sheet, the dearest move first' }),
})
export type LostMargin = z.infer<typeof lostMargin>

const lostMargins = z.object({
  since: instant,
  sheets: z.array(lostMargin).meta({ description: 'the first of them, the greatest loss first' }),
  total: z.int().meta({ description: 'sheets that lost a tenth of a point or more' }),
  gained: z.int().meta({ description: 'sheets that gained as much' }),
  underTarget: priceImpact.shape.underTarget,
  underFloor: priceImpact.shape.underFloor,
  incomparable: z.int().meta({ description: 'sheets without a whole cost at the time, or now' }),
})
export type LostMargins = z.infer<typeof lostMargins>

const laterPaper = z
  .object({
    kind: z.enum(PRICE_LIST_KINDS),
    name: z.string().meta({ description: 'the number of an invoice, the name of a file' }),
  })
  .meta({ description: 'the last of the catalogue, which is to be undone first' })
export type LaterPaper = z.infer<typeof laterPaper>

export const undoRefusals = {
  PRICE_CHANGED_SINCE: {
    status: ERROR_STATUS.PRICE_CHANGED_SINCE,
    message: 'A product no longer has the price that this act gave it; nothing was changed',
    data: z.object({ products: z.array(z.object({ id, name: z.string() })) }),
  },
  ALREADY_UNDONE: { status: ERROR_STATUS.ALREADY_UNDONE, message: 'This act was undone before' },
  CATALOGUE_CHANGED: {
    status: ERROR_STATUS.CATALOGUE_CHANGED,
    message: 'The catalogue has changed since; nothing was undone',
    data: z.object({ later: laterPaper.optional() }).optional(),
  },
} as const

const route = contractRoute
const one = route.errors(notFound)
const tags = ['prices']

export const pricesContract = {
  history: one
    .route({
      method: 'GET',
      path: '/user-products/{id}/prices',
      tags,
      summary: 'Every price of a product, the newest first',
    })
    .meta({ offline: 'answer' })
    .input(z.object({ ...page.shape, id }))
    .output(listOf(priceStep)),
  impact: one
    .route({
      method: 'POST',
      path: '/user-products/{id}/impact',
      tags,
      summary: 'What a price would change, without changing it',
      description:
        'Takes what a change of the product takes, as far as costs come from it. Nothing is stored.',
    })
    .meta({ readOnly: true })
    .input(impactInput)
    .output(priceImpact),
  journal: route
    .route({
      method: 'GET',
      path: '/price-changes',
      tags,
      summary: 'The journal of price changes, the newest first',
      description: 'Acts that gave products their first price and did nothing else are not in it.',
    })
    .meta({ offline: 'answer' })
    .input(journalQuery)
    .output(listOf(priceAct)),
  lostMargins: route
    .route({
      method: 'GET',
      path: '/price-changes/lost-margins',
      tags,
      summary: 'Sheets whose margin fell because prices of products moved',
      description:
        'Each sheet as it is today, with the prices of today beside those of so many days ago. What a change of its ' +
        'lines or of its own price did is not in it.',
    })
    .meta({ offline: 'answer' })
    .input(comparedDays)
    .output(lostMargins),
  undo: one
    .errors({ ...undoRefusals, ...storageFull })
    .route({
      method: 'POST',
      path: '/price-changes/{id}/undo',
      tags,
      summary: 'Undo an act: every price of it as it was before',
      description:
        'All or nothing: one product whose price is no longer the one that the act gave it keeps the whole act ' +
        'from being undone. Undoing is an act itself, and can be undone; that of an invoice is none, and the invoice can be applied again.',
    })
    .input(byId)
    .output(priceAct),
}
