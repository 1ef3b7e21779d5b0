import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const RIGHT = 'un mot de passe'
const WRONG = 'pas le bon du tout'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

type Refusal = { code?: string; data?: { retryAfterSeconds: number } }

function attempt(email: string, password: string, remoteAddress: string, client: ApiClient = api.visitor()) {
  return client.send<Refusal>('POST', '/api/auth/sign-in/email', {
    body: { email, password },
    remoteAddress,
    headers: { 'x-forwarded-for': crypto.randomUUID(), 'x-gramme-address': '198.51.100.9' },
  })
}

/** Counts what has been tried as so many failures, without the work of trying. */
function sayFailed(times: number) {
  return api.database.pool.query('update auth.rate_limits set count = $1', [times])
}

test('after five failures even the right password waits, and is told how long', async () => {
  const { email } = await api.signUp()
  expect((await attempt(email, WRONG, '203.0.113.1')).status).toBe(401)
  await sayFailed(5)
  const refused = await attempt(email, RIGHT, '203.0.113.1')
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
  expect(Number(refused.headers['retry-after'])).toBe(refused.body.data?.retryAfterSeconds)
  expect(refused.body.data?.retryAfterSeconds).toBeGreaterThan(20)
  expect((await attempt(email, RIGHT, '203.0.113.2')).status).toBe(200)
})

test('failures that were counted by a clock that was ahead refuse no attempt', async () => {
  const { email } = await api.signUp()
  await attempt(email, WRONG, '203.0.113.9')
  await sayFailed(40)
  expect((await attempt(email, RIGHT, '203.0.113.9')).status).toBe(429)
  await api.database.pool.query('update auth.rate_limits set last_request = last_request + 86400000')
  expect((await attempt(email, RIGHT, '203.0.113.9')).status).toBe(200)
})

test('all addresses of one IPv6 line count as one', async () => {
  const { email } = await api.signUp()
  await attempt(email, WRONG, '2001:db8:1:2::1')
  await sayFailed(5)
  expect((await attempt(email, RIGHT, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await attempt(email, RIGHT, '2001:db8:1:3::1')).status).toBe(200)
})

test('a browser that signed in before is known for its own account only', async () => {
  const mine = await api.signUp()
  const other = await api.signUp()
  const browser = api.visitor()
  await attempt(mine.email, RIGHT, '203.0.113.3', browser)
  await attempt(mine.email, WRONG, '203.0.113.3')
  await attempt(other.email, WRONG, '203.0.113.3')
  await sayFailed(5)
  expect((await attempt(mine.email, RIGHT, '203.0.113.3', browser)).status).toBe(200)
  expect((await attempt(other.email, RIGHT, '203.0.113.3', browser)).status).toBe(429)
})

const NEW = 'tout autre chose ici'
const changePassword = (who: ApiClient) =>
  who.done(who.post('/api/auth/change-password', { currentPassword: RIGHT, newPassword: NEW }))

test('a known browser that guesses holds up no other known browser', async () => {
  const { email } = await api.signUp()
  const [tablet, office] = [api.visitor(), api.visitor()]
  await attempt(email, RIGHT, '203.0.113.3', tablet)
  await attempt(email, RIGHT, '203.0.113.3', office)
  expect(tablet.cookies.get('gramme.device')).not.toBe(office.cookies.get('gramme.device'))
  await attempt(email, WRONG, '203.0.113.3', tablet)
  await sayFailed(5)
  expect((await attempt(email, RIGHT, '203.0.113.3', tablet)).status).toBe(429)
  expect((await attempt(email, RIGHT, '203.0.113.3', office)).status).toBe(200)
})

test('a new password ends the mark of every browser but the one that changed it', async () => {
  const chef = await api.signUp()
  const tablet = api.visitor()
  await attempt(chef.email, RIGHT, '203.0.113.3', tablet)
  await changePassword(chef)
  await attempt(chef.email, WRONG, '203.0.113.3')
  await sayFailed(40)
  expect((await attempt(chef.email, NEW, '203.0.113.3', tablet)).status).toBe(429)
  expect((await attempt(chef.email, NEW, '203.0.113.3', chef)).status).toBe(200)
})

test('guessing at the password of an open session is slowed down', async () => {
  const chef = await api.signUp()
  const change = { currentPassword: WRONG, newPassword: 'tout nouveau' }
  await api.database.pool.query('truncate auth.rate_limits')
  expect((await chef.post('/api/auth/change-password', change)).status).toBe(400)
  expect((await chef.delete('/api/account', { password: WRONG })).status).toBe(403)
  await sayFailed(5)
  expect((await chef.post('/api/auth/change-password', change)).status).toBe(429)
  const removal = await chef.delete('/api/account', { password: RIGHT })
  expect(removal.status).toBe(429)
  expect(removal.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test.each([
  ['asking for reset links', '/request-password-reset', { email: 'a@exemple.fr' }, 30],
  [
    'asking which addresses have an account',
    '/sign-up/email',
    { name: 'A', email: 'chef-1@exemple.fr', password: RIGHT },
    50,
  ],
] as const)('%s from one address is slowed down', async (_what, path, body, times) => {
  const send = () => api.visitor().send('POST', `/api/auth${path}`, { body, remoteAddress: '203.0.113.31' })
  expect((await send()).status).not.toBe(429)
  await sayFailed(times)
  expect((await send()).status).toBe(429)
})

function signUpAt(number: number, remoteAddress: string) {
  return api.visitor().send<Refusal>('POST', '/api/auth/sign-up/email', {
    body: { name: 'A', email: `eleve-${number}@exemple.fr`, password: RIGHT },
    remoteAddress,
  })
}

test('one place makes thirty accounts within an hour, and another line is not held up by it', async () => {
  expect((await signUpAt(1, '2001:db8:9:9::1')).status).toBe(200)
  await sayFailed(30)
  const refused = await signUpAt(2, '2001:db8:9:9:ffff::2')
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ACCOUNTS' } })
  expect(Number(refused.headers['retry-after'])).toBe(refused.body.data?.retryAfterSeconds)
  expect(refused.body.data?.retryAfterSeconds).toBeGreaterThan(3_500)
  expect((await signUpAt(2, '2001:db8:9:a::1')).status).toBe(200)
})

test('a sign-up that makes no account is none of the thirty', async () => {
  await api.signUp({ email: 'prise@exemple.fr' })
  await api.database.pool.query('truncate auth.rate_limits')
  const body = { name: 'A', email: 'prise@exemple.fr', password: RIGHT }
  expect((await api.visitor().post('/api/auth/sign-up/email', body)).status).toBe(422)
  const { rows } = await api.database.pool.query(
    "select count from auth.rate_limits where key like 'accounts:%'",
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('deleting an account asks the password too, and a wrong one again and again has to wait', async () => {
  const chef = await api.signUp()
  const remove = () =>
    chef.send<Refusal>('DELETE', '/api/account', { body: { password: WRONG }, remoteAddress: '203.0.113.1' })
  expect((await remove()).status).toBe(403)
  await sayFailed(5)
  const refused = await remove()
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(refused.headers['retry-after'])).toBe(refused.body.data?.retryAfterSeconds)
})
