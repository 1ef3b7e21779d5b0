import { INVITATION_PATH } from '#contract/houses.ts'
import type { MadeInvitation } from '#contract/members.ts'
import type { Membership } from '#database/memberships.ts'
import type { Role } from '#domain/house/role.ts'
import { languageOf } from '../account/account-settings.ts'
import { Attempts } from '../auth/attempts.ts'
import { MAILS_TO_ONE_ADDRESS } from '../auth/sign-in-guard.ts'
import { tooManyRequests } from '../auth/too-many-requests.ts'
import type { Context } from '../context.ts'
import { nameOfHouse } from '../kitchen/state.queries.ts'
import { houseInvitationMail } from '../mail/house-invitation-mail.ts'
import { refusal } from '../translate-error.ts'
import { newToken, noteMailed, storeInvitation } from './invitations.queries.ts'

type Inviter = Pick<Context, 'database' | 'auth' | 'mailer' | 'operator' | 'orderOutbox'> &
  Membership & { userId: string }
type Invited = { role: Role; email?: string | undefined }

/** Invites somebody, by mail where there is an address and a mail server; else the answer has the link. */
export async function inviteMember(context: Inviter, { role, email }: Invited): Promise<MadeInvitation> {
  const { database, operator } = context
  const mails = email !== undefined && context.orderOutbox.hasMailServer
  if (mails) await countMail(context, email)
  const token = newToken()
  const stored = await storeInvitation(database, context, { role, email, token })
  if (stored === 'not-owner')
    throw refusal('FORBIDDEN', 'Your role in this house does not open this; nothing was written')
  if (stored === 'member') throw refusal('MEMBER_ALREADY', 'A member of the house has this address')
  if (stored === 'full') throw refusal('TOO_MANY_MEMBERS', 'The house has as many members as it may')
  const address = `${operator.config.publicUrl}${INVITATION_PATH}#${token}`
  const hasLeft = mails && (await mail(context, { email, role, address }))
  if (hasLeft) await noteMailed(database, stored.id)
  return { ...stored, address: hasLeft ? null : address }
}

/** @throws TOO_MANY_REQUESTS where an address is sent many */
async function countMail({ database, auth }: Inviter, email: string): Promise<void> {
  const attempts = new Attempts(database, auth.options.secret)
  const attempt = await attempts.begin(attempts.key('house-invitation-mail', email), MAILS_TO_ONE_ADDRESS)
  if (!attempt.allowed) throw tooManyRequests(attempt.waitMs)
}

type Letter = { email: string; role: Role; address: string }

/** @returns whether it has left */
async function mail(
  { database, mailer, userId, houseId }: Inviter,
  { email, role, address }: Letter,
): Promise<boolean> {
  const [language, houseName] = await Promise.all([
    languageOf(database, userId),
    nameOfHouse(database, houseId),
  ])
  return mailer.send(houseInvitationMail({ to: email, name: '', link: address, language, houseName, role }))
}
