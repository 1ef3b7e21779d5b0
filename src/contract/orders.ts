import { z } from 'zod'
import { LINK_DAYS, MAIL_TRIED_MINUTES, MAX_MAILS_AN_HOUR, ORDER_STATES } from '#domain/orders/order.ts'
import { ERROR_STATUS, notFound, storageFull, versionConflict } from './errors.ts'
import {
  order,
  orderChange,
  orderInput,
  orderMove,
  orderRead,
  orderSending,
  orderSummary,
  severalOrders,
} from './order-shapes.ts'
import { split, splitQuestion } from './order-split.ts'
import { dismissal, dismissed, due, dueQuery, ordersToday } from './due-shapes.ts'
import { orderReceipt } from './receipt-shapes.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { binned, byId, id, listOf, listQuery } from './shapes.ts'

const tags = ['orders']
const route = contractRoute.errors(notFound)
const refusals = {
  ...versionConflict('order', order),
  ORDER_STATE: {
    status: ERROR_STATUS.ORDER_STATE,
    message: 'The order is in a state that does not allow this; nothing was written',
  },
  ORDER_MAIL_WAITS: {
    status: ERROR_STATUS.ORDER_MAIL_WAITS,
    message: 'A mail of the order has not left yet: stop it first, or wait; nothing was written',
  },
}
const acting = route.errors(refusals)

export const ordersContract = {
  list: contractRoute
    .route({ method: 'GET', path: '/orders', tags, summary: 'Orders to suppliers, the newest first' })
    .meta({ offline: 'answer' })
    .input(
      listQuery.extend({
        state: z.enum(ORDER_STATES, rule('invalid')).optional(),
        open: z
          .stringbool(rule('invalid'))
          .or(z.boolean())
          .optional()
          .meta({ description: 'those that are still to be sent or to arrive, or the others' }),
        supplierId: id.optional(),
      }),
    )
    .output(listOf(orderSummary)),
  get: route
    .route({ method: 'GET', path: '/orders/{id}', tags, summary: 'One order with its lines' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(order),
  today: contractRoute
    .route({
      method: 'GET',
      path: '/orders/today',
      tags,
      summary: 'How many deliveries are awaited, and which orders a supplier should have confirmed',
    })
    .meta({ offline: 'answer' })
    .output(ordersToday),
  due: contractRoute
    .route({
      method: 'GET',
      path: '/orders/due',
      tags,
      summary: 'What suppliers still have to deliver of orders that were received, the oldest first',
    })
    .meta({ offline: 'answer' })
    .input(dueQuery)
    .output(due),
  noLongerDue: contractRoute
    .route({
      method: 'POST',
      path: '/orders/due/dismiss',
      tags,
      summary: 'Wait no longer for what is still to be delivered, or wait for it again',
    })
    .input(dismissal)
    .output(dismissed),
  create: creationRoute
    .route({
      path: '/orders',
      tags,
      summary: 'Write an order to a supplier',
      description:
        'Of an article of its catalogue, name, code, pack and price are kept as they are at this moment.',
    })
    .input(orderInput)
    .output(order),
  createMany: creationRoute
    .route({
      path: '/orders/several',
      tags,
      summary: 'Write orders to several suppliers',
      description: 'All of them, or none.',
    })
    .input(severalOrders)
    .output(z.object({ items: z.array(order) })),
  change: acting
    .errors(storageFull)
    .route({ method: 'PATCH', path: '/orders/{id}', tags, summary: 'Change an order' })
    .input(orderChange)
    .output(order),
  move: acting
    .errors(storageFull)
    .route({
      method: 'POST',
      path: '/orders/{id}/move',
      tags,
      summary: 'Buy a line of an order at another supplier',
      description: 'It leaves the order and is added to one to that supplier, in one act.',
    })
    .input(orderMove)
    .output(z.object({ order, other: order, lineId: id.meta({ description: 'the line in the other one' }) })),
  split: contractRoute
    .route({
      method: 'POST',
      path: '/orders/split',
      tags,
      summary: 'Where all that is needed is cheapest',
      description:
        'Whole packs of the articles that the products are tied to, so that every supplier reaches its franco. Nothing is stored.',
    })
    .meta({ readOnly: true })
    .input(splitQuestion)
    .output(split),
  send: acting
    .route({
      method: 'POST',
      path: '/orders/{id}/send',
      tags,
      summary: 'Send an order, or what has changed of it, by one mail',
      description: `A mail that cannot leave is tried again for ${MAIL_TRIED_MINUTES} minutes. A house sends ${MAX_MAILS_AN_HOUR} an hour. Without a recipient nothing is mailed: the supplier was informed otherwise. The mail has a link to the order, until ${LINK_DAYS} days after the delivery.`,
    })
    .input(orderSending)
    .output(order),
  stop: acting
    .route({
      method: 'POST',
      path: '/orders/{id}/stop',
      tags,
      summary: 'Stop a mail of an order that has not left yet',
    })
    .input(orderRead)
    .output(order),
  cancel: acting
    .route({ method: 'POST', path: '/orders/{id}/cancel', tags, summary: 'Cancel an order, by one mail' })
    .input(orderSending)
    .output(order),
  receive: creationRoute
    .errors({ ...notFound, ...refusals })
    .route({
      path: '/orders/{id}/receive',
      successStatus: 200,
      tags,
      summary: 'Say what arrived of an order',
      description: 'It changes no price. Said again, it is corrected.',
    })
    .input(orderReceipt)
    .output(order),
  unreceive: acting
    .route({
      method: 'POST',
      path: '/orders/{id}/unreceive',
      tags,
      summary: 'Take back that an order arrived: it is awaited again',
      description:
        'What was stated of its lines and its delivery is gone. Not while it has photos, or another order carries a remainder of it.',
    })
    .input(orderRead)
    .output(order),
  remove: acting
    .route({ method: 'DELETE', path: '/orders/{id}', tags, summary: 'Delete an order' })
    .input(byId)
    .output(binned),
}
