import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Role } from '#domain/house/role.ts'
import { earlier } from '../testing/earlier.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { clearExpired } from './housekeeping.ts'

const PASSWORD = 'un mot de passe'
const DAY_MS = 24 * 3600 * 1000

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type Session = {
  session: { expiresAt: string }
  user: { id: string; email: string; name: string }
  role: Role
  endsWithBrowser: boolean
} | null

function age(userId: string, interval: string) {
  return api.database.pool.query(
    `update auth.sessions set expires_at = ${earlier('expires_at', `interval '${interval}'`)} where user_id = $1`,
    [userId],
  )
}

async function daysLeft(chef: Pick<Member, 'get'>): Promise<number | undefined> {
  const { body } = await chef.get<Session>('/api/auth/get-session')
  return body ? (Date.parse(body.session.expiresAt) - Date.now()) / DAY_MS : undefined
}

test('tells who is signed in, and that nobody is', async () => {
  const chef = await api.signUp({ name: 'Aïcha Benali' })
  expect((await chef.get<Session>('/api/auth/get-session')).body?.user).toMatchObject({
    id: chef.userId,
    email: chef.email,
    name: 'Aïcha Benali',
  })
  expect((await chef.get<Session>('/api/auth/get-session')).body).toMatchObject({
    role: 'owner',
    endsWithBrowser: false,
  })
  const nobody = await api.visitor().get('/api/auth/get-session')
  expect(nobody).toMatchObject({ status: 200, body: null })
  expect(nobody.headers['cache-control']).toBe('no-store')
})

describe('asking slides the session on', () => {
  test('once a day while it is remembered, and renews its cookie', async () => {
    const chef = await api.signUp()
    await age(chef.userId, '20 hours')
    expect(await daysLeft(chef)).toBeCloseTo(7 - 20 / 24, 1)
    await age(chef.userId, '6 days 3 hours 59 minutes')
    const { headers } = await chef.get('/api/auth/get-session')
    expect(String(headers['set-cookie'])).toContain('Max-Age=604800')
    expect(await daysLeft(chef)).toBeCloseTo(7, 1)
  })

  test('within the hour when it ends with the browser, whose cookie still does', async () => {
    const { email, userId } = await api.signUp()
    const chef = api.visitor()
    await chef.post('/api/auth/sign-in/email', { email, password: PASSWORD, rememberMe: false })
    expect((await chef.get<Session>('/api/auth/get-session')).body?.endsWithBrowser).toBe(true)
    expect(await daysLeft(chef)).toBeCloseTo(1, 1)
    await age(userId, '23 hours 59 minutes')
    const { headers } = await chef.get('/api/auth/get-session')
    expect(headers['set-cookie']).toBeUndefined()
    expect(await daysLeft(chef)).toBeCloseTo(1, 1)
  })

  test('to 90 days after its sign-in at most, however often it is used', async () => {
    const chef = await api.signUp()
    const signedIn = (interval: string) =>
      api.database.pool.query(
        `update auth.sessions set created_at = now() - interval '${interval}',
           expires_at = now() + interval '5 days' where user_id = $1`,
        [chef.userId],
      )
    await signedIn('89 days 12 hours')
    expect(await daysLeft(chef)).toBeCloseTo(0.5, 1)
    await age(chef.userId, '-6 days')
    await daysLeft(chef)
    const { rows } = await api.database.pool.query<{ left: number }>(
      `select extract(epoch from expires_at - now())::float8 / 86400 as left from auth.sessions where user_id = $1`,
      [chef.userId],
    )
    expect(rows[0]?.left).toBeCloseTo(0.5, 1)
    expect((await chef.get('/api/account')).status).toBe(200)
    await signedIn('90 days 1 minute')
    expect((await chef.get('/api/account')).status).toBe(401)
    expect((await chef.get('/api/tech-sheets')).status).toBe(401)
  })

  test('but wakes none that has ended', async () => {
    const chef = await api.signUp()
    await age(chef.userId, '7 days')
    expect(await daysLeft(chef)).toBeUndefined()
    expect((await chef.get('/api/account')).status).toBe(401)
  })
})

test('a database that is away is told as such, for the browser to try again', async () => {
  const chef = await api.signUp()
  const away = [vi.spyOn(api.database.pool, 'query'), vi.spyOn(api.database.pool, 'connect')]
  for (const spy of away)
    spy.mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    })
  const { status, body } = await chef.get('/api/auth/get-session')
  for (const spy of away) spy.mockRestore()
  expect(status).toBe(503)
  expect(body).toMatchObject({ code: 'UNAVAILABLE' })
})

test('what has run out is cleared away, what lives stays', async () => {
  const { pool } = api.database
  const [late, chef] = [await api.signUp(), await api.signUp()]
  await age(late.userId, '8 days')
  await pool.query(
    `insert into auth.rate_limits (key, count, last_request)
     values ('old', 9, (extract(epoch from now()) - 90000) * 1000), ('new', 9, extract(epoch from now()) * 1000)`,
  )
  await clearExpired(api.database)
  const sessions = await pool.query('select user_id from auth.sessions')
  expect(sessions.rows).not.toContainEqual({ user_id: late.userId })
  expect(sessions.rows).toContainEqual({ user_id: chef.userId })
  const counts = await pool.query("select key from auth.rate_limits where key in ('old', 'new')")
  expect(counts.rows).toEqual([{ key: 'new' }])
})

test('what a clock that was a year ahead has made to last is cleared away', async () => {
  const { pool } = api.database
  const [ahead, chef] = [await api.signUp(), await api.signUp()]
  await age(ahead.userId, '-1 year')
  await pool.query(
    `insert into auth.rate_limits (key, count, last_request)
     values ('ahead', 9, (extract(epoch from now()) + 31536000) * 1000)`,
  )
  await clearExpired(api.database)
  expect((await chef.get('/api/account')).status).toBe(200)
  expect((await ahead.get('/api/account')).status).toBe(401)
  expect((await pool.query("select from auth.rate_limits where key = 'ahead'")).rowCount).toBe(0)
})
