import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { languageOf } from '../account/account-settings.ts'
import { findLeaving, type Leaving } from '../account/departures.queries.ts'
import { leavingMail } from '../mail/departure-mails.ts'
import { clientAddress } from './client-address.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { deviceMark, knownDevice } from './known-device.ts'
import { afterwards } from './registration-mails.ts'
import { admitSignIn, whenAdmitted } from './sign-in-guard.ts'
import { findHash, renewHash } from './stored-hash.ts'
import { withoutToken } from './without-token.ts'

type SignIn = z.output<(typeof credentials)['/sign-in/email']>

export const signIn: Handler<SignIn> = async (services, request, body) => {
  const device = await knownDevice(services, request.headers.cookie, body.email)
  return inLane(device === undefined ? 'stranger' : 'known', () =>
    signInFrom(services, request, body, device),
  )
}

async function signInFrom(
  services: AuthServices,
  request: FastifyRequest,
  body: SignIn,
  device: string | undefined,
): Promise<Answer> {
  const address = clientAddress(request.ip)
  const admission = await admitSignIn(services.attempts, { email: body.email, address, device })
  const { answer, hash, leaving } = await whenAdmitted(
    admission,
    async () => ({
      // Read before the password is verified: a password that is changed meanwhile ends the mark.
      hash: await findHash(services.database, body.email),
      // Read before the session is made, which restores the account.
      leaving: await findLeaving(services.database, body.email),
      answer: await forward(services, request, '/sign-in/email', body),
    }),
    ({ answer }) => outcomeOf(answer.status),
  )
  if (answer.status !== 200 || hash === undefined) return answer
  await endReplacedSession(services, request)
  const stored = await renewHash(services.database, hash, body.password)
  const restored = leaving && { eraseAt: leaving.eraseAt }
  if (leaving) afterwards(services, () => mailRestored(services, leaving))
  // The browser is known once the second step has been taken: two-factor.ts.
  if (answer.body?.twoFactorRedirect === true)
    return {
      ...answer,
      body: { secondFactor: true, ...(restored && { restored }) },
      accountId: leaving?.userId,
      event: leaving ? 'account-restored' : 'second-factor-asked',
    }
  const signedIn = withoutToken({
    ...answer,
    cookies: [...answer.cookies, deviceMark(body.email, stored, services.keys)],
  })
  if (restored === undefined) return signedIn
  return { ...signedIn, body: { ...signedIn.body, restored }, event: 'account-restored' }
}

export async function mailRestored(
  { database, mailer, publicUrl }: AuthServices,
  leaving: Leaving,
): Promise<void> {
  const language = await languageOf(database, leaving.userId)
  await mailer.send(leavingMail('restored', { ...leaving, language, publicUrl }))
}

function outcomeOf(status: number) {
  if (status === 200) return 'succeeded'
  return status === 401 ? 'failed' : 'undecided'
}
