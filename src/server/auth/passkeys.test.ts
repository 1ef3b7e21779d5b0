import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignInMeans } from '#contract/security.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { passkeyDevice } from '../testing/passkey-device.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
type Options = { challenge: string; rp?: { id: string }; userVerification?: string }
type Device = ReturnType<typeof passkeyDevice>

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

const registration = (chef: ApiClient, password = PASSWORD) =>
  chef.post<Options>('/api/auth/passkey/generate-register-options', { password })
async function add(chef: ApiClient, device: Device, name = 'Tablette du passe') {
  const { body } = await registration(chef)
  return chef.post('/api/auth/passkey/verify-registration', { response: device.make(body), name })
}
const challenge = (by: ApiClient) =>
  by.done(by.post<Options>('/api/auth/passkey/generate-authenticate-options', {}))
async function enter(by: ApiClient, device: Device) {
  return by.post('/api/auth/passkey/verify-authentication', { response: device.sign(await challenge(by)) })
}
const passkeysOf = async (chef: ApiClient) =>
  (await chef.done(chef.get<SignInMeans>('/api/account/security'))).passkeys
const entered = async (by: ApiClient) => (await by.get('/api/account')).status === 200

test('a passkey is added with the password, signs in without it, and its use is stored', async () => {
  const chef = await api.signUp()
  expect(await registration(chef, 'faux depuis hier')).toMatchObject({
    status: 403,
    body: { code: 'WRONG_PASSWORD' },
  })
  const device = passkeyDevice()
  const { body: options } = await registration(chef)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Gramme' },
    user: { name: chef.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const response = device.make(options)
  const added = await chef.post('/api/auth/passkey/verify-registration', {
    response,
    name: ' Tablette du passe ',
  })
  expect(added).toMatchObject({ status: 200, body: { status: true } })
  expect(await passkeysOf(chef)).toMatchObject([{ name: 'Tablette du passe', provider: null, usedAt: null }])

  const tablet = api.visitor()
  expect(await challenge(tablet)).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const answer = await enter(tablet, device)
  expect(answer).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
  expect(JSON.stringify(answer.body)).not.toContain('token')
  expect(await entered(tablet)).toBe(true)
  expect(tablet.cookies.has('gramme.device')).toBe(true)
  const [passkey] = await passkeysOf(chef)
  expect(Date.parse(passkey?.usedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('it counts for both factors, and an account without a session gets none by it', async () => {
  const chef = await api.signUp()
  const device = passkeyDevice()
  await add(chef, device)
  await api.database.pool.query('update auth.users set two_factor_enabled = true where id = $1', [
    chef.userId,
  ])
  const tablet = api.visitor()
  expect((await enter(tablet, device)).status).toBe(200)
  expect(await entered(tablet)).toBe(true)
  expect((await registration(api.visitor())).status).toBe(401)
})

test('a device that was not unlocked is refused, for adding and for signing in', async () => {
  const chef = await api.signUp()
  expect(await add(chef, passkeyDevice({ verifies: false }))).toMatchObject({
    status: 401,
    body: { code: 'AUTHENTICATION_FAILED' },
  })
  expect(await passkeysOf(chef)).toEqual([])
  const device = passkeyDevice()
  await add(chef, device)
  const tablet = api.visitor()
  const response = device.sign(await challenge(tablet), { verifies: false })
  expect(await tablet.post('/api/auth/passkey/verify-authentication', { response })).toMatchObject({
    status: 401,
    body: { code: 'AUTHENTICATION_FAILED' },
  })
  expect(await entered(tablet)).toBe(false)
})

test('neither another device, nor another page, nor an old challenge signs in', async () => {
  const chef = await api.signUp()
  const device = passkeyDevice()
  await add(chef, device)
  const tablet = api.visitor()
  expect(await enter(tablet, passkeyDevice())).toMatchObject({
    status: 401,
    body: { code: 'PASSKEY_NOT_FOUND' },
  })
  const response = device.sign(await challenge(tablet))
  expect(await api.visitor().post('/api/auth/passkey/verify-authentication', { response })).toMatchObject({
    status: 400,
    body: { code: 'CHALLENGE_NOT_FOUND' },
  })
  const forged = device.sign({ challenge: Buffer.from('another').toString('base64url') })
  expect(await tablet.post('/api/auth/passkey/verify-authentication', { response: forged })).toMatchObject({
    status: 400,
    body: { code: 'AUTHENTICATION_FAILED' },
  })
  // The challenge was used up with the forged answer.
  expect(await tablet.post('/api/auth/passkey/verify-authentication', { response })).toMatchObject({
    status: 400,
    body: { code: 'CHALLENGE_NOT_FOUND' },
  })
  expect(await entered(tablet)).toBe(false)
})

test('who signs in with it ends the session that the browser had', async () => {
  const [chef, other] = [await api.signUp(), await api.signUp()]
  const device = passkeyDevice()
  await add(chef, device)
  const before = [...other.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  expect(await enter(other, device)).toMatchObject({ status: 200, body: { user: { id: chef.userId } } })
  expect((await api.visitor().send('GET', '/api/account', { headers: { cookie: before } })).status).toBe(401)
})

test('it restores an account that is to be erased, and the answer says so', async () => {
  const chef = await api.signUp()
  const device = passkeyDevice()
  await add(chef, device)
  await chef.done(chef.delete('/api/account', { password: PASSWORD }))
  const answer = await enter(api.visitor(), device)
  expect(answer).toMatchObject({ status: 200, body: { restored: { eraseAt: expect.any(String) as string } } })
  expect((await enter(api.visitor(), device)).body).not.toHaveProperty('restored')
})

test('it is named and removed, and signs in no more', async () => {
  const [chef, other] = [await api.signUp(), await api.signUp()]
  const device = passkeyDevice()
  await add(chef, device)
  const [passkey] = await passkeysOf(chef)
  const path = `/api/passkeys/${passkey?.id}`
  expect((await other.patch(path, { name: 'La mienne' })).status).toBe(404)
  expect((await other.delete(path)).status).toBe(404)
  expect(await chef.patch(path, { name: 'Téléphone' })).toMatchObject({
    status: 200,
    body: { name: 'Téléphone' },
  })
  expect((await chef.patch(path, { name: ' ' })).status).toBe(422)
  expect((await chef.delete(path)).status).toBe(200)
  expect(await passkeysOf(chef)).toEqual([])
  expect((await enter(api.visitor(), device)).status).toBe(401)
})

test('an account has twenty at most, and its deletion removes them', async () => {
  const chef = await api.signUp()
  await add(chef, passkeyDevice())
  await api.database.pool.query(
    `insert into auth.passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
     select $1, 'x', gen_random_uuid(), 0, 'singleDevice', false from generate_series(2, 20)`,
    [chef.userId],
  )
  expect(await registration(chef)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PASSKEYS' } })
  await api.database.pool.query('delete from auth.users where id = $1', [chef.userId])
  const { rows } = await api.database.pool.query('select from auth.passkeys where user_id = $1', [
    chef.userId,
  ])
  expect(rows).toEqual([])
})

test('requests for challenges are counted by place, and hold up no other place', async () => {
  const chef = await api.signUp()
  const device = passkeyDevice()
  await add(chef, device)
  const remoteAddress = '198.51.100.7'
  const stranger = api.visitor()
  const send = () =>
    stranger.send('POST', '/api/auth/passkey/generate-authenticate-options', { body: {}, remoteAddress })
  for (let times = 0; times < 50; times += 1) expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
  expect((await enter(api.visitor(), device)).status).toBe(200)
})
