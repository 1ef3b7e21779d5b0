import type { z } from 'zod'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import { invalidFields } from '../translate-error.ts'
import { changeByToken } from './address-change-links.ts'
import { mailChanged, mailChangeRequested } from './address-change-mails.ts'
import type { Handler } from './auth-services.ts'
import { checkPassword } from './check-password.ts'
import { inSteps } from './in-steps.ts'
import { knownDevice, newDeviceMark } from './known-device.ts'
import { requesterOf, memberOf } from './member-of.ts'
import { ownerOf } from './owner-of.ts'
import { afterwards } from './registration-mails.ts'
import { admit, MAILS_TO_ONE_ADDRESS, whenAdmitted } from './sign-in-guard.ts'
import { mayMail } from './sign-up-to-confirm.ts'

const ENDED: CredentialsError = 'INVALID_TOKEN'
const TAKEN: CredentialsError = 'EMAIL_TAKEN'

/**
 * Asks for another address of the account: with its password, by a link that is mailed to the new address. The old one is
 * notified. The answer and its time are the same whether the new address has an account or not.
 */
export const changeEmail: Handler<z.output<(typeof credentials)['/change-email']>> = async (
  services,
  request,
  { newEmail, password },
) => {
  const { attempts, database } = services
  const userId = await memberOf(services, request)
  const { email, name } = await ownerOf(database, userId)
  if (email === newEmail) throw invalidFields([{ path: 'newEmail', rule: 'email-unchanged' }])
  await checkPassword(requesterOf(services, request), userId, password)
  const admission = await admit(attempts, attempts.key('change-email', userId), MAILS_TO_ONE_ADDRESS)
  await whenAdmitted(
    admission,
    () =>
      inSteps(async () => {
        const allowed = await mayMail(services, newEmail)
        afterwards(services, () =>
          mailChangeRequested(services, { userId, name, oldEmail: email, newEmail }, allowed),
        )
      }),
    () => 'failed',
  )
  return {
    status: 200,
    body: { status: true, mailsKept: services.mailsKept },
    cookies: [],
    accountId: userId,
  }
}

/**
 * Changes the address by the link of a mail. It opens no session, and those that are open stay. A browser that was known to
 * the account under the old address is known under the new one.
 */
export const confirmNewEmail: Handler<z.output<(typeof credentials)['/confirm-new-email']>> = async (
  services,
  request,
  { token },
) => {
  const change = await changeByToken(services, token)
  if (change === undefined)
    return { status: 400, body: { code: ENDED, message: 'The link has ended' }, cookies: [] }
  if (change === 'taken')
    return { status: 409, body: { code: TAKEN, message: 'This address has an account' }, cookies: [] }
  afterwards(services, () => mailChanged(services, change))
  const known = await knownDevice(services, request.headers.cookie, change.oldEmail, change.newEmail)
  return {
    status: 200,
    body: { status: true },
    cookies: known === undefined ? [] : await newDeviceMark(services, change.newEmail),
    accountId: change.userId,
  }
}
