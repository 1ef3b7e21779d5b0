import { z } from 'zod'
import { MAX_EXPECTED, ORDER_STATES } from '#domain/orders/order.ts'
import { ERROR_STATUS, notFound, versionConflict } from './errors.ts'
import { kitchenRoute } from './kitchen-route.ts'
import { orderLine, orderRef } from './order-shapes.ts'
import { kitchenLineReceipt, kitchenReceipt } from './receipt-shapes.ts'
import { byId, id, instant } from './shapes.ts'

// What arrives at the back door, as a tablet of the kitchen reads and ticks it: nothing of it is a price.

const kitchenOrder = z.object({
  id,
  number: z.string(),
  supplierName: z.string(),
  state: z.enum(ORDER_STATES),
  deliverOn: z.string().nullable(),
  items: z.array(
    orderLine
      .pick({ id: true, name: true, code: true, packText: true, packs: true, packQuantity: true, unit: true })
      .extend(kitchenLineReceipt),
  ),
  receipt: z
    .object({
      id: id.meta({ description: 'of the delivery' }),
      receivedAt: instant,
      temperature: z.number().nullable().meta({ description: 'degrees Celsius' }),
      note: z.string(),
      photos: z
        .int()
        .meta({ description: 'how many; a tablet is shown none, as a delivery note has prices' }),
    })
    .nullable()
    .meta({ description: 'how it arrived' }),
  version: z.int(),
})
export type KitchenOrder = z.infer<typeof kitchenOrder>

const kitchenDeliveries = z.object({
  day: z.string(),
  expected: z.array(kitchenOrder).meta({
    description: `orders for today and those before that have not arrived, the latest day first; ${MAX_EXPECTED} at most`,
  }),
  more: z.int().meta({ description: 'further ones, which are left out' }),
  received: z
    .array(
      z.object({
        id: id.meta({ description: 'of the delivery' }),
        order: orderRef.nullable().meta({ description: 'null for a delivery without an order' }),
        supplierName: z.string(),
        receivedAt: instant,
      }),
    )
    .meta({ description: 'what was received today, the latest first' }),
})
export type KitchenDeliveries = z.infer<typeof kitchenDeliveries>

const tags = ['kitchen']
const route = kitchenRoute.errors(notFound)

export const kitchenDeliveryRoutes = {
  deliveries: kitchenRoute
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path: '/kitchen/deliveries',
      tags,
      summary: 'What is to arrive today, whole, and what was received',
    })
    .output(kitchenDeliveries),
  delivery: route
    .meta({ offline: 'answer' })
    .route({
      method: 'GET',
      path: '/kitchen/deliveries/{id}',
      tags,
      summary: 'What is to arrive, or arrived, of one order',
    })
    .input(byId)
    .output(kitchenOrder),
  receive: route
    .errors({
      ...versionConflict('order', kitchenOrder),
      ORDER_STATE: {
        status: ERROR_STATUS.ORDER_STATE,
        message: 'The order is in a state that does not allow this; nothing was written',
      },
      ORDER_MAIL_WAITS: {
        status: ERROR_STATUS.ORDER_MAIL_WAITS,
        message: 'A mail of the order has not left yet; nothing was written',
      },
    })
    .route({
      method: 'POST',
      path: '/kitchen/deliveries/{id}/receive',
      tags,
      summary: 'Say what arrived of an order',
      description:
        'It changes no price. Said again, it is corrected; what the delivery note says of prices stays.',
    })
    .input(kitchenReceipt)
    .output(kitchenOrder),
}
