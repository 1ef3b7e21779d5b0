import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignInMeans } from '#contract/security.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { mailTo, tokenIn } from '../testing/mailbox.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const ASKED = { status: 200, body: { secondFactor: true } }
const WRONG = { status: 401, body: { code: 'INVALID_CODE' } }
const STEP_MS = 30_000

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

/** The application on a telephone: codes of the secret that was scanned, also of other moments. */
function authenticator(uri: string) {
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
async function withAuthenticator(): Promise<Owner> {
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

async function passwordStep(email: string, by = api.visitor(), rememberMe = true): Promise<ApiClient> {
  expect(await by.post('/api/auth/sign-in/email', { email, password: PASSWORD, rememberMe })).toMatchObject(
    ASKED,
  )
  return by
}

const verify = (by: ApiClient, code: string, trustDevice = false) =>
  by.post('/api/auth/two-factor/verify-totp', { code, trustDevice })
const recover = (by: ApiClient, code: string) => by.post('/api/auth/two-factor/verify-backup-code', { code })
const meansOf = (chef: ApiClient) => chef.done(chef.get<SignInMeans>('/api/account/security'))
const entered = async (by: ApiClient) => (await by.get('/api/account')).status === 200

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
  const { chef, phone } = await withAuthenticator()
  const tablet = await passwordStep(chef.email)
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
  const { chef, phone } = await withAuthenticator()
  const code = phone.code()
  expect(await verify(await passwordStep(chef.email), code)).toMatchObject({ status: 200 })
  expect(await verify(await passwordStep(chef.email), code)).toMatchObject(WRONG)
  expect(await verify(await passwordStep(chef.email), phone.code(1))).toMatchObject({ status: 200 })
  expect(await verify(await passwordStep(chef.email), phone.code(3))).toMatchObject(WRONG)
  expect(await verify(await passwordStep(chef.email), phone.code(-3))).toMatchObject(WRONG)
})

test('wrong codes of strangers are counted together, and keep no known browser out', async () => {
  const { chef, phone } = await withAuthenticator()
  const home = await passwordStep(chef.email)
  await verify(home, phone.code())
  for (let tries = 0; tries < 5; tries += 1)
    expect(await verify(await passwordStep(chef.email), phone.wrong(tries))).toMatchObject({ status: 401 })
  const stranger = await passwordStep(chef.email)
  const held = await verify(stranger, phone.code(1))
  expect(held).toMatchObject({ status: 429 })
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
  await passwordStep(chef.email, home)
  expect(await verify(home, phone.code(1))).toMatchObject({ status: 200 })
})

test('five wrong codes of one sign-in end it, right passwords do not forgive them', async () => {
  const { chef, codes, phone } = await withAuthenticator()
  const home = await passwordStep(chef.email, chef)
  for (let tries = 0; tries < 5; tries += 1)
    expect((await recover(home, `abcde-fghi${tries}`)).status).toBe(401)
  await passwordStep(chef.email, chef)
  expect((await recover(home, codes[0] ?? '')).status).toBe(429)
  expect((await verify(home, phone.code())).status).toBe(429)
})

test('without the step before there is nothing to verify', async () => {
  const { phone, codes } = await withAuthenticator()
  const lost = { status: 401, body: { code: 'INVALID_TWO_FACTOR_COOKIE' } }
  expect(await verify(api.visitor(), phone.code())).toMatchObject(lost)
  expect(await recover(api.visitor(), codes[0] ?? '')).toMatchObject(lost)
})

test('a recovery code signs in once, and is counted', async () => {
  const { chef, codes } = await withAuthenticator()
  const tablet = await passwordStep(chef.email)
  expect(await recover(tablet, ` ${codes[0]?.toUpperCase().replace('-', ' ')} `)).toMatchObject({
    status: 200,
  })
  expect(await meansOf(tablet)).toMatchObject({ twoFactor: true, recoveryCodes: 9 })
  expect(await recover(await passwordStep(chef.email), codes[0] ?? '')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_BACKUP_CODE' },
  })
  const { backupCodes } = await chef.done(
    chef.post<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', {
      password: PASSWORD,
    }),
  )
  expect(backupCodes).toHaveLength(10)
  expect((await recover(await passwordStep(chef.email), codes[1] ?? '')).status).toBe(401)
  expect((await recover(await passwordStep(chef.email), backupCodes[1] ?? '')).status).toBe(200)
})

