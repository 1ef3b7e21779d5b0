import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#database/connect.ts'
import { languageOf } from '../account/account-settings.ts'
import { findLeaving, type Leaving, resumeDeletion } from '../account/departures.queries.ts'
import { leavingMail } from '../mail/departure-mails.ts'
import type { Answer, AuthServices } from './auth-services.ts'
import { afterwards } from './registration-mails.ts'

const calls = new AsyncLocalStorage<{ leaving?: Leaving | undefined }>()

/** Notes for the sign-in that asks that its account was to be erased. Called before its session is stored, which restores the account. */
export async function noteRestored(database: Database, userId: string): Promise<void> {
  const call = calls.getStore()
  if (call) call.leaving = await findLeaving(database, userId)
}

/**
 * A sign-in. Where it restores an account that was to be erased, its answer says so in `restored`, and a mail does. A first step that waits
 * for a code has restored nothing: the session that better-auth has made and ended for it counts for none.
 * @param enter makes the session
 */
export async function restoringAccount(
  services: AuthServices,
  enter: () => Promise<Answer>,
): Promise<Answer> {
  const seen: { leaving?: Leaving } = {}
  const answer = await calls.run(seen, enter)
  const { leaving } = seen
  if (leaving === undefined || answer.status >= 400) return answer
  if (answer.event === 'second-factor-asked') {
    await resumeDeletion(services.database, leaving)
    return answer
  }
  afterwards(services, () => mailRestored(services, leaving))
  const { eraseAt, userId } = leaving
  return {
    ...answer,
    body: { ...answer.body, restored: { eraseAt } },
    accountId: userId,
    event: 'account-restored',
  }
}

async function mailRestored({ database, mailer, publicUrl }: AuthServices, leaving: Leaving): Promise<void> {
  const language = await languageOf(database, leaving.userId)
  await mailer.send(leavingMail('restored', { ...leaving, language, publicUrl }))
}
