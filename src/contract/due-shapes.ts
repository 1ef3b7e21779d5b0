import { z } from 'zod'
import { MAX_ORDER_LINES } from '#domain/orders/order.ts'
import { onceEach } from './once-each.ts'
import { orderLine, orderRef } from './order-shapes.ts'
import { rule } from './rules.ts'
import { id, instant } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const dueLine = orderLine
  .pick({
    id: true,
    supplierProductId: true,
    userProductId: true,
    name: true,
    code: true,
    packText: true,
    packQuantity: true,
    unit: true,
    packs: true,
    receipt: true,
    receivedQuantity: true,
    reason: true,
  })
  .extend({
    order: orderRef,
    receivedAt: instant,
    supplier: supplierRef.nullable().meta({ description: 'null once it is deleted' }),
    supplierName: z.string(),
    due: z
      .number()
      .nullable()
      .meta({ description: 'packs that are still to come; null where nobody counted what came' }),
  })
export type DueLine = z.infer<typeof dueLine>

export const dueQuery = z.object({ supplierId: id.optional() })
export const due = z.object({ items: z.array(dueLine) })

export const dismissal = z.object({
  lineIds: onceEach(
    z.array(id).min(1, rule('required')).max(MAX_ORDER_LINES, rule('too-long')),
    (lineId) => lineId,
  ).meta({ description: 'of orders that were received' }),
  noLongerDue: z.boolean(rule('invalid')).default(true).meta({ description: 'false: waited for again' }),
})
export type Dismissal = z.infer<typeof dismissal>
export const dismissed = z.object({ lineIds: z.array(id) })

const orderOfSupplier = orderRef.extend({ supplierName: z.string() })

/** What a kitchen has to look at today. */
export const ordersToday = z.object({
  day: z.string(),
  awaited: z.int().meta({ description: 'deliveries of today that have not arrived' }),
  late: z.int().meta({ description: 'and those of days before' }),
  unconfirmed: z
    .array(
      orderOfSupplier.extend({
        deliverOn: z.string(),
        until: instant.meta({ description: 'the last hour of the supplier for this delivery' }),
        passed: z.boolean().meta({ description: 'whether it has passed' }),
      }),
    )
    .meta({
      description:
        'sent by a mail, not confirmed, with a delivery that is to come and a last hour that is today or has passed; none where the lead time of the supplier is not known',
    }),
  notLeft: z.array(orderOfSupplier).meta({
    description:
      'whose last mail has not reached the mail server, or perhaps not, with a delivery that is to come',
  }),
})
export type OrdersToday = z.infer<typeof ordersToday>
