import type { z } from 'zod'
import { PASSKEYS_MAX } from '#contract/account-limits.ts'
import type { credentials, CredentialsError } from '#contract/credentials.ts'
import type { Answer, Handler } from './auth-services.ts'
import { checkPassword } from './check-password.ts'
import { clientAddress } from './client-address.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { forward } from './forward.ts'
import { newDeviceMark } from './known-device.ts'
import { requesterOf, memberOf } from './member-of.ts'
import { ownerOf } from './owner-of.ts'
import { restoringAccount } from './restored-account.ts'
import { admit, PER_ADDRESS, whenAdmitted } from './sign-in-guard.ts'
import { withoutToken } from './without-token.ts'

type Body<Path extends keyof typeof credentials> = z.output<(typeof credentials)[Path]>

const FULL: CredentialsError = 'TOO_MANY_PASSKEYS'

/** What a browser makes a passkey from. Asks for the password: a session that was left open is not enough. */
export const passkeyOptions: Handler<Body<'/passkey/generate-register-options'>> = async (
  services,
  request,
  { password },
) => {
  const accountId = await memberOf(services, request)
  await checkPassword(requesterOf(services, request), accountId, password)
  const { rows } = await services.database.pool.query<{ count: number }>(
    'select count(*)::int as count from auth.passkeys where user_id = $1',
    [accountId],
  )
  if ((rows[0]?.count ?? 0) >= PASSKEYS_MAX)
    return {
      status: 409,
      body: { code: FULL, message: `An account has ${PASSKEYS_MAX} passkeys at most` },
      cookies: [],
      accountId,
    }
  const answer = await forward(services, request, '/passkey/generate-register-options', undefined, {
    method: 'GET',
  })
  return { ...answer, accountId }
}

/** Stores the passkey that a browser has made. Its public key does not leave the server. */
export const addPasskey: Handler<Body<'/passkey/verify-registration'>> = async (services, request, body) => {
  const accountId = await memberOf(services, request)
  const answer = await forward(services, request, '/passkey/verify-registration', body)
  return { ...answer, body: answer.status === 200 ? { status: true } : answer.body, accountId }
}

/** What a browser signs with a passkey. Each request is counted: it stores a row for five minutes. */
export const passkeyChallenge: Handler<Body<'/passkey/generate-authenticate-options'>> = async (
  services,
  request,
) => {
  const { attempts } = services
  const admission = await admit(attempts, attempts.key('passkey', clientAddress(request.ip)), PER_ADDRESS)
  const answer = await whenAdmitted(
    admission,
    () =>
      forward(services, request, '/passkey/generate-authenticate-options', undefined, {
        method: 'GET',
        // Of a session that the browser still has nothing is offered: another account may sign in.
        cookie: '',
      }),
    () => 'failed',
  )
  // The plugin asks for it where it can be had; without it a passkey would be a single factor.
  return { ...answer, body: answer.body && { ...answer.body, userVerification: 'required' } }
}

/** Signs in with a passkey, which counts for both factors: the device, and what unlocks it. */
export const signInWithPasskey: Handler<Body<'/passkey/verify-authentication'>> = (services, request, body) =>
  restoringAccount(services, () => enter(services, request, body))

const enter: Handler<Body<'/passkey/verify-authentication'>> = async (services, request, body) => {
  const { attempts, database } = services
  const answer = await forward(services, request, '/passkey/verify-authentication', body)
  const accountId = userIdOf(answer)
  if (answer.status !== 200 || accountId === undefined) return answer
  await attempts.forgive(attempts.key('passkey', clientAddress(request.ip)))
  await endReplacedSession(services, request)
  await database.pool.query(
    'update auth.passkeys set used_at = now() where user_id = $1 and credential_id = $2',
    [accountId, body.response.id],
  )
  const { email } = await ownerOf(database, accountId)
  return withoutToken({
    ...answer,
    cookies: [...answer.cookies, ...(await newDeviceMark(services, email))],
    accountId,
  })
}

function userIdOf({ body }: Answer): string | undefined {
  const user = body?.user
  if (typeof user !== 'object' || user === null || !('id' in user)) return undefined
  return typeof user.id === 'string' ? user.id : undefined
}
