import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import type { SessionList } from '#contract/sessions.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function signIn(email: string, userAgent?: string): Promise<ApiClient> {
  const client = api.visitor()
  const body = { email, password: PASSWORD }
  await client.done(
    client.send('POST', '/api/auth/sign-in/email', { body, headers: { 'user-agent': userAgent } }),
  )
  return client
}

const sessionsOf = (chef: ApiClient) => chef.done(chef.get<SessionList>('/api/sessions'))
const AGAIN = { password: PASSWORD }
const statusOf = async (chef: ApiClient) => (await chef.get('/api/account')).status

test('the sessions of the account are listed, this one first, with device, network and last use', async () => {
  const chef = await api.signUp()
  await api.signUp()
  const tablet = await signIn(chef.email)
  await tablet.send('GET', '/api/account', {
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
  })
  const before = Date.now()
  const { body } = await chef.send<SessionList>('GET', '/api/sessions', {
    headers: { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.7' },
  })
  expect(body.total).toBe(2)
  expect(body.items).toMatchObject([
    { current: true, browser: 'Chrome', system: 'windows', address: '203.0.113.7' },
    { current: false, browser: 'Firefox', system: 'linux', address: '2001:db8:1:2::/64' },
  ])
  for (const { usedAt } of body.items) expect(Math.abs(Date.parse(usedAt) - before)).toBeLessThan(60_000)
  expect(JSON.stringify(body)).not.toMatch(/token|userAgent|2001:db8:1:2:3/)
})

test('lists count as a use of the session too', async () => {
  const chef = await api.signUp()
  await api.database.pool.query(
    "update auth.sessions set updated_at = now() - interval '2 days', created_at = now() - interval '3 days' where user_id = $1",
    [chef.userId],
  )
  await chef.done(chef.get('/api/suppliers'))
  const [session] = (await sessionsOf(chef)).items
  expect(Date.now() - Date.parse(session?.usedAt ?? '')).toBeLessThan(60_000)
  expect(Date.now() - Date.parse(session?.startedAt ?? '')).toBeGreaterThan(2 * 24 * 3_600_000)
})

test('a session that is ended opens nothing more, the others stay', async () => {
  const chef = await api.signUp()
  const lost = await signIn(chef.email)
  const kept = await signIn(chef.email)
  expect(await statusOf(lost)).toBe(200)
  const [ended] = (await sessionsOf(lost)).items
  expect((await chef.delete(`/api/sessions/${ended?.id}`, AGAIN)).status).toBe(200)
  expect(await statusOf(lost)).toBe(401)
  expect((await lost.get('/api/suppliers')).status).toBe(401)
  expect(await Promise.all([statusOf(kept), statusOf(chef)])).toEqual([200, 200])
  expect((await chef.delete(`/api/sessions/${ended?.id}`, AGAIN)).status).toBe(404)
})

test('all others are ended at once', async () => {
  const chef = await api.signUp()
  const others = [await signIn(chef.email), await signIn(chef.email)]
  const { body } = await chef.delete('/api/sessions', AGAIN)
  expect(body).toEqual({ ended: 2 })
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect(await sessionsOf(chef)).toMatchObject({ total: 1, items: [{ current: true }] })
})

test('ending one or all others takes the password again', async () => {
  const chef = await api.signUp()
  const tablet = await signIn(chef.email)
  const [session] = (await sessionsOf(tablet)).items
  for (const path of [`/api/sessions/${session?.id}`, '/api/sessions']) {
    expect(await chef.delete(path)).toMatchObject({ status: 422 })
    expect(await chef.delete(path, { password: 'faux depuis hier' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
  }
  expect(await statusOf(tablet)).toBe(200)
})

test('the session of another account can be neither seen nor ended', async () => {
  const [chef, other] = [await api.signUp(), await api.signUp()]
  const [mine] = (await sessionsOf(chef)).items
  expect((await other.delete(`/api/sessions/${mine?.id}`, AGAIN)).status).toBe(404)
  expect(await other.done(other.delete('/api/sessions', AGAIN))).toEqual({ ended: 0 })
  expect(await statusOf(chef)).toBe(200)
  expect((await api.visitor().get('/api/sessions')).status).toBe(401)
  expect((await api.visitor().delete('/api/sessions', AGAIN)).status).toBe(401)
})

test('a visitor of the demo has none, whatever session the browser holds', async () => {
  const chef = await api.signUp()
  const headers = { [DEMO_HEADER]: DEMO_VISITOR }
  const { status, body } = await chef.send('GET', '/api/sessions', { headers })
  expect([status, body]).toEqual([200, { items: [], total: 0 }])
})

test('of more than a hundred sessions the last used are shown, and all are counted', async () => {
  const chef = await api.signUp()
  await api.database.pool.query(
    `insert into auth.sessions (user_id, token, expires_at)
     select $1, gen_random_uuid(), now() + interval '1 day' from generate_series(1, 120)`,
    [chef.userId],
  )
  const { items, total } = await sessionsOf(chef)
  expect([items.length, total]).toEqual([100, 121])
})
