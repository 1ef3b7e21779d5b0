import type { KitchenState } from '#contract/kitchen-shapes.ts'
import { asCook, type MemberTx } from '#database/as-member.ts'
import type { Sent } from '#database/transaction.ts'
import { Attempts } from '../auth/attempts.ts'
import { clientAddress } from '../auth/client-address.ts'
import { findMember } from '../auth/find-member.ts'
import { inLane } from '../auth/hashing-line.ts'
import { verifyPassword } from '../auth/password-hash.ts'
import { admit, PER_PERSON, whenAdmitted } from '../auth/sign-in-guard.ts'
import { type Context, open } from '../context.ts'
import { answerOf } from '../pictures/picture-files.ts'
import { getPicture } from '../pictures/pictures.queries.ts'
import { clientOf } from '../security-log/client-of.ts'
import { PHOTOS } from '../sheets/photo.routes.ts'
import { refusal } from '../translate-error.ts'
import { atDevice, atOpenDevice } from './at-device.ts'
import { kitchenBatchHandlers } from './batches.routes.ts'
import { kitchenDeliveryHandlers } from './deliveries.routes.ts'
import {
  accountOfDevice,
  deviceCookie,
  isLocked,
  lockedCookie,
  newSecret,
  openCookie,
  secretHash,
  secretOf,
  withoutDevice,
} from './device-cookie.ts'
import { revokeDevice } from './devices.queries.ts'
import { etagged } from './etagged.ts'
import type { Device } from './find-device.ts'
import { readKitchenMarks, writeKitchenMarks } from './marks.queries.ts'
import { pairByCode, typedCode } from './pairing.queries.ts'
import { kitchenPlanHandlers } from './plan.routes.ts'
import { checkShown, getKitchenSheets, listKitchenSheets, whichOf } from './sheets.queries.ts'
import { nameOfHouse, personIn, readKitchenSettings } from './state.queries.ts'

/** A sheet and its lines are read by several statements that have to agree. */
const AGREEING = { isolation: 'repeatable read' } as const

export const kitchenRoutes = open.kitchen.router({
  pair: open.kitchen.pair.handler(async ({ input, context }) => {
    const { auth, database } = context
    if (await findMember(context))
      throw refusal('SIGNED_IN_HERE', 'An account is signed in here: sign out first')
    const attempts = new Attempts(database, auth.options.secret)
    const admission = await admit(
      attempts,
      attempts.key('kitchen-code', clientAddress(context.ip)),
      PER_PERSON,
    )
    const former = secretOf(context)
    const secret = newSecret()
    const paired = await whenAdmitted(
      admission,
      () =>
        pairByCode(database, auth, {
          code: typedCode(input.code),
          hash: secretHash(secret),
          formerHash: former && secretHash(former),
        }),
      (result) => (result === 'unknown' ? 'failed' : 'succeeded'),
    )
    if (paired === 'unknown') {
      context.securityLog.record({ event: 'device-pairing-failed', ...clientOf(context) })
      throw refusal('CODE_UNKNOWN', 'There is no such code: it was used, has expired, or is another one')
    }
    if (paired === 'full') throw refusal('TOO_MANY_DEVICES', 'The house has as many tablets as it may')
    const { houseId } = paired
    context.securityLog.record({
      event: 'device-paired',
      accountId: houseId,
      subject: houseId,
      ...clientOf(context),
    })
    context.setCookie(lockedCookie(auth))
    context.setCookie(deviceCookie(auth, secret))
    context.answersTo({ tablet: accountOfDevice(paired.id) })
    return stateOf(context, paired, (work) => asCook(database, houseId, work), { houseId })
  }),

  state: atDevice.kitchen.state.handler(({ context }) => {
    const { device, auth } = context
    const secret = device && secretOf(context)
    if (secret) context.setCookie(deviceCookie(auth, secret))
    return stateOf(context, device, context.asCook, context)
  }),

  unlock: atDevice.kitchen.unlock.handler(async ({ input: { pin }, context }) => {
    const { auth, database, device, securityLog } = context
    const hash = device?.pinHash
    if (!device || !hash) return { isLocked: false }
    const attempts = new Attempts(database, auth.options.secret)
    const admission = await admit(attempts, attempts.key('kitchen-pin', device.id), PER_PERSON)
    const right = await whenAdmitted(
      admission,
      () => inLane('known', () => verifyPassword({ hash, password: pin })),
      (matches) => (matches ? 'succeeded' : 'failed'),
    )
    if (!right) {
      const { houseId } = device
      securityLog.record({
        event: 'device-pin-failed',
        accountId: houseId,
        subject: device.id,
        ...clientOf(context),
      })
      throw refusal('WRONG_PIN', 'Another PIN')
    }
    context.setCookie(openCookie(auth, device))
    return { isLocked: false }
  }),

  lock: atDevice.kitchen.lock.handler(({ context }) => {
    context.setCookie(lockedCookie(context.auth))
    return { isLocked: Boolean(context.device?.pinHash) }
  }),

  leave: atDevice.kitchen.leave.handler(async ({ context }) => {
    const { auth, database, device, houseId, securityLog } = context
    if (!device) return { id: null }
    await revokeDevice(database, houseId, device.id)
    for (const cookie of withoutDevice(auth)) context.setCookie(cookie)
    securityLog.record({
      event: 'device-revoked',
      accountId: houseId,
      subject: houseId,
      ...clientOf(context),
    })
    return { id: device.id }
  }),

  sheets: atOpenDevice.kitchen.sheets.handler(async ({ context }) => ({
    items: await context.asCook((tx) => listKitchenSheets(tx, whichOf(context.device)), { long: true }),
  })),

  sheet: atOpenDevice.kitchen.sheet.handler(async ({ input: { id }, context }) => ({
    items: await context.asCook((tx) => getKitchenSheets(tx, { id, which: whichOf(context.device) }), {
      ...AGREEING,
      long: true,
    }),
  })),

  photo: atOpenDevice.kitchen.photo.handler(async ({ input: { id, pictureId }, context }) =>
    answerOf(
      await context.asCook(async (tx) => {
        await checkShown(tx, { id, which: whichOf(context.device) })
        return getPicture(tx, PHOTOS, id, pictureId)
      }),
    ),
  ),

  marks: atOpenDevice.kitchen.marks.handler(async ({ input: { day }, context }) =>
    etagged(context.headers, { items: await context.asCook((tx) => readKitchenMarks(tx, day)) }),
  ),

  mark: atOpenDevice.kitchen.mark.handler(({ input, context }) =>
    context.asCook((tx) => writeKitchenMarks(tx, input.marks)),
  ),

  ...kitchenBatchHandlers,
  ...kitchenPlanHandlers,
  ...kitchenDeliveryHandlers,
})

type ReadAsCook = <Result>(work: (tx: MemberTx) => Promise<Result | Sent<Result>>) => Promise<Result>

async function stateOf(
  context: Context,
  device: Device | null,
  read: ReadAsCook,
  { houseId, personId }: { houseId: string; personId?: string | undefined },
): Promise<KitchenState> {
  const { database } = context
  const [settings, houseName, person] = await Promise.all([
    read(readKitchenSettings),
    nameOfHouse(database, houseId),
    personId === undefined ? null : personIn(database, { userId: personId, houseId }),
  ])
  if (!device) return { device, person, houseName, ...settings }
  const { id, name, sheets } = device
  const shown = { id, name, sheets, hasPin: device.pinHash !== null, isLocked: isLocked(context, device) }
  return { device: shown, person: null, houseName, ...settings }
}
