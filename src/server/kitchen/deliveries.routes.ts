import { atOpenDevice } from './at-device.ts'
import { getKitchenDelivery, kitchenDeliveries, receiveInKitchen } from './deliveries.queries.ts'

const routes = atOpenDevice.kitchen
/** An order and its lines are read by several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const

/** Of `kitchenRoutes`: what arrives at the back door, and what becomes of it. */
export const kitchenDeliveryHandlers = {
  deliveries: routes.deliveries.handler(({ context }) =>
    context.asCook((tx) => kitchenDeliveries(tx), AGREEING),
  ),
  delivery: routes.delivery.handler(({ input, context }) =>
    context.asCook((tx) => getKitchenDelivery(tx, input.id), AGREEING),
  ),
  receive: routes.receive.handler(({ input, context }) =>
    context.asCook((tx) => receiveInKitchen(tx, input)),
  ),
}
