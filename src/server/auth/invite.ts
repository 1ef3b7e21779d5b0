import type { Language } from '#contract/account.ts'
import { publicPath } from '#contract/public-path.ts'
import { invitationMail } from '../mail/invitation-mail.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { AuthServices } from './auth-services.ts'
import { makeInvitation } from './invitations.ts'
import { findHolder } from './registration-mails.ts'

type Parts = Pick<AuthServices, 'auth' | 'database' | 'publicUrl'> & {
  /** Absent: the caller hands the link on. */
  mailer?: Mailer | undefined
}

export type Invited =
  /** Nothing was made: it can sign in. */
  | { email: string; outcome: 'has-account' }
  | { email: string; outcome: 'mailed' }
  /** `mailFailed`: there was a mail, which did not leave. */
  | { email: string; outcome: 'link'; link: string; mailFailed: boolean }

/**
 * Invites an address to make its account, by mail where that is possible.
 * @param email in lower case
 */
export async function invite(parts: Parts, email: string, language: Language): Promise<Invited> {
  const holder = await findHolder(parts, email)
  if (holder?.confirmed) return { email, outcome: 'has-account' }
  const token = await makeInvitation(parts, email)
  const page = parts.publicUrl + publicPath('/register', language)
  const link = `${page}#type=invitation&token=${token}&email=${encodeURIComponent(email)}`
  const { mailer } = parts
  if (!mailer) return { email, outcome: 'link', link, mailFailed: false }
  const sent = await mailer.send(invitationMail({ to: email, name: '', link, language }))
  return sent ? { email, outcome: 'mailed' } : { email, outcome: 'link', link, mailFailed: true }
}
