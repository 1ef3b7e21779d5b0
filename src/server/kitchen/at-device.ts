import { DEMO_USER_ID } from '#contract/demo.ts'
import { accessOf } from '#contract/route-access.ts'
import { asCook, asVisitor, type MemberTx, type TxOptions } from '#database/as-member.ts'
import type { Sent } from '#database/transaction.ts'
import { findCaller } from '../access-tokens/find-caller.ts'
import { clientAddress } from '../auth/client-address.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { type Context, open } from '../context.ts'
import { isVisitor } from '../demo/is-visitor.ts'
import { refusal } from '../translate-error.ts'
import { accountOfDevice, isLocked, withoutDevice } from './device-cookie.ts'
import { type Device, findDevice } from './find-device.ts'

/** Who reads or ticks in the kitchen of a house: a tablet, or who is signed in. */
type Kitchen = {
  houseId: string
  device: Device | null
  as: typeof asCook
  /** Who is signed in. */
  by?: TxOptions['by']
}

/** A batch, and its mark in the plan. */
const ADDED = 2

/** Routes of a tablet, locked or not. */
export const atDevice = inKitchen({ whenLocked: true })
/** Routes of a tablet whose PIN was given, where it has one. */
export const atOpenDevice = inKitchen({ whenLocked: false })

/** The statements of these routes run as the kitchen for a person too: the database lets none of them read money. */
function inKitchen({ whenLocked }: { whenLocked: boolean }) {
  return open.use(async ({ context, path, next }) => {
    const { houseId, device, as, by } = await kitchenOf(context, path)
    if (device && !whenLocked && isLocked(context, device))
      throw refusal('KITCHEN_LOCKED', 'The PIN of the tablet has to be given first')
    const { database, storage } = context
    return next({
      context: {
        houseId,
        device,
        personId: by?.userId,
        asCook: <Result>(work: (tx: MemberTx) => Promise<Result | Sent<Result>>, options?: TxOptions) =>
          as(database, houseId, work, { ...options, ...(by && { by }) }),
        /** For work that adds a mark and a batch, one after the other in the whole house. */
        growAsCook: <Result>(work: (tx: GrowingTx) => Promise<Result | Sent<Result>>) =>
          as(database, houseId, (tx) => work(storage.withRoom(tx)), {
            before: (tx) => storage.makeRoom(tx, ADDED),
            ...(by && { by }),
          }),
      },
    })
  })
}

async function kitchenOf(context: Context, path: readonly string[]): Promise<Kitchen> {
  if (isVisitor(context)) {
    context.budget.spend(clientAddress(context.ip))
    return { houseId: DEMO_USER_ID, device: null, as: asVisitor }
  }
  const device = await findDevice(context)
  if (device) {
    context.answersTo({ tablet: accountOfDevice(device.id) })
    context.budget.spend(`kitchen ${device.id}`)
    return { houseId: device.houseId, device, as: asCook }
  }
  if (device === null) {
    for (const cookie of withoutDevice(context.auth)) context.setCookie(cookie)
    throw refusal('KITCHEN_UNKNOWN', 'The tablet is paired no more')
  }
  const caller = await findCaller(context, undefined)
  if (!caller) throw refusal('UNAUTHORIZED', 'Sign in first')
  context.answersTo(caller)
  context.budget.spend(caller.budget)
  const access = accessOf(path)
  if (access !== 'everyone' && !access.roles.includes(caller.role))
    throw refusal('FORBIDDEN', 'Your role in this house does not open this; nothing was written')
  return { houseId: caller.houseId, device: null, as: asCook, by: caller }
}
