import { asMember } from '#database/as-member.ts'
import { costMade } from '../batches/create.queries.ts'
import { etagged } from './etagged.ts'
import { atOpenDevice } from './at-device.ts'
import { markPlan, readKitchenMaking, readKitchenPlan, tickPlan } from './plan.queries.ts'
import { checkShown, whichOf } from './sheets.queries.ts'

const routes = atOpenDevice.kitchen

/** Several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const

/** Of `kitchenRoutes`: what is to be made on a day, and its ticks. A tablet of the cartes sees the whole plan, which is theirs. */
export const kitchenPlanHandlers = {
  plan: routes.plan.handler(({ input: { day }, context }) =>
    context.asCook((tx) => readKitchenPlan(tx, day), AGREEING),
  ),
  making: routes.making.handler(async ({ input: { day }, context }) =>
    etagged(context.headers, await context.asCook((tx) => readKitchenMaking(tx, day))),
  ),
  tickPlan: routes.tickPlan.handler(async ({ input, context }) => {
    const { database, houseId, device } = context
    const ticked = await context.growAsCook(async (tx) => {
      await checkShown(tx, { id: input.techSheetId, which: whichOf(device) })
      return tickPlan(tx, input)
    })
    const { batch } = ticked
    if (batch) await asMember(database, houseId, (tx) => costMade(tx, batch))
    return ticked
  }),
  markPlan: routes.markPlan.handler(({ input, context }) =>
    context.growAsCook(async (tx) => {
      await checkShown(tx, { id: input.techSheetId, which: whichOf(context.device) })
      return markPlan(tx, input)
    }),
  ),
}
