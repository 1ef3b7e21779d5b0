import type { Database } from '#database/connect.ts'
import { refusal } from '../translate-error.ts'
import { Attempts } from './attempts.ts'
import type { Auth } from './auth.ts'
import { inLane } from './hashing-line.ts'
import { admit, PER_PERSON, whenAdmitted } from './sign-in-guard.ts'

/**
 * Verifies the password of the signed-in user again.
 * @throws WRONG_PASSWORD, or TOO_MANY_REQUESTS when it was wrong too often.
 */
export async function checkPassword(
  { auth, database }: { auth: Auth; database: Database },
  userId: string,
  password: string,
): Promise<void> {
  const attempts = new Attempts(database, auth.options.secret)
  const admission = await admit(attempts, attempts.key('password', userId), PER_PERSON)
  const right = await whenAdmitted(
    admission,
    async () => {
      const accounts = await auth.$context
      const hash = (await accounts.internalAdapter.findCredentialAccount(userId))?.password
      return hash ? inLane('known', () => accounts.password.verify({ hash, password })) : false
    },
    (matches) => (matches ? 'succeeded' : 'failed'),
  )
  if (!right) throw refusal('WRONG_PASSWORD', 'Wrong password')
}
