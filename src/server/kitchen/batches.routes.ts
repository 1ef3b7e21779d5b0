import { asMember } from '#database/as-member.ts'
import { atOpenDevice } from './at-device.ts'
import {
  closeKitchenBatch,
  costThrown,
  listKitchenBatches,
  reopenKitchenBatch,
  throwPart,
} from './batches.queries.ts'

const routes = atOpenDevice.kitchen

/** Of `kitchenRoutes`: what is in the house, and what becomes of it. */
export const kitchenBatchHandlers = {
  batches: routes.batches.handler(({ context }) => context.asCook(listKitchenBatches)),
  closeBatch: routes.closeBatch.handler(async ({ input, context }) => {
    const { database, houseId, storage } = context
    const { id, version, reason, quantity } = input
    if (version !== undefined && quantity !== undefined)
      return asMember(database, houseId, (tx) =>
        storage.within(tx, (growing) => throwPart(growing, { id, version, reason, quantity })),
      )
    const batch = await context.asCook((tx) => closeKitchenBatch(tx, input))
    if (batch.state === 'thrown') await asMember(database, houseId, (tx) => costThrown(tx, batch, input.as))
    return batch
  }),
  reopenBatch: routes.reopenBatch.handler(({ input, context: { database, houseId } }) =>
    asMember(database, houseId, (tx) => reopenKitchenBatch(tx, input)),
  ),
}
