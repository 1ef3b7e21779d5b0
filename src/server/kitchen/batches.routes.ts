import { asMember } from '#database/as-member.ts'
import { atOpenDevice } from './at-device.ts'
import { closeKitchenBatch, costThrown, listKitchenBatches, reopenKitchenBatch } from './batches.queries.ts'

const routes = atOpenDevice.kitchen

/** Of `kitchenRoutes`: what is in the house, and what becomes of it. */
export const kitchenBatchHandlers = {
  batches: routes.batches.handler(({ context }) => context.asCook(listKitchenBatches)),
  closeBatch: routes.closeBatch.handler(async ({ input, context }) => {
    const { database, houseId } = context
    const batch = await context.asCook((tx) => closeKitchenBatch(tx, input))
    if (batch.state === 'thrown') await asMember(database, houseId, (tx) => costThrown(tx, batch, input.as))
    return batch
  }),
  reopenBatch: routes.reopenBatch.handler(({ input, context: { database, houseId } }) =>
    asMember(database, houseId, (tx) => reopenKitchenBatch(tx, input)),
  ),
}
