import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import type { Handler } from './auth-services.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { newDeviceMark } from './known-device.ts'
import { ownerOf } from './owner-of.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { findLinkOwner } from './reset-links.ts'
import { chooseTokens, mailPasswordChanged } from './tokens-at-change.ts'

type Reset = z.output<(typeof credentials)['/reset-password']>

/**
 * A password that is refused leaves the link usable. The browser that used the link is known to the account, whose access tokens
 * end unless they are kept.
 */
export const resetPassword: Handler<Reset> = async (services, request, { keepTokens = false, ...body }) => {
  const userId = await findLinkOwner(services.auth, body.token)
  if (userId === undefined) return forward(services, request, '/reset-password', body)
  const owner = await ownerOf(services.database, userId)
  await refuseGuessable('newPassword', body.newPassword, owner)
  const tokens = await chooseTokens(services.database, userId, keepTokens)
  // The link is used up before the password is hashed: a place in the line comes first.
  const answer = await inLane('known', () => forward(services, request, '/reset-password', body))
  if (answer.status !== 200) return { ...answer, accountId: userId }
  mailPasswordChanged(services, { ...owner, userId }, tokens)
  return {
    ...answer,
    accountId: userId,
    cookies: [...answer.cookies, ...(await newDeviceMark(services, owner.email))],
  }
}
