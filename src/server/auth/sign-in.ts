import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { credentials } from '#contract/credentials.ts'
import { clientAddress } from './client-address.ts'
import type { Answer, AuthServices, Handler } from './auth-services.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { forward } from './forward.ts'
import { inLane } from './hashing-line.ts'
import { deviceMark, knownDevice } from './known-device.ts'
import { restoringAccount } from './restored-account.ts'
import { admitSignIn, whenAdmitted } from './sign-in-guard.ts'
import { findHash, renewHash } from './stored-hash.ts'
import { withoutToken } from './without-token.ts'

type SignIn = z.output<(typeof credentials)['/sign-in/email']>

export const signIn: Handler<SignIn> = async (services, request, body) => {
  const device = await knownDevice(services, request.headers.cookie, body.email)
  return inLane(device === undefined ? 'stranger' : 'known', () =>
    restoringAccount(services, () => signInFrom(services, request, body, device)),
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
  const { answer, hash } = await whenAdmitted(
    admission,
    async () => ({
      // Read before the password is verified: a password that is changed meanwhile ends the mark.
      hash: await findHash(services.database, body.email),
      answer: await forward(services, request, '/sign-in/email', body),
    }),
    ({ answer }) => outcomeOf(answer.status),
  )
  if (answer.status !== 200 || hash === undefined) return answer
  await endReplacedSession(services, request)
  const stored = await renewHash(services.database, hash, body.password)
  // The browser is known once the second step has been taken: two-factor.ts.
  if (answer.body?.twoFactorRedirect === true)
    return { ...answer, body: { secondFactor: true }, event: 'second-factor-asked' }
  return withoutToken({
    ...answer,
    cookies: [...answer.cookies, deviceMark(body.email, stored, services.keys)],
  })
}

function outcomeOf(status: number) {
  if (status === 200) return 'succeeded'
  return status === 401 ? 'failed' : 'undecided'
}
