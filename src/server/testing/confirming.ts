import { mailTo, tokenIn } from './mailbox.ts'
import type { Api } from './start-api.ts'

const PASSWORD = 'un mot de passe'

let people = 0
/** A mail address that no test has used. */
export const someone = () => `personne-${(people += 1)}@exemple.fr`

/** What people do who have to confirm their address, each in a fresh browser. */
export function confirming(api: Api) {
  const post = (path: string, body: object) => api.visitor().post(`/api/auth${path}`, body)
  return {
    signUp: (email: string, password = PASSWORD) =>
      post('/sign-up/email', { email, password, name: 'Léa Roux' }),
    signIn: (email: string, password = PASSWORD) => post('/sign-in/email', { email, password }),
    confirm: (token: string) => post('/verify-email', { token }),
    requestAgain: (email: string) => post('/send-verification-email', { email }),
    /** The token in the mail of this number. */
    token: async (email: string, number = 1) => tokenIn(await mailTo(api.config.dataDir, email, number)),
    accountsOf: async (email: string) => {
      const { rows } = await api.database.pool.query<{ id: string; email_verified: boolean }>(
        'select id, email_verified from auth.users where email = $1',
        [email],
      )
      return rows
    },
  }
}
