import { checkPassword } from '../auth/check-password.ts'
import { member } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { clientOf } from '../security-log/client-of.ts'
import { refusal } from '../translate-error.ts'
import { listTokens, revokeToken, storeToken } from './access-tokens.queries.ts'
import { makeToken } from './token-text.ts'

const routes = member.accessTokens

export const accessTokensRoutes = routes.router({
  list: routes.list.handler(async ({ context }) => ({
    items: await listTokens(context.database, context),
  })),

  create: routes.create.handler(async ({ input: { password, ...newToken }, context }) => {
    const { database, securityLog, userId } = context
    const whose = { accountId: userId, subject: userId, ...clientOf(context) }
    await checkPassword(context, userId, password).catch((error: unknown) => {
      securityLog.record({ event: 'token-change-failed', ...whose })
      throw error
    })
    const { token, ...kept } = makeToken()
    const stored = await storeToken(database, context, { ...newToken, ...kept })
    if (stored === 'gone') throw refusal('UNAUTHORIZED', 'Sign in first')
    if (!stored) throw refusal('TOO_MANY_TOKENS', 'The account has as many access tokens as it may')
    securityLog.record({ event: 'token-added', ...whose })
    return { ...stored, token }
  }),

  revoke: routes.revoke.handler(async ({ input: { id }, context }) => {
    const { database, securityLog, userId } = context
    orNotFound((await revokeToken(database, context, id)) || undefined)
    securityLog.record({ event: 'token-revoked', accountId: userId, subject: userId, ...clientOf(context) })
    return { id }
  }),
})
