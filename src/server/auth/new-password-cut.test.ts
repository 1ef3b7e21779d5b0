import { afterAll, beforeAll, expect, test } from 'vitest'
import { failing } from '../testing/fail-statement.ts'
import { mailTo, tokenIn } from '../testing/mailbox.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const OLD = 'un mot de passe'
const NEW = 'un tout autre mot'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** An account with a session in two browsers and a reset link. */
async function account() {
  const chef = await api.signUp()
  const elsewhere = api.visitor()
  await elsewhere.done(elsewhere.post('/api/auth/sign-in/email', { email: chef.email, password: OLD }))
  await chef.post('/api/auth/request-password-reset', { email: chef.email })
  return { chef, elsewhere, token: tokenIn(await mailTo(api.config.dataDir, chef.email)) }
}

type Account = Awaited<ReturnType<typeof account>>

const opens = async (email: string, password: string) =>
  (await api.visitor().post('/api/auth/sign-in/email', { email, password })).status === 200

const WAYS = {
  'a change': ({ chef }: Account) =>
    chef.post('/api/auth/change-password', { currentPassword: OLD, newPassword: NEW }),
  'a reset': ({ token }: Account) =>
    api.visitor().post('/api/auth/reset-password', { token, newPassword: NEW }),
}
const CUTS = ['delete on auth.sessions', 'insert on auth.sessions', 'delete on auth.verifications'] as const

test.each(Object.entries(WAYS).flatMap(([name, way]) => CUTS.map((cut) => [name, cut, way] as const)))(
  'after %s of the password that was cut before each %s, a new password has no old session and no old link',
  async (_name, cut, way) => {
    const there = await account()
    await failing(api.database, cut, () => way(there))
    const { chef, elsewhere, token } = there
    const isNew = await opens(chef.email, NEW)
    expect(await opens(chef.email, OLD)).toBe(!isNew)
    if (!isNew) return
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    const again = await api
      .visitor()
      .post('/api/auth/reset-password', { token, newPassword: 'encore un autre mot' })
    expect(again.status).toBe(400)
  },
)
