import { z } from 'zod'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { MAX_EXPECTED, MAX_RECEIPT_PHOTOS } from '#domain/orders/order.ts'
import { notFound, versionConflict } from './errors.ts'
import { order, orderRef } from './order-shapes.ts'
import { picturesContract } from './pictures.ts'
import { day, deliveryContent, deliveryFacts } from './receipt-shapes.ts'
import { contractRoute, creationRoute } from './route.ts'
import { binned, byId, id, instant, requiredText, versionRead } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const delivery = z.object({
  id,
  order: orderRef.nullable().meta({ description: 'null for a delivery without an order' }),
  supplier: supplierRef.nullable(),
  supplierName: z.string(),
  ...deliveryFacts,
  version: z.int(),
  createdAt: instant,
})
export type Delivery = z.infer<typeof delivery>

const supplier = {
  supplierId: id.nullable(),
  supplierName: requiredText(SUPPLIER_MAX_LENGTH.name),
}

const deliveryInput = z.object({
  supplierId: supplier.supplierId.default(null),
  supplierName: supplier.supplierName
    .optional()
    .meta({ description: 'who delivered, where it is no supplier of the house' }),
  receivedAt: deliveryContent.receivedAt.optional().meta({ description: 'now, where it is left out' }),
  temperature: deliveryContent.temperature.default(null),
  note: deliveryContent.note.default(''),
})
export type DeliveryInput = z.infer<typeof deliveryInput>

const deliveryChange = z.object({
  id,
  version: versionRead,
  supplierId: supplier.supplierId.optional(),
  supplierName: supplier.supplierName.optional(),
  receivedAt: deliveryContent.receivedAt.optional(),
  temperature: deliveryContent.temperature.optional(),
  note: deliveryContent.note.optional(),
})
export type DeliveryChange = z.infer<typeof deliveryChange>

const deliveryDay = z.object({
  day: z.string(),
  expected: z.array(order).meta({
    description: `orders for this day and those before that have not arrived, the latest day first; ${MAX_EXPECTED} at most`,
  }),
  more: z.int().meta({ description: 'further ones, which are left out' }),
  received: z.array(delivery).meta({ description: 'what was received on this day' }),
})
export type DeliveryDay = z.infer<typeof deliveryDay>

const tags = ['deliveries']
const route = contractRoute.errors(notFound)

export const deliveriesContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/deliveries',
      tags,
      summary: 'What is to arrive on a day, whole, and what was received on it',
    })
    .meta({ offline: 'answer' })
    .input(z.object({ day: day.optional().meta({ description: 'today, where it is left out' }) }))
    .output(deliveryDay),
  get: route
    .route({ method: 'GET', path: '/deliveries/{id}', tags, summary: 'One delivery' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(delivery),
  create: creationRoute
    .route({ path: '/deliveries', tags, summary: 'Note a delivery without an order' })
    .input(deliveryInput)
    .output(delivery),
  change: route
    .errors(versionConflict('delivery', delivery))
    .route({
      method: 'PATCH',
      path: '/deliveries/{id}',
      tags,
      summary: 'Change a delivery without an order',
      description: 'That of an order is corrected with its order.',
    })
    .input(deliveryChange)
    .output(delivery),
  remove: route
    .route({
      method: 'DELETE',
      path: '/deliveries/{id}',
      tags,
      summary: 'Delete a delivery without an order',
    })
    .input(byId)
    .output(binned),
  photos: picturesContract({
    path: '/deliveries/{id}/photos',
    tag: 'deliveries',
    name: 'a photo of a delivery',
    most: MAX_RECEIPT_PHOTOS,
  }),
}
