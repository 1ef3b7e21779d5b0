import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import {
  BATCH_CONTENTS,
  BATCH_KINDS,
  BATCH_MAX_LENGTH,
  BATCH_STATES,
  MAX_LABELS,
  MAX_TRACED_DAYS,
  TRACED_DAYS,
} from '#domain/batches/batch.ts'
import { LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { quantity } from './facts/sheet-line.ts'
import { rule } from './rules.ts'
import { calendarDay } from './service-shapes.ts'
import { amount, euros, id, instant, requiredText, text, versionRead } from './shapes.ts'

const named = z.object({ id, name: z.string() })
const sheetRef = z.object({ id, title: z.string() })

/** One batch in a list. */
export const batchSummary = z.object({
  id,
  kind: z.enum(BATCH_KINDS),
  name: z.string().meta({ description: 'of its sheet or product, as it was then' }),
  sheet: sheetRef.nullable().meta({ description: 'null for a product, and once the sheet is deleted' }),
  product: named.nullable(),
  madeAt: instant,
  useBy: instant,
  quantity: z.number().nullable(),
  unit: z.enum(LINE_UNITS).nullable(),
  lot: z.string().meta({
    description:
      '260929-FB-1: day of the house, initials, number of that day; a part that was thrown away has that of its batch',
  }),
  labels: z.int().meta({ description: 'that were asked for with it' }),
  state: z.enum(BATCH_STATES),
  closedAt: instant.nullable(),
  reason: z.string().meta({ description: 'why it was thrown away' }),
  costHt: euros.nullable().meta({
    description: 'EUR without VAT of its quantity when it was made; null where that was not known',
  }),
  thrownCostHt: euros.nullable(),
  version: z.int(),
  createdAt: instant,
})
export type BatchSummary = z.infer<typeof batchSummary>

export const batch = batchSummary.extend({
  sheetVersion: z.int().nullable().meta({ description: 'of the sheet, as it was made' }),
  contents: z.enum(BATCH_CONTENTS).meta({
    description:
      "'changed' where the sheet or a preparation in it was saved since, 'gone' with the sheet or product",
  }),
  allergens: z.array(z.enum(ALLERGENS)).meta({ description: 'as they were when it was made' }),
  traces: z.array(z.enum(ALLERGENS)),
  undeclaredLines: z.int().meta({ description: 'lines whose allergens were not declared then' }),
  storage: z.string(),
  extensions: z
    .array(z.object({ at: instant, useBy: instant, reason: z.string() }))
    .meta({ description: 'each time that it was given a later use-by: when, the former one, and why' }),
  thrownParts: z
    .array(z.object({ id, at: instant, quantity: z.number(), reason: z.string() }))
    .meta({ description: 'parts of it that were thrown away, in its unit: its quantity is what is left' }),
})
export type Batch = z.infer<typeof batch>

const TIMES = [`${EARLIEST_DAY}T00:00:00Z`, `${LATEST_DAY}T00:00:00Z`].map((time) => Date.parse(time))

/** A moment that is sent. */
export const moment = z.iso
  .datetime(rule('invalid'))
  .refine(
    (at) => Date.parse(at) >= (TIMES[0] ?? 0) && Date.parse(at) <= (TIMES[1] ?? 0),
    rule('out-of-range'),
  )

export const batchInput = z
  .object({
    kind: z.enum(BATCH_KINDS, rule('invalid')),
    techSheetId: id.optional(),
    userProductId: id.optional().meta({ description: 'of what is opened, thawed or vacuum-packed' }),
    madeAt: moment.optional().meta({ description: 'now, where it is left out' }),
    useBy: moment.meta({ description: 'after it was made, and to come: none is proposed' }),
    quantity: quantity.nullable().default(null),
    unit: z.enum(LINE_UNITS, rule('invalid')).nullable().default(null),
    initials: z
      .string(rule('required'))
      .regex(new RegExp(`^[A-Z]{1,${BATCH_MAX_LENGTH.initials}}$`), rule('invalid'))
      .meta({ description: 'of who made it' }),
    labels: z
      .int(rule('invalid'))
      .min(0, rule('out-of-range'))
      .max(MAX_LABELS, rule('out-of-range'))
      .default(0),
    forDay: calendarDay.optional().meta({
      description:
        'ticks its sheet as made for that day, with this batch; refused where it is ticked already',
    }),
  })
  .superRefine(({ kind, techSheetId, userProductId, quantity: much, unit, forDay }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, input: path })
    if (techSheetId === undefined && userProductId === undefined) refuse('techSheetId', rule('required'))
    else if (techSheetId !== undefined && userProductId !== undefined)
      refuse('userProductId', rule('two-sources'))
    else if (userProductId !== undefined && kind === 'made') refuse('kind', rule('invalid'))
    if (techSheetId === undefined && forDay !== undefined) refuse('forDay', rule('invalid'))
    if ((much === null) !== (unit === null)) refuse('unit', rule('yield-incomplete'))
    else if (userProductId !== undefined && unit === 'portion') refuse('unit', rule('invalid'))
  })
