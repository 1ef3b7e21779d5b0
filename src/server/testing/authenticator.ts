import { TOTP, URI } from 'otpauth'
import type { Api, Member } from './start-api.ts'
import type { ApiClient } from './api-client.ts'

const PASSWORD = 'un mot de passe'
const STEP_MS = 30_000

/** The application on a telephone: codes of the secret that was scanned, also of other moments. */
export function authenticator(uri: string) {
  const totp = URI.parse(uri)
  if (!(totp instanceof TOTP)) throw new Error('The address of the secret is not that of a TOTP')
  return {
    code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * STEP_MS }),
    /** One of ten different codes that are none of these minutes. */
    wrong: (number = 0) =>
      String((Number(totp.generate()) + 111_111 * (number + 1)) % 1_000_000).padStart(6, '0'),
  }
}

type Owner = { chef: Member; phone: ReturnType<typeof authenticator>; codes: string[] }

/** An account with an authenticator. The code of the set-up is forgotten, so that a test has all of these minutes. */
export async function withAuthenticator(api: Api): Promise<Owner> {
  const chef = await api.signUp()
  const { totpURI, backupCodes } = await chef.done(
    chef.post<{ totpURI: string; backupCodes: string[] }>('/api/auth/two-factor/enable', {
      password: PASSWORD,
    }),
  )
  const phone = authenticator(totpURI)
  await chef.done(chef.post('/api/auth/two-factor/confirm', { code: phone.code() }))
  await api.database.pool.query('truncate auth.rate_limits')
  return { chef, phone, codes: backupCodes }
}

/** A sign-in up to its code. */
export async function passwordStep(by: ApiClient, email: string, rememberMe = true): Promise<ApiClient> {
  const body = { email, password: PASSWORD, rememberMe }
  const answer = await by.done(by.post<{ secondFactor?: true }>('/api/auth/sign-in/email', body))
  if (!answer.secondFactor) throw new Error('The sign-in asks for no code')
  return by
}

export const verify = (by: ApiClient, code: string, trustDevice = false) =>
  by.post<{ restored?: { eraseAt: string } }>('/api/auth/two-factor/verify-totp', { code, trustDevice })

/** Whether somebody is signed in. */
export const entered = async (by: ApiClient) => (await by.get('/api/account')).status === 200
