import { creating, type Context, member, open, reading } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { changeOrder, createOrder, createOrders, removeOrder } from './create.queries.ts'
import { getOrder } from './find.queries.ts'
import { listOrders } from './list.queries.ts'
import { dismissDue, listDue } from './due.queries.ts'
import { moveLine } from './move.queries.ts'
import { receiveOrder } from './receive.queries.ts'
import { cancelOrder, sendOrder, stopMail } from './send.queries.ts'
import { splitNeeds } from './split.queries.ts'
import { ordersOfToday } from './today.queries.ts'
import { unreceiveOrder } from './unreceive.queries.ts'

const routes = member.orders
const AGREEING = { isolation: 'repeatable read' } as const
/** An answer waits so long for the mail server: most often it can say that the mail has left. */
const WAIT_MS = 3_000

export const ordersRoutes = open.orders.router({
  list: reading.orders.list.handler(({ input, context }) => listOrders(context.reader, input)),
  get: routes.get.handler(({ input, context }) => context.asMember((tx) => getOrder(tx, input.id))),
  create: creating.orders.create.handler(({ input, context }) =>
    context.create((tx) => createOrder(tx, input)),
  ),
  createMany: creating.orders.createMany.handler(({ input, context }) =>
    context.create((tx) => createOrders(tx, input)),
  ),
  change: routes.change.handler(({ input, context }) => context.grow((tx) => changeOrder(tx, input))),
  move: routes.move.handler(({ input, context }) => context.grow((tx) => moveLine(tx, input))),
  split: routes.split.handler(({ input, context }) =>
    context.asMember((tx) => splitNeeds(tx, input), AGREEING),
  ),
  send: routes.send.handler(async ({ input, context }) => {
    const { order, messageId } = await context.asMember((tx) => sendOrder(tx, input, senderOf(context)))
    if (messageId === null) return order
    await mailSoon(context, messageId)
    return context.asMember((tx) => getOrder(tx, order.id))
  }),
  stop: routes.stop.handler(({ input, context }) => context.asMember((tx) => stopMail(tx, input))),
  cancel: routes.cancel.handler(async ({ input, context }) => {
    const { order, messageId } = await context.asMember((tx) => cancelOrder(tx, input, senderOf(context)))
    if (messageId === null) return order
    await mailSoon(context, messageId)
    return context.asMember((tx) => getOrder(tx, order.id))
  }),
  receive: creating.orders.receive.handler(({ input, context }) =>
    context.create((tx) => receiveOrder(tx, input)),
  ),
  unreceive: routes.unreceive.handler(({ input, context }) =>
    context.asMember((tx) => unreceiveOrder(tx, input)),
  ),
  today: reading.orders.today.handler(({ context }) => ordersOfToday(context.reader)),
  due: reading.orders.due.handler(({ input, context }) => listDue(context.reader, input.supplierId)),
  noLongerDue: routes.noLongerDue.handler(({ input, context }) =>
    context.asMember((tx) => dismissDue(tx, input)),
  ),
  remove: routes.remove.handler(({ input: { id }, context }) =>
    context.asMember(async (tx) => ({ id, deletedItemId: orNotFound(await removeOrder(tx, id)) })),
  ),
})

const senderOf = ({ operator, orderOutbox }: Pick<Context, 'operator' | 'orderOutbox'>) => ({
  publicUrl: operator.config.publicUrl,
  hasMailServer: orderOutbox.hasMailServer,
})

async function mailSoon({ orderOutbox }: Pick<Context, 'orderOutbox'>, messageId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((wake) => {
    timer = setTimeout(wake, WAIT_MS)
  })
  await Promise.race([orderOutbox.mail(messageId), patience])
  clearTimeout(timer)
}
