import { z } from 'zod'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import {
  MAX_AHEAD_MINUTES,
  MAX_ORDER_LINES,
  MAX_PACKS,
  ORDER_MAX_LENGTH,
  RECEIPTS,
  TEMPERATURE,
  WEIGHED_UNITS,
} from '#domain/orders/order.ts'
import { quantity } from './facts/sheet-line.ts'
import { onceEach } from './once-each.ts'
import { picture } from './pictures.ts'
import { rule } from './rules.ts'
import { amount, euros, id, instant, text, versionRead } from './shapes.ts'

/** A day of the calendar, as 2026-09-29. */
export const day = z.iso
  .date(rule('invalid'))
  .refine((given) => given >= EARLIEST_DAY && given <= LATEST_DAY, rule('out-of-range'))

/** What arrived of a line, as it is answered to the kitchen, which sees no prices. */
export const kitchenLineReceipt = {
  receipt: z.enum(RECEIPTS),
  receivedQuantity: z
    .number()
    .nullable()
    .meta({ description: 'packs that arrived and were kept; null where nobody counted them' }),
  reason: z.string(),
  useBy: z.string().nullable(),
  lot: z.string().nullable(),
  weighedQuantity: z.number().nullable().meta({ description: 'what the scale showed of all that arrived' }),
  weighedUnit: z.enum(WEIGHED_UNITS).nullable(),
  replacedBy: z.string().meta({ description: 'what came in its place' }),
}

/** The same to who sees prices. */
export const lineReceipt = {
  ...kitchenLineReceipt,
  notedPriceHt: euros
    .nullable()
    .meta({ description: 'EUR for one pack without VAT, as the delivery note has it; it changes no price' }),
}

/** A delivery at the back door, as it is answered. */
export const deliveryFacts = {
  receivedAt: instant,
  temperature: z.number().nullable().meta({ description: 'degrees Celsius' }),
  note: z.string(),
  photos: z.array(picture).meta({ description: 'in the order in which they were put' }),
}

/** What is sent of a delivery. */
export const deliveryContent = {
  receivedAt: z.iso
    .datetime(rule('invalid'))
    .refine(
      (at) => at >= EARLIEST_DAY && at.slice(0, EARLIEST_DAY.length) <= LATEST_DAY,
      rule('out-of-range'),
    )
    .meta({
      description: `by the clock of the device that ticked it, at most ${MAX_AHEAD_MINUTES} minutes ahead`,
    }),
  temperature: z
    .number(rule('invalid'))
    .min(TEMPERATURE.minimum, rule('out-of-range'))
    .max(TEMPERATURE.maximum, rule('out-of-range'))
    .nullable(),
  note: text(ORDER_MAX_LENGTH.note),
}

/** What is sent of a line by the house, and by its kitchen: it has no money. */
const receivedFacts = {
  id,
  receipt: z.enum(RECEIPTS, rule('invalid')),
  receivedQuantity: z
    .number(rule('invalid'))
    .min(0, rule('out-of-range'))
    .max(MAX_PACKS, rule('out-of-range'))
    .nullable()
    .default(null),
  reason: text(ORDER_MAX_LENGTH.reason).default(''),
  useBy: day.nullable().default(null),
  lot: text(ORDER_MAX_LENGTH.lot).nullable().default(null),
  weighedQuantity: quantity.nullable().default(null),
  weighedUnit: z.enum(WEIGHED_UNITS, rule('invalid')).nullable().default(null),
  replacedBy: text(ORDER_MAX_LENGTH.replacedBy).default(''),
}
const anyReceivedLine = z.object(receivedFacts)

function refuseContradictions(
  { receipt, weighedQuantity, weighedUnit, replacedBy }: z.infer<typeof anyReceivedLine>,
  context: z.RefinementCtx,
): void {
  if ((weighedQuantity === null) !== (weighedUnit === null)) {
    const path = weighedUnit === null ? 'weighedUnit' : 'weighedQuantity'
    context.addIssue({ code: 'custom', path: [path], message: rule('required'), input: null })
  }
  if (replacedBy !== '' && receipt !== 'replaced')
    context.addIssue({ code: 'custom', path: ['replacedBy'], message: rule('invalid'), input: replacedBy })
}

const receivedLine = z
  .object({
    ...receivedFacts,
    notedPriceHt: amount
      .nullable()
      .optional()
      .meta({ description: 'EUR for one pack on the delivery note; as it was where it is left out' }),
  })
  .superRefine(refuseContradictions)

const receiptFacts = {
  id,
  version: versionRead,
  receivedAt: deliveryContent.receivedAt
    .optional()
    .meta({ description: 'as it was, or now, where it is left out' }),
  temperature: deliveryContent.temperature
    .optional()
    .meta({ description: 'degrees Celsius; as it was where it is left out' }),
  note: deliveryContent.note.optional().meta({ description: 'as it was where it is left out' }),
}
const OF_LINES = {
  description: 'those that were looked at; of the others nothing is said yet, or what was said stays',
}

export const orderReceipt = z.object({
  ...receiptFacts,
  lines: onceEach(z.array(receivedLine).max(MAX_ORDER_LINES, rule('too-long')), (line) => line.id).meta(
    OF_LINES,
  ),
})
export type OrderReceipt = z.infer<typeof orderReceipt>

/** The same by the kitchen, which is asked for no price: what a delivery note says of prices stays as it was. */
export const kitchenReceipt = z.object({
  ...receiptFacts,
  lines: onceEach(
    z.array(anyReceivedLine.superRefine(refuseContradictions)).max(MAX_ORDER_LINES, rule('too-long')),
    (line) => line.id,
  ).meta(OF_LINES),
})
export type KitchenReceipt = z.infer<typeof kitchenReceipt>
