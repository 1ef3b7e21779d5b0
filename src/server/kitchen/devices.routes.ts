import { checkPassword } from '../auth/check-password.ts'
import { inLane } from '../auth/hashing-line.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { member } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { clientOf } from '../security-log/client-of.ts'
import { refusal } from '../translate-error.ts'
import { changeDevice, listDevices, revokeDevice } from './devices.queries.ts'
import { newCode, storeCode } from './pairing.queries.ts'

/** The page of the tablet; what pairs it follows `#`, which no server sees. */
const KITCHEN_PATH = '/cuisine'

const routes = member.devices

export const devicesRoutes = routes.router({
  list: routes.list.handler(async ({ context }) => ({
    items: await listDevices(context.database, context.houseId),
  })),

  invite: routes.invite.handler(async ({ input: { password, ...invited }, context }) => {
    const { database, auth, securityLog, userId, houseId, operator } = context
    const whose = { accountId: userId, subject: userId, ...clientOf(context) }
    await checkPassword(context, userId, password).catch((error: unknown) => {
      securityLog.record({ event: 'device-change-failed', ...whose })
      throw error
    })
    const code = newCode()
    const expiresAt = await storeCode(database, auth, { ...invited, houseId, code })
    if (expiresAt === undefined) throw refusal('TOO_MANY_DEVICES', 'The house has as many tablets as it may')
    securityLog.record({ event: 'device-invited', ...whose })
    return { code, expiresAt, address: `${operator.config.publicUrl}${KITCHEN_PATH}#${code}` }
  }),

  change: routes.change.handler(async ({ input: { pin, ...change }, context }) => {
    const { database, securityLog, userId, houseId } = context
    const pinHash = pin === undefined || pin === null ? pin : await inLane('known', () => hashPassword(pin))
    const changed = orNotFound(await changeDevice(database, houseId, { ...change, pinHash }))
    if (pin !== undefined)
      securityLog.record({
        event: 'device-pin-changed',
        accountId: userId,
        subject: userId,
        ...clientOf(context),
      })
    return changed
  }),

  revoke: routes.revoke.handler(async ({ input: { id }, context }) => {
    const { database, securityLog, userId, houseId } = context
    orNotFound((await revokeDevice(database, houseId, id)) || undefined)
    securityLog.record({ event: 'device-revoked', accountId: userId, subject: userId, ...clientOf(context) })
    return { id }
  }),
})
