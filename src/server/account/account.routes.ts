import type { Account } from '#contract/account.ts'
import { checkPassword } from '../auth/check-password.ts'
import { type Context, member } from '../context.ts'
import { clientOf } from '../security-log/client-of.ts'
import { outdated, refusal } from '../translate-error.ts'
import { leavingMail } from '../mail/departure-mails.ts'
import { changeAccount, identityOf, whole } from './account.queries.ts'
import { requestDeletion } from './departures.queries.ts'
import { languageOf, settingsOf, type StoredSettings } from './account-settings.ts'
import { measureStorage } from './storage.queries.ts'

const routes = member.account

type Identity = Omit<Account, keyof StoredSettings>
type Known = Pick<Context, 'database' | 'operator'> & { userId: string }

export const accountRoutes = routes.router({
  get: routes.get.handler(async ({ context }) => {
    const [identity, settings] = await Promise.all([identify(context), context.asMember(settingsOf)])
    return whole(identity, settings)
  }),

  change: routes.change.handler(async ({ input, context }) => {
    const { outdated: refused, ...stored } = await context.asMember((tx) =>
      changeAccount(tx, context.userId, input),
    )
    const account = whole(await identify(context), stored)
    if (refused) throw outdated('account', account)
    return account
  }),

  remove: routes.remove.handler(async ({ input, context }) => {
    const { userId, securityLog } = context
    const whose = { accountId: userId, subject: userId, ...clientOf(context) }
    await checkPassword(context, userId, input.password).catch((error: unknown) => {
      securityLog.record({ event: 'account-deletion-failed', ...whose })
      throw error
    })
    const leaving = await requestDeletion(context.database, userId)
    if (!leaving) throw refusal('LAST_OWNER', 'The person owns a house that others work in')
    const { eraseAt } = leaving
    securityLog.record({ event: 'account-deletion-asked', ...whose })
    await mailRequested({ ...context, userId: leaving.userId }, eraseAt)
    return { eraseAt }
  }),

  storage: routes.storage.handler(async ({ context }) => ({
    ...(await context.asMember(measureStorage)),
    ...context.storage.limits,
  })),
})

type Leaving = Known & Pick<Context, 'mailer' | 'operator'>

/** The mail leaves after the answer. */
async function mailRequested(
  { database, mailer, operator, userId }: Leaving,
  eraseAt: string,
): Promise<void> {
  const [identity, language] = await Promise.all([identityOf(database, userId), languageOf(database, userId)])
  if (!identity) return
  const { email, fullName: name } = identity
  const { publicUrl } = operator.config
  void mailer.send(leavingMail('requested', { email, name, eraseAt, language, publicUrl }))
}

/** Who the account is, and whether it manages the installation. */
async function identify({ database, operator, userId }: Known): Promise<Identity | undefined> {
  const [found, isOperator] = await Promise.all([identityOf(database, userId), operator.is(userId)])
  return found && { ...found, isOperator }
}
