import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import type { Handler } from './desk.ts'
import { forward } from './forward.ts'
import { ownerOf } from './owner-of.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { findLinkOwner } from './reset-links.ts'

type Reset = z.output<(typeof credentials)['/reset-password']>

/** A password that is refused leaves the link usable. */
export const resetPassword: Handler<Reset> = async (desk, request, body) => {
  const userId = await findLinkOwner(desk.auth, body.token)
  if (userId !== undefined)
    await refuseGuessable('newPassword', body.newPassword, await ownerOf(desk.database, userId))
  return forward(desk, request, '/reset-password', body)
}
