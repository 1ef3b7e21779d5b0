import { z } from 'zod'
import { TRACED_DAYS } from '#domain/batches/batch.ts'
import {
  MAIL_KINDS,
  MAIL_STATES,
  MAX_ORDER_LINES,
  MAX_ORDERS_AT_ONCE,
  MAX_PACKS,
  ORDER_MAX_LENGTH,
  ORDER_STATES,
} from '#domain/orders/order.ts'
import { MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { quantity } from './facts/sheet-line.ts'
import { onceEach } from './once-each.ts'
import { MAIL_FAILURES } from './operator.ts'
import { day, deliveryFacts, lineReceipt } from './receipt-shapes.ts'
import { rule } from './rules.ts'
import { amount, euros, id, instant, personId, requiredText, text, versionRead } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const orderMail = z.object({
  state: z.enum(MAIL_STATES).meta({
    description:
      "'waiting' has not left yet and is tried again for an hour, 'leaving' is with the mail server, 'refused' was not taken by it, 'stopped' by the house, 'expired' after that hour; of an 'unsure' one it is unknown whether it has left",
  }),
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  queuedAt: instant,
  triedAt: instant.nullable(),
  failure: z.enum(MAIL_FAILURES).nullable().meta({ description: 'why the last attempt failed' }),
})

/** An order as other things name it. */
export const orderRef = z.object({ id, number: z.string() })

export const orderSummary = z.object({
  id,
  number: z.string().meta({ description: '2026-0012: the year, and the number of the house in it' }),
  supplier: supplierRef.nullable().meta({ description: 'null once it is deleted' }),
  supplierName: z.string(),
  state: z.enum(ORDER_STATES),
  deliverOn: z.string().nullable(),
  lines: z.int(),
  totalHt: euros.meta({ description: 'EUR without VAT of its lines, as far as these have prices' }),
  sentAt: instant.nullable().meta({ description: 'when the supplier was first informed of it' }),
  confirmedAt: instant.nullable(),
  mail: orderMail
    .nullable()
    .meta({ description: 'its last one; null where the supplier was informed otherwise' }),
  otherDraft: orderRef
    .nullable()
    .meta({ description: 'of a draft: another one to the same supplier for the same day' }),
  version: z.int(),
  createdAt: instant,
})
export type OrderSummary = z.infer<typeof orderSummary>

export const orderLine = z.object({
  id,
  supplierProductId: id.nullable().meta({ description: 'null for free text, and once the article is gone' }),
  userProductId: id.nullable(),
  elsewhere: z.int().meta({ description: 'articles of other suppliers that its product is tied to' }),
  name: z.string(),
  code: z.string().nullable(),
  packText: z.string().nullable(),
  packs: z.number().nullable().meta({ description: 'null while not counted' }),
  packQuantity: z
    .number()
    .nullable()
    .meta({ description: "what one holds, in `unit`; null where the supplier's words do not say" }),
  unit: z.enum(UNITS).nullable(),
  neededPacks: z
    .number()
    .nullable()
    .meta({ description: 'how many packs were needed when it was added; null where that is not known' }),
  priceHt: euros.nullable().meta({ description: 'EUR for one pack without VAT, when it was added' }),
  ...lineReceipt,
  carriedFrom: id
    .nullable()
    .meta({ description: 'the line of a former order whose remainder this one orders again' }),
  carriedIn: orderRef
    .nullable()
    .meta({ description: 'the order, not cancelled, that orders its remainder again' }),
  noLongerDue: z.boolean().meta({ description: 'its remainder is not waited for' }),
})
export type OrderLine = z.infer<typeof orderLine>

const sentLine = orderLine.pick({
  id: true,
  name: true,
  code: true,
  packText: true,
  packs: true,
  packQuantity: true,
  unit: true,
})
/** What a supplier was sent. */
const sentOrder = z.object({ deliverOn: z.string().nullable(), note: z.string(), lines: z.array(sentLine) })
export type SentOrderContent = z.infer<typeof sentOrder>

export const order = orderSummary.extend({
  note: z.string(),
  personId: personId.meta({ description: 'who made it, or who has sent it last; null as elsewhere' }),
  items: z.array(orderLine),
  sent: sentOrder.nullable().meta({ description: 'what the supplier was sent last' }),
  confirmedNote: z.string(),
  unpriced: z.int().meta({ description: 'lines without a price, left out of the total' }),
  uncounted: z.int().meta({ description: 'lines whose packs are not counted' }),
  recipient: z
    .string()
    .nullable()
    .meta({ description: 'where a mail would go: the address for orders of the supplier, or its address' }),
  recipientConfirmed: z
    .boolean()
    .meta({ description: 'whether a person has confirmed that orders of this supplier go there' }),
  receipt: z
    .object({
      id: id.meta({ description: 'of the delivery' }),
      ...deliveryFacts,
      batchesSince: z.boolean().meta({
        description: `whether a batch was made on its day or in the ${TRACED_DAYS} days after, which may hold something of it`,
      }),
    })
    .nullable()
    .meta({ description: 'how it arrived' }),
})
export type Order = z.infer<typeof order>

const packs = z
  .number(rule('invalid'))
  .min(MIN_QUANTITY, rule('out-of-range'))
  .max(MAX_PACKS, rule('out-of-range'))
const optionalText = (maximum: number) => text(maximum).nullable()

const lineInput = z
  .object({
    id: id.optional().meta({
      description:
        'a line that the order has: it keeps its article and its price, and of free text what is left out',
    }),
    supplierProductId: id.optional().meta({
      description: 'an article of the supplier: name, code, pack and price are those of its catalogue',
    }),
    userProductId: id.nullable().optional().meta({ description: 'the product that it is bought for' }),
    name: requiredText(ORDER_MAX_LENGTH.name).optional().meta({ description: 'of free text' }),
    packText: optionalText(ORDER_MAX_LENGTH.packText).optional().meta({ description: 'of free text' }),
    priceHt: amount.nullable().optional().meta({ description: 'of free text: EUR for one pack' }),
    packs: packs.nullable().meta({ description: 'null while not counted: not sent yet then' }),
    carriedFrom: id.optional().meta({
      description: 'a line of a received order of the supplier, whose remainder is ordered again',
    }),
    needed: quantity.optional().meta({
      description:
        'of a new line: how much of the product it is bought for, in the unit of the product; packs of an article that are null are counted for it, where their content is known',
    }),
  })
  .refine(
    ({ id: known, supplierProductId, name }) =>
      known !== undefined || (supplierProductId === undefined) !== (name === undefined),
    { path: ['name'], error: rule('required') },
  )
export type OrderLineInput = z.infer<typeof lineInput>

const content = {
  deliverOn: day.nullable(),
  note: text(ORDER_MAX_LENGTH.note),
  lines: z.array(lineInput).max(MAX_ORDER_LINES, rule('too-long')),
}

export const orderInput = z.object({
  supplierId: id,
  deliverOn: content.deliverOn.default(null),
  note: content.note.default(''),
  lines: content.lines.default([]),
  addTo: id.optional().meta({
    description:
      'a draft to the supplier that takes the lines, and keeps its day and its note; a new order where left out',
  }),
})
export type OrderInput = z.infer<typeof orderInput>

export const severalOrders = z.object({
  orders: onceEach(
    z.array(orderInput).min(1, rule('required')).max(MAX_ORDERS_AT_ONCE, rule('too-long')),
    (each) => each.supplierId,
  ),
})
export type SeveralOrders = z.infer<typeof severalOrders>

const read = { id, version: versionRead }
export const orderRead = z.object(read)

export const orderChange = z.object({
  ...read,
  deliverOn: content.deliverOn.optional(),
  note: content.note.optional(),
  lines: content.lines.optional().meta({ description: 'all of them, in their order' }),
})
export type OrderChange = z.infer<typeof orderChange>

export const orderMove = z.object({
  ...read,
  lineId: id,
  supplierProductId: id.meta({
    description: "an article of another supplier that the line's product is tied to",
  }),
  packs: packs.nullable().optional().meta({ description: 'counted for what the line held, where left out' }),
  toId: id.optional().meta({
    description: 'the order that takes it; the newest draft to that supplier, or a new one, where left out',
  }),
})
export type OrderMove = z.infer<typeof orderMove>

/** The address that was read and agreed to: where the supplier has another one by then, nothing is sent. */
const to = z
  .email(rule('email-invalid'))
  .nullable()
  .meta({ description: 'the recipient as it was read; null where the supplier is informed otherwise' })

export const orderSending = z.object({
  ...read,
  to,
  confirmsRecipient: z.boolean(rule('invalid')).default(false).meta({
    description: 'a person was asked whether orders of this supplier go there; needed once for each address',
  }),
})
export type OrderSending = z.infer<typeof orderSending>
