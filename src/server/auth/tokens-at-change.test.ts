import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, tokenIn } from '../testing/mailbox.ts'
import { makeTokenOf } from '../testing/make-token.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const OLD = 'un mot de passe'
const NEW = 'une autre phrase secrète'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const statusOf = async (token: string) => (await api.program(token).get('/api/account')).status
const change = (chef: Member, body: object) =>
  chef.post('/api/auth/change-password', { currentPassword: OLD, newPassword: NEW, ...body })

async function withToken() {
  const chef = await api.signUp()
  const { token } = await makeTokenOf(chef)
  return { chef, token }
}

/** Resets the password by the link of a mail. @returns what the link's address carries behind its secret */
async function reset(chef: Member, body: object): Promise<string> {
  const visitor = api.visitor()
  await visitor.post('/api/auth/request-password-reset', { email: chef.email })
  const mail = await mailTo(api.config.dataDir, chef.email)
  const link = { token: tokenIn(mail), newPassword: NEW, ...body }
  expect(await visitor.post('/api/auth/reset-password', link)).toMatchObject({ status: 200 })
  return /#type=recovery&token=[\w-]+(.*)$/m.exec(mail.text ?? '')?.[1] ?? ''
}

test('a changed password ends the tokens, and the mail about it says so', async () => {
  const { chef, token } = await withToken()
  expect(await change(chef, {})).toMatchObject({ status: 200 })
  expect(await statusOf(token)).toBe(401)
  const { subject, text } = await mailTo(api.config.dataDir, chef.email)
  expect(subject).toBe('Votre mot de passe Gramme a changé')
  expect(text).toContain('Son jeton d’accès ne sert plus')
  expect(text).toContain('http://localhost:3000/forgot-password')
})

test('a changed password leaves the tokens that are kept, and the next one ends them', async () => {
  const { chef, token } = await withToken()
  await makeTokenOf(chef, { name: 'Caisse' })
  expect(await change(chef, { keepTokens: true })).toMatchObject({ status: 200 })
  expect(await statusOf(token)).toBe(200)
  expect((await mailTo(api.config.dataDir, chef.email)).text).toContain('Ses 2 jetons d’accès sont gardés')
  expect(await change(chef, { currentPassword: NEW, newPassword: OLD })).toMatchObject({ status: 200 })
  expect(await statusOf(token)).toBe(401)
})

test('a wrong current password neither ends the tokens nor keeps them from the next change', async () => {
  const { chef, token } = await withToken()
  for (const keepTokens of [false, true]) {
    const wrong = await change(chef, { currentPassword: 'faux depuis hier', keepTokens })
    expect(wrong.status).toBeGreaterThanOrEqual(400)
    expect(await statusOf(token)).toBe(200)
  }
  const { rows } = await api.database.pool.query(
    'select kept_until from auth.access_tokens where user_id = $1',
    [chef.userId],
  )
  expect(rows).toEqual([{ kept_until: null }])
})

test.each([
  [false, 401],
  [true, 200],
])('a reset password answers for tokens with keepTokens %s: %d', async (keepTokens, status) => {
  const { chef, token } = await withToken()
  expect(await reset(chef, { keepTokens })).toBe('&tokens=1')
  expect(await statusOf(token)).toBe(status)
  expect((await mailTo(api.config.dataDir, chef.email, 2)).text).toContain(
    status === 200 ? 'Son jeton d’accès est gardé' : 'Son jeton d’accès ne sert plus',
  )
})

test('an account without tokens is asked nothing about them', async () => {
  const chef = await api.signUp()
  expect(await reset(chef, {})).toBe('')
  expect((await mailTo(api.config.dataDir, chef.email, 2)).text).not.toContain('jeton')
})
