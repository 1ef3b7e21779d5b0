import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { clientAddress } from './client-address.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { deviceMark, isKnownDevice } from './known-device.ts'
import { hashPassword, isOutdated } from './password-hash.ts'
import { admitSignIn, whenAdmitted } from './sign-in-guard.ts'
import { withoutToken } from './without-token.ts'

type SignIn = z.output<(typeof credentials)['/sign-in/email']>

export const signIn: Handler<SignIn> = (services, request, body) => {
  const knownDevice = isKnownDevice(request.headers.cookie, body.email, services.keys)
  return inLane(knownDevice ? 'known' : 'stranger', () => signInFrom(services, request, body, knownDevice))
}

async function signInFrom(
  services: AuthServices,
  request: FastifyRequest,
  body: SignIn,
  knownDevice: boolean,
): Promise<Answer> {
  const address = clientAddress(request.ip)
  const admission = await admitSignIn(services.attempts, { email: body.email, address, knownDevice })
  const answer = await whenAdmitted(
    admission,
    () => forward(services, request, '/sign-in/email', body),
    ({ status }) => outcomeOf(status),
  )
  if (answer.status !== 200) return answer
  await endReplacedSession(services, request)
  await renewHash(services, body)
  return withoutToken({ ...answer, cookies: [...answer.cookies, deviceMark(body.email, services.keys)] })
}

function outcomeOf(status: number) {
  if (status === 200) return 'succeeded'
  return status === 401 ? 'failed' : 'undecided'
}

/** Only a sign-in knows the password that an outdated hash can be replaced with. */
async function renewHash({ database: { pool } }: AuthServices, { email, password }: SignIn): Promise<void> {
  const { rows } = await pool.query<{ id: string; hash: string }>(
    `select account.id, account.password as hash from auth.accounts account
     join auth.users holder on holder.id = account.user_id
     where holder.email = $1 and account.provider_id = 'credential'`,
    [email],
  )
  const [account] = rows
  if (!account || !isOutdated(account.hash)) return
  await keepSessions(pool, 'update auth.accounts set password = $3 where id = $1 and password = $2', [
    account.id,
    account.hash,
    await hashPassword(password),
  ])
}

/** The sessions of an account end with its password: not with another hash of the same one. */
async function keepSessions(pool: Pool, text: string, values: string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local auth.same_password = on')
    await client.query(text, values)
    await client.query('commit')
    client.release()
  } catch (error) {
    // Closing the connection ends the transaction.
    client.release(true)
    throw error
  }
}
