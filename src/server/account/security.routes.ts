import { recentUntil } from '../auth/check-password.ts'
import { meansOf } from '../auth/provider/account-means.ts'
import { secondFactorOf } from '../auth/second-factor.ts'
import { member } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { clientOf } from '../security-log/client-of.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.queries.ts'

const routes = member.security

export const securityRoutes = routes.router({
  get: routes.get.handler(async ({ context }) => {
    const { database, userId } = context
    const { enabled, recoveryCodes } = await secondFactorOf(context, userId)
    const { password, provider } = await meansOf(database, userId)
    return {
      password,
      provider: context.operator.config.provider === undefined ? null : provider,
      recentUntil: await recentUntil(context),
      passkeys: await listPasskeys(database, userId),
      twoFactor: enabled,
      recoveryCodes: recoveryCodes?.length ?? null,
    }
  }),

  renamePasskey: routes.renamePasskey.handler(async ({ input, context }) =>
    orNotFound(await renamePasskey(context.database, context.userId, input)),
  ),

  removePasskey: routes.removePasskey.handler(async ({ input, context }) => {
    const { database, securityLog, userId } = context
    orNotFound((await removePasskey(database, userId, input.id)) || undefined)
    securityLog.record({
      event: 'passkey-removed',
      accountId: userId,
      subject: userId,
      ...clientOf(context),
    })
    return { id: input.id }
  }),
})