export type BatchInput = z.infer<typeof batchInput>

const read = { id, version: versionRead }

export const batchExtension = z.object({
  ...read,
  useBy: moment.meta({ description: 'after the one that it has, and to come' }),
  reason: requiredText(BATCH_MAX_LENGTH.reason),
})
export type BatchExtension = z.infer<typeof batchExtension>

export const batchClosing = z
  .object({
    ...read,
    as: z.enum(['used', 'thrown'], rule('invalid')),
    reason: text(BATCH_MAX_LENGTH.reason).default(''),
    quantity: quantity.optional().meta({
      description:
        'how much of it is thrown away, in its unit: the rest stays in the house, and what is answered is that part; all of it where it is left out',
    }),
    costHt: amount.nullable().optional().meta({
      description: 'EUR without VAT of what is thrown away; its share of the cost where it is left out',
    }),
  })
  .superRefine(({ as, reason, quantity: part }, context) => {
    if (as === 'thrown' && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: rule('required'), input: reason })
    if (as === 'used' && part !== undefined)
      context.addIssue({ code: 'custom', path: ['quantity'], message: rule('invalid'), input: part })
  })
export type BatchClosing = z.infer<typeof batchClosing>

export const batchRead = z.object(read)

const days = z.coerce
  .number<number>()
  .int(rule('invalid'))
  .min(0, rule('out-of-range'))
  .max(MAX_TRACED_DAYS, rule('out-of-range'))
  .default(TRACED_DAYS)

export const originsQuery = z.object({ id, days })
export type OriginsQuery = z.infer<typeof originsQuery>

/** One of a line, a lot and a product. */
export const holdersQuery = z
  .object({
    lineId: id.optional().meta({ description: 'of an invoice, or of an order that arrived' }),
    lot: requiredText(LINE_MAX_LENGTH.lot).optional().meta({
      description: 'of lines of invoices, as they name it, and of orders, as it was noted at the door',
    }),
    productId: id.optional().meta({ description: 'on any day, where no invoice is known' }),
    days,
  })
  .refine(
    ({ lineId, lot, productId }) =>
      [lineId, lot, productId].filter((each) => each !== undefined).length === 1,
    { path: ['lot'], error: rule('invalid') },
  )
export type HoldersQuery = z.infer<typeof holdersQuery>

/** Nothing proves which delivery went into what: an answer says what may have. */
const certainty = z.literal('possible')

const tracedLine = z.object({
  id,
  document: z.object({
    kind: z.enum(['invoice', 'order']),
    id,
    number: z.string(),
    day: z.string().meta({ description: 'of the invoice, or on which the order arrived' }),
  }),
  supplierName: z.string(),
  name: z.string(),
  quantity: z.number().nullable().meta({ description: 'that was billed, or the packs that arrived' }),
  unitCode: z.string().nullable().meta({ description: 'of an invoice' }),
  packText: z.string().nullable().meta({ description: 'of an order: what one pack is' }),
  lot: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  origin: z.string().nullable(),
})
export type TracedLine = z.infer<typeof tracedLine>

export const origins = z.object({
  certainty,
  contents: batch.shape.contents,
  from: z.string().meta({ description: 'the first day of what is looked at' }),
  to: z
    .string()
    .meta({ description: 'the day it was made; lines with a delivery note are billed later too' }),
  products: z
    .array(named.extend({ lines: z.array(tracedLine) }))
    .meta({ description: 'all of the sheet and its preparations; without lines where no invoice is known' }),
})
export type Origins = z.infer<typeof origins>

export const holders = z.object({
  certainty,
  lines: z.array(tracedLine.extend({ products: z.array(named) })),
  batches: z.array(batchSummary).meta({ description: 'that may hold it, by when they were made' }),
  unsure: z.array(batchSummary).meta({
    description: 'made in these days of sheets that were changed or deleted since: they may have held it',
  }),
})
export type Holders = z.infer<typeof holders>
