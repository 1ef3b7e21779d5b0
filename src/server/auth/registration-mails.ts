import type { Language } from '#contract/account.ts'
import { publicPath } from '#contract/public-path.ts'
import { languageOf } from '../account/account-settings.ts'
import { confirmEmailMail } from '../mail/confirm-email-mail.ts'
import { existingAccountMail } from '../mail/existing-account-mail.ts'
import type { AuthServices } from './auth-services.ts'
import { makeConfirmationToken } from './confirmation-links.ts'

export type Holder = { id: string; email: string; name: string; confirmed: boolean }

/** The account of an address, in lower case. */
export async function findHolder(
  { database }: Pick<AuthServices, 'database'>,
  email: string,
): Promise<Holder | undefined> {
  const { rows } = await database.pool.query<Holder>(
    'select id, email, name, email_verified as confirmed from auth.users where email = $1',
    [email],
  )
  return rows[0]
}

/** Mails the link that confirms an account. */
export async function mailConfirmation(services: AuthServices, holder: Holder): Promise<void> {
  const language = await languageOf(services.database, holder.id)
  const token = await makeConfirmationToken(services, holder.id)
  const page = services.publicUrl + publicPath('/confirm-email', language)
  const link = `${page}#type=confirmation&token=${token}`
  await services.mailer.send(confirmEmailMail({ ...addressed(holder, language), link }))
}

/** Mails the owner of an account whose address was used to sign up again. */
export async function mailExisting(services: AuthServices, holder: Holder): Promise<void> {
  const language = await languageOf(services.database, holder.id)
  const link = services.publicUrl + publicPath('/login', language)
  await services.mailer.send(existingAccountMail({ ...addressed(holder, language), link }))
}

function addressed({ email, name }: Holder, language: Language) {
  return { to: email, name, language }
}

/** Lets a mail leave after the answer, so that the time of an answer does not show whether there is one. */
export function afterwards({ log }: Pick<AuthServices, 'log'>, sending: () => Promise<void>): void {
  sending().catch((error: unknown) => log.error({ err: error }, 'a mail could not be made'))
}
