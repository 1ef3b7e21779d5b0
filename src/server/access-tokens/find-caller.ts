import type { TokenRights } from '#contract/token-limits.ts'
import type { Member } from '#database/memberships.ts'
import { Attempts } from '../auth/attempts.ts'
import { clientAddress } from '../auth/client-address.ts'
import { findMember, type SessionRequest } from '../auth/find-member.ts'
import { isMeantFor } from '../auth/meant-for.ts'
import { admit, PER_ADDRESS } from '../auth/sign-in-guard.ts'
import { tooManyRequests } from '../auth/too-many-requests.ts'
import { findSession } from '../auth/verified-sessions.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { refusal } from '../translate-error.ts'
import { bearerOf } from './bearer.ts'
import { findToken, type FoundToken } from './find-token.ts'

type Request = SessionRequest & { securityLog: SecurityLog }

/** `budget`: what its requests count against. Programs of an account have a separate one, so that they do not slow down its pages. */
export type Caller = Member & { budget: string }

/**
 * Whose request it is, by its access token where it has one, else by its session; null where it has neither, or is meant
 * for another account.
 * @param needed the rights that a token has to have; undefined where only a session will do
 * @throws TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_READ_ONLY or SESSION_REQUIRED, or TOO_MANY_REQUESTS after many unknown tokens
 * from one place
 */
export async function findCaller(request: Request, needed: TokenRights | undefined): Promise<Caller | null> {
  const bearer = bearerOf(request.headers)
  if (bearer === undefined) {
    const member = await findMember(request)
    return member && { ...member, budget: member.userId }
  }
  const token = await findToken(request.database, bearer, request.ip)
  const refused = token ? refusalOf(token, needed) : await unknownToken(request)
  if (refused) {
    const accountId = token?.userId
    request.securityLog.record({
      event: 'token-refused',
      accountId,
      subject: accountId,
      ...clientOf(request),
    })
    throw refused
  }
  if (!token || !isMeantFor(request.headers, token)) return null
  const { userId, houseId, role } = token
  return { userId, houseId, role, budget: `programs of ${userId}` }
}

/** The account of a request, for what counts it before its route does: it may be refused there. */
export async function findReader(request: SessionRequest): Promise<{ userId: string } | undefined> {
  const bearer = bearerOf(request.headers)
  return bearer === undefined ? findSession(request) : findToken(request.database, bearer, request.ip)
}

export function sessionRequired() {
  return refusal('SESSION_REQUIRED', 'No access token opens this; it takes a session')
}

function refusalOf({ rights, expired }: FoundToken, needed: TokenRights | undefined) {
  if (expired) return refusal('TOKEN_EXPIRED', 'The access token has expired')
  if (needed === undefined) return sessionRequired()
  return needed === 'write' && rights !== 'write'
    ? refusal('TOKEN_READ_ONLY', 'The access token may read only; nothing was written')
    : undefined
}

/**
 * Counts an unknown token against the place that sent it. Those that are known are answered there all the same: one
 * program with a token that was revoked does not stop the others of the house.
 */
async function unknownToken({ database, auth, ip }: SessionRequest) {
  const attempts = new Attempts(database, auth.options.secret)
  const admission = await admit(attempts, attempts.key('access-token', clientAddress(ip)), PER_ADDRESS)
  return admission.admitted
    ? refusal('TOKEN_INVALID', 'There is no such access token: it was revoked, or is not whole')
    : tooManyRequests(admission.waitMs)
}
