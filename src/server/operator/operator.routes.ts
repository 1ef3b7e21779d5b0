import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackupName } from '#database/backup/backup-name.ts'
import { checkPassword } from '../auth/check-password.ts'
import { member } from '../context.ts'
import { senderOf } from '../mail/sender.ts'
import { clientOf } from '../security-log/client-of.ts'
import { refusal } from '../translate-error.ts'
import { version } from '../version.ts'
import { listAccounts } from './accounts.queries.ts'
import { readBackups } from './backups.queries.ts'
import { readNews } from './read-news.ts'
import { sendTestMail } from './test-mail.ts'

/** Only for the operator. Other accounts get NOT_FOUND, as for an unknown id. */
const routes = member.use(async ({ context, next }) => {
  if (!(await context.operator.is(context.userId))) throw nothing()
  return next()
}).operator

export const operatorRoutes = routes.router({
  get: routes.get.handler(async ({ context: { operator, database } }) => {
    const { smtpUrl } = operator.config
    const { rows } = await database.pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    return {
      version,
      node: process.versions.node,
      postgres: rows[0]?.version ?? '',
      news: readNews(),
      mail: {
        server: smtpUrl === undefined ? null : new URL(smtpUrl).host,
        from: senderOf(operator.config),
        to: (await operator.address()) ?? null,
      },
    }
  }),

  accounts: routes.accounts.handler(({ input, context }) => listAccounts(context.database, input)),

  backups: routes.backups.handler(({ context }) => readBackups(context.operator)),

  backUp: routes.backUp.handler(({ context }) => ({ begun: context.operator.backups.begin() })),

  backupLink: routes.backupLink.handler(async ({ input: { file, password }, context }) => {
    const { operator, userId, securityLog } = context
    const { folder } = operator.config.backups
    const found = isBackupName(file) && (await stat(join(folder, file)).catch(() => undefined))
    if (!found) throw nothing()
    await checkPassword(context, userId, password).catch((error: unknown) => {
      const whose = { accountId: userId, subject: userId, ...clientOf(context) }
      securityLog.record({ event: 'backup-download-failed', ...whose })
      throw error
    })
    return { href: operator.linkTo(file, userId) }
  }),

  sendTestMail: routes.sendTestMail.handler(async ({ context: { operator } }) => {
    const to = await operator.address()
    if (to === undefined) throw refusal('UNAVAILABLE', 'There is no address to send it to')
    return sendTestMail(operator.deliver, to, operator.config.publicUrl)
  }),
})

function nothing() {
  return refusal('NOT_FOUND', 'No such thing of yours')
}