test('a trusted browser needs no code for thirty days, until the password changes or the authenticator is removed', async () => {
  const { chef, phone } = await withAuthenticator()
  const home = await passwordStep(chef.email)
  await verify(home, phone.code(), true)
  const signIn = { email: chef.email, password: PASSWORD }
  const entering = () => home.post('/api/auth/sign-in/email', signIn)
  expect(await entering()).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
  expect(await entering()).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
  // Anyone may ask for a reset link: it ends no trust.
  await api.visitor().post('/api/auth/request-password-reset', { email: chef.email })
  await mailTo(api.config.dataDir, chef.email)
  expect(await entering()).toMatchObject({ body: { user: { id: chef.userId } } })
  await home.done(home.post('/api/auth/two-factor/disable', { password: PASSWORD }))
  expect(await meansOf(home)).toMatchObject({ twoFactor: false, recoveryCodes: null })
  const { rows } = await api.database.pool.query(
    "select from auth.verifications where identifier like 'trust-device-%' and value = $1",
    [chef.userId],
  )
  expect(rows).toEqual([])
})

test('a reset password does not replace the second factor, and ends trusted browsers', async () => {
  const { chef, phone } = await withAuthenticator()
  const home = await passwordStep(chef.email)
  await verify(home, phone.code(), true)
  await api.visitor().post('/api/auth/request-password-reset', { email: chef.email })
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  const newPassword = 'un tout autre mot'
  expect(await home.post('/api/auth/reset-password', { token, newPassword })).toMatchObject({ status: 200 })
  expect(await entered(home)).toBe(false)
  expect(
    await home.post('/api/auth/sign-in/email', { email: chef.email, password: newPassword }),
  ).toMatchObject(ASKED)
  expect(await entered(home)).toBe(false)
})

test('it is turned off with the password alone, and the account signs in as before', async () => {
  const { chef } = await withAuthenticator()
  expect(await chef.post('/api/auth/two-factor/disable', { password: 'faux depuis hier' })).toMatchObject({
    status: 403,
    body: { code: 'WRONG_PASSWORD' },
  })
  expect((await api.visitor().post('/api/auth/two-factor/disable', { password: PASSWORD })).status).toBe(401)
  expect(await chef.post('/api/auth/two-factor/disable', { password: PASSWORD })).toMatchObject({
    status: 200,
  })
  expect(await entered(chef)).toBe(true)
  const signIn = { email: chef.email, password: PASSWORD }
  expect(await api.visitor().post('/api/auth/sign-in/email', signIn)).toMatchObject({ body: { user: {} } })
})

test('secrets and codes are stored encrypted, and deleted with the account', async () => {
  const { chef, codes } = await withAuthenticator()
  const stored = async () =>
    (await api.database.pool.query('select * from auth.two_factors where user_id = $1', [chef.userId])).rows
  const rows = await stored()
  expect(rows).toHaveLength(1)
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
  await api.database.pool.query('delete from auth.users where id = $1', [chef.userId])
  expect(await stored()).toEqual([])
})

test('a server with another SECRET says that it cannot read the authenticator', async () => {
  const { chef } = await withAuthenticator()
  const moved = await startApi({ secret: 'another secret of tests, long enough' }, { beside: api })
  const visitor = moved.visitor()
  expect(
    await visitor.post('/api/auth/sign-in/email', { email: chef.email, password: PASSWORD }),
  ).toMatchObject(ASKED)
  expect(await verify(visitor, '123456')).toMatchObject({
    status: 409,
    body: { code: 'TWO_FACTOR_UNREADABLE' },
  })
  await moved.close()
})

test('a session that another tab has got meanwhile is not the one that a code is for', async () => {
  const { chef, phone } = await withAuthenticator()
  const other = await api.signUp()
  const waiting = await passwordStep(chef.email)
  const body = { code: phone.code() }
  const cookie = [...waiting.cookies, ...other.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const answer = await waiting.send('POST', '/api/auth/two-factor/verify-totp', { body, headers: { cookie } })
  expect(answer).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
})

test('a sign-in waits ten minutes for its code', async () => {
  const { chef, phone } = await withAuthenticator()
  const tablet = await passwordStep(chef.email)
  await api.database.pool.query(
    "update auth.verifications set expires_at = expires_at - interval '10 minutes 1 second' where value = $1",
    [chef.userId],
  )
  expect(await verify(tablet, phone.code())).toMatchObject({
    status: 401,
    body: { code: 'INVALID_TWO_FACTOR_COOKIE' },
  })
})
