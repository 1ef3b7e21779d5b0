import { MAX_RECEIPT_PHOTOS } from '#domain/orders/order.ts'
import { creating, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { answerOf, pictureOf } from '../pictures/picture-files.ts'
import { getPicture, type PictureKind } from '../pictures/pictures.queries.ts'
import { addPicture, removeOnePicture } from '../pictures/several-pictures.queries.ts'
import {
  changeDelivery,
  createDelivery,
  deliveriesOf,
  getDelivery,
  removeDelivery,
} from './deliveries.queries.ts'

const PHOTOS: PictureKind = { table: 'receipt_photos', owner: 'receipts', column: 'receipt_id' }

const routes = member.deliveries
const AGREEING = { isolation: 'repeatable read' } as const

export const deliveriesRoutes = open.deliveries.router({
  list: routes.list.handler(({ input, context }) =>
    context.asMember((tx) => deliveriesOf(tx, input), AGREEING),
  ),
  get: routes.get.handler(({ input, context }) => context.asMember((tx) => getDelivery(tx, input.id))),
  create: creating.deliveries.create.handler(({ input, context }) =>
    context.create((tx) => createDelivery(tx, input)),
  ),
  change: routes.change.handler(({ input, context }) => context.grow((tx) => changeDelivery(tx, input))),
  remove: routes.remove.handler(({ input: { id }, context }) =>
    context.asMember(async (tx) => ({ id, deletedItemId: orNotFound(await removeDelivery(tx, id)) })),
  ),
  photos: {
    put: routes.photos.put.handler(async ({ input: { params, body }, context }) => {
      const picture = await pictureOf(body)
      return context.grow((tx) => addPicture(tx, PHOTOS, params, { ...picture, most: MAX_RECEIPT_PHOTOS }))
    }),
    remove: routes.photos.remove.handler(({ input, context }) =>
      context.asMember((tx) => removeOnePicture(tx, PHOTOS, input)),
    ),
    get: reading.deliveries.photos.get.handler(async ({ input, context }) =>
      answerOf(await getPicture(context.reader, PHOTOS, input.id, input.pictureId)),
    ),
  },
})
