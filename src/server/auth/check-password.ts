import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#database/connect.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { Attempts } from './attempts.ts'
import type { Auth } from './auth.ts'
import { inLane } from './hashing-line.ts'
import { admit, PER_PERSON, whenAdmitted } from './sign-in-guard.ts'
import { findSession } from './verified-sessions.ts'

/** `ip`: of the client. */
type Requester = { auth: Auth; database: Database; headers: IncomingHttpHeaders; ip: string }

/** How long a sign-in stands for the password of an account that has none. */
const RECENT = '10 minutes'

/**
 * Verifies the password of the signed-in user again. Where the account has none, its session has to be a few minutes old.
 * @throws WRONG_PASSWORD, SIGN_IN_AGAIN, or TOO_MANY_REQUESTS when it was wrong too often.
 */
export async function checkPassword(requester: Requester, userId: string, password: string): Promise<void> {
  const { auth, database } = requester
  const { internalAdapter, password: passwords } = await auth.$context
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password
  if (!hash) {
    if ((await recentUntil(requester)) === null) throw refusal('SIGN_IN_AGAIN', 'Sign in again first')
    return
  }
  if (password === '') throw invalidFields([{ path: 'password', rule: 'required' }])
  const attempts = new Attempts(database, auth.options.secret)
  const admission = await admit(attempts, attempts.key('password', userId), PER_PERSON)
  const right = await whenAdmitted(
    admission,
    () => inLane('known', () => passwords.verify({ hash, password })),
    (matches) => (matches ? 'succeeded' : 'failed'),
  )
  if (!right) throw refusal('WRONG_PASSWORD', 'Wrong password')
}

/** Until when the session of a request counts as begun just now; null when it does no more. */
export async function recentUntil(requester: Requester): Promise<string | null> {
  const session = await findSession(requester)
  if (!session) return null
  const { rows } = await requester.database.pool.query<{ until: string }>(
    `select created_at + interval '${RECENT}' as until from auth.sessions
     where token = $1 and user_id = $2 and expires_at > now() and created_at > now() - interval '${RECENT}'
       and created_at < now() + interval '1 minute'`,
    [session.token, session.userId],
  )
  return rows[0]?.until ?? null
}
