import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignInMeans } from '#contract/security.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { entered, passwordStep, verify, withAuthenticator } from '../testing/authenticator.ts'
import { mailTo, tokenIn } from '../testing/mailbox.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const CODE_REQUIRED = { status: 200, body: { secondFactor: true } }

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

const meansOf = (chef: ApiClient) => chef.done(chef.get<SignInMeans>('/api/account/security'))

test('an account that was to be erased is restored by the code, not by the password before it, and says so', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const { eraseAt } = await chef.done(
    chef.send<{ eraseAt: string }>('DELETE', '/api/account', { body: { password: PASSWORD } }),
  )
  const departures = async () =>
    (await api.database.pool.query('select from auth.departures where user_id = $1', [chef.userId])).rowCount
  const tablet = await passwordStep(api.visitor(), chef.email)
  expect(await departures()).toBe(1)
  expect(await verify(tablet, phone.wrong())).toMatchObject({ status: 401 })
  expect(await departures()).toBe(1)
  expect(await verify(tablet, phone.code())).toMatchObject({ status: 200, body: { restored: { eraseAt } } })
  expect(await departures()).toBe(0)
  expect(await entered(tablet)).toBe(true)
  expect(
    (await verify(await passwordStep(api.visitor(), chef.email), phone.code(1))).body.restored,
  ).toBeUndefined()
})

test('a trusted browser needs no code for thirty days, until the password changes or the authenticator is removed', async () => {
  const { chef, phone } = await withAuthenticator(api)
  const home = await passwordStep(api.visitor(), chef.email)
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
  const { chef, phone } = await withAuthenticator(api)
  const home = await passwordStep(api.visitor(), chef.email)
  await verify(home, phone.code(), true)
  await api.visitor().post('/api/auth/request-password-reset', { email: chef.email })
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  const newPassword = 'un tout autre mot'
  expect(await home.post('/api/auth/reset-password', { token, newPassword })).toMatchObject({ status: 200 })
  expect(await entered(home)).toBe(false)
  expect(
    await home.post('/api/auth/sign-in/email', { email: chef.email, password: newPassword }),
  ).toMatchObject(CODE_REQUIRED)
  expect(await entered(home)).toBe(false)
})

test('it is turned off with the password alone, and the account signs in as before', async () => {
  const { chef } = await withAuthenticator(api)
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
  const { chef, codes } = await withAuthenticator(api)
  const stored = async () =>
    (await api.database.pool.query('select * from auth.two_factors where user_id = $1', [chef.userId])).rows
  const rows = await stored()
  expect(rows).toHaveLength(1)
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
  await api.database.pool.query('delete from auth.users where id = $1', [chef.userId])
  expect(await stored()).toEqual([])
})

test('stored codes that were changed are not read', async () => {
  const { chef } = await withAuthenticator(api)
  await api.database.pool.query(
    `update auth.two_factors set backup_codes = left(backup_codes, -1) || translate(right(backup_codes, 1), '0123456789abcdef', '123456789abcdef0')
     where user_id = $1`,
    [chef.userId],
  )
  const visitor = api.visitor()
  await visitor.post('/api/auth/sign-in/email', { email: chef.email, password: PASSWORD })
  expect(await verify(visitor, '123456')).toMatchObject({ body: { code: 'TWO_FACTOR_UNREADABLE' } })
})

test('a server with another SECRET says that it cannot read the authenticator', async () => {
  const { chef } = await withAuthenticator(api)
  const moved = await startApi({ secret: 'another secret of tests, long enough' }, { beside: api })
  const visitor = moved.visitor()
  expect(
    await visitor.post('/api/auth/sign-in/email', { email: chef.email, password: PASSWORD }),
  ).toMatchObject(CODE_REQUIRED)
  expect(await verify(visitor, '123456')).toMatchObject({
    status: 409,
    body: { code: 'TWO_FACTOR_UNREADABLE' },
  })
  await moved.close()
})
