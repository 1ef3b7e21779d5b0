import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignInMeans } from '#contract/security.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { authenticator, entered, passwordStep, verify, withAuthenticator } from '../testing/authenticator.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const WRONG = { status: 401, body: { code: 'INVALID_CODE' } }

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

const recover = (by: ApiClient, code: string) => by.post('/api/auth/two-factor/verify-backup-code', { code })
const meansOf = (chef: ApiClient) => chef.done(chef.get<SignInMeans>('/api/account/security'))

test('an authenticator protects nothing before one of its codes has confirmed it', async () => {
  const chef = await api.signUp()
  const refusal = await chef.post('/api/auth/two-factor/enable', { password: 'faux depuis hier' })
  expect(refusal).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } })
  const { body } = await chef.post<{ totpURI: string; backupCodes: string[] }>(
    '/api/auth/two-factor/enable',
    {
      password: PASSWORD,
    },
  )
  expect(body.totpURI).toMatch(
    /^otpauth:\/\/totp\/Gramme:chef-\d+%40exemple\.fr\?secret=[A-Z2-7]+&issuer=Gramme/,
  )
  expect(new Set(body.backupCodes).size).toBe(10)
  const signIn = { email: chef.email, password: PASSWORD }
  expect(await api.visitor().post('/api/auth/sign-in/email', signIn)).toMatchObject({
    status: 200,
    body: { user: { id: chef.userId } },
  })
  const phone = authenticator(body.totpURI)
  expect(await chef.post('/api/auth/two-factor/confirm', { code: phone.wrong() })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_CODE' },
  })
  expect(await meansOf(chef)).toMatchObject({ twoFactor: false, recoveryCodes: null })
  const code = phone.code()
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `
  expect(await chef.post('/api/auth/two-factor/confirm', { code: spaced })).toMatchObject({ status: 200 })
  expect(await meansOf(chef)).toMatchObject({ twoFactor: true, recoveryCodes: 10 })
  expect((await chef.post('/api/auth/two-factor/enable', { password: PASSWORD })).body).toMatchObject({
    code: 'TOTP_ALREADY_ENABLED',
  })
})

test('a right password opens nothing by itself; a code of the authenticator does', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const tablet = await passwordStep(api.visitor(), chef.email)
  expect(await entered(tablet)).toBe(false)
  expect(tablet.cookies.has('gramme.device')).toBe(false)
  expect(await verify(tablet, phone.wrong())).toMatchObject(WRONG)
  const answer = await verify(tablet, phone.code())
  expect(answer).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
  expect(JSON.stringify(answer.body)).not.toContain('token')
  expect(await entered(tablet)).toBe(true)
  expect(tablet.cookies.has('gramme.device')).toBe(true)
})

test('a code is used once, also by another browser, and one step before or after its own', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const code = phone.code()
  expect(await verify(await passwordStep(api.visitor(), chef.email), code)).toMatchObject({ status: 200 })
  expect(await verify(await passwordStep(api.visitor(), chef.email), code)).toMatchObject(WRONG)
  expect(await verify(await passwordStep(api.visitor(), chef.email), phone.code(1))).toMatchObject({
    status: 200,
  })
  expect(await verify(await passwordStep(api.visitor(), chef.email), phone.code(3))).toMatchObject(WRONG)
  expect(await verify(await passwordStep(api.visitor(), chef.email), phone.code(-3))).toMatchObject(WRONG)
})

test('wrong codes of strangers are counted together, and keep no known browser out', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const home = await passwordStep(api.visitor(), chef.email)
  await verify(home, phone.code())
  for (let tries = 0; tries < 5; tries += 1)
    expect(await verify(await passwordStep(api.visitor(), chef.email), phone.wrong(tries))).toMatchObject({
      status: 401,
    })
  const stranger = await passwordStep(api.visitor(), chef.email)
  const held = await verify(stranger, phone.code(1))
  expect(held).toMatchObject({ status: 429 })
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
  await passwordStep(home, chef.email)
  expect(await verify(home, phone.code(1))).toMatchObject({ status: 200 })
})

test('five wrong codes of one sign-in end it, right passwords do not forgive them', async () => {
  const { chef, codes, phone } = await withAuthenticator(api)
  const home = await passwordStep(chef, chef.email)
  for (let tries = 0; tries < 5; tries += 1)
    expect((await recover(home, `abcde-fghi${tries}`)).status).toBe(401)
  await passwordStep(chef, chef.email)
  expect((await recover(home, codes[0] ?? '')).status).toBe(429)
  expect((await verify(home, phone.code())).status).toBe(429)
})

test('without the step before there is nothing to verify', async () => {
  const { phone, codes } = await withAuthenticator(api)
  const lost = { status: 401, body: { code: 'INVALID_TWO_FACTOR_COOKIE' } }
  expect(await verify(api.visitor(), phone.code())).toMatchObject(lost)
  expect(await recover(api.visitor(), codes[0] ?? '')).toMatchObject(lost)
})

test('a recovery code signs in once, and is counted', async () => {
  const { chef, codes } = await withAuthenticator(api)
  const tablet = await passwordStep(api.visitor(), chef.email)
  expect(await recover(tablet, ` ${codes[0]?.toUpperCase().replace('-', ' ')} `)).toMatchObject({
    status: 200,
  })
  expect(await meansOf(tablet)).toMatchObject({ twoFactor: true, recoveryCodes: 9 })
  expect(await recover(await passwordStep(api.visitor(), chef.email), codes[0] ?? '')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_BACKUP_CODE' },
  })
  const { backupCodes } = await chef.done(
    chef.post<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', {
      password: PASSWORD,
    }),
  )
  expect(backupCodes).toHaveLength(10)
  expect((await recover(await passwordStep(api.visitor(), chef.email), codes[1] ?? '')).status).toBe(401)
  expect((await recover(await passwordStep(api.visitor(), chef.email), backupCodes[1] ?? '')).status).toBe(
    200,
  )
})

test('a session that another tab has got meanwhile is not the one that a code is for', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const other = await api.signUp()
  const waiting = await passwordStep(api.visitor(), chef.email)
  const body = { code: phone.code() }
  const cookie = [...waiting.cookies, ...other.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const answer = await waiting.send('POST', '/api/auth/two-factor/verify-totp', { body, headers: { cookie } })
  expect(answer).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
})

test('a sign-in waits ten minutes for its code', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const tablet = await passwordStep(api.visitor(), chef.email)
  await api.database.pool.query(
    "update auth.verifications set expires_at = expires_at - interval '10 minutes 1 second' where value = $1",
    [chef.userId],
  )
  expect(await verify(tablet, phone.code())).toMatchObject({
    status: 401,
    body: { code: 'INVALID_TWO_FACTOR_COOKIE' },
  })
})
