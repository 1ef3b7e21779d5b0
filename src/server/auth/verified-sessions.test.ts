import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const LISTS = ['/api/tech-sheets', '/api/tech-sheets/statistics', '/api/user-products', '/api/suppliers']

/** How each list answers to a cookie. */
const statuses = (cookie: string) =>
  Promise.all(
    LISTS.map(async (path) => (await api.visitor().send('GET', path, { headers: { cookie } })).status),
  )

async function signedIn() {
  const chef = await api.signUp()
  const cookie = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  expect(await statuses(cookie)).toEqual([200, 200, 200, 200])
  return { chef, cookie }
}

test('a session that was signed out of opens no list, however often it did before', async () => {
  const { chef, cookie } = await signedIn()
  await chef.done(chef.post('/api/auth/sign-out', {}))
  expect(await statuses(cookie)).toEqual([401, 401, 401, 401])
})

test('nor does one that was ended from elsewhere, or has run out', async () => {
  const ended = await signedIn()
  const late = await signedIn()
  await api.database.pool.query('DELETE FROM auth.sessions WHERE user_id = $1', [ended.chef.userId])
  await api.database.pool.query('UPDATE auth.sessions SET expires_at = now() WHERE user_id = $1', [
    late.chef.userId,
  ])
  expect(await statuses(ended.cookie)).toEqual([401, 401, 401, 401])
  expect(await statuses(late.cookie)).toEqual([401, 401, 401, 401])
})

test('nor does it write, or say whose it is', async () => {
  const { chef, cookie } = await signedIn()
  const { chef: other } = await signedIn()
  await api.database.pool.query('DELETE FROM auth.sessions WHERE user_id = $1', [chef.userId])
  const headers = { cookie }
  const sheet = { title: 'Après la fin', category: 'Plat', portions: 4 }
  const product = { name: 'Après la fin', category: 'Épicerie', unit: 'kg', priceHt: 1 }
  for (const [path, body] of [
    ['/api/tech-sheets', sheet],
    ['/api/user-products', product],
  ] as const)
    expect(await api.visitor().send('POST', path, { headers, body })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    })
  const { rows } = await api.database.pool.query<{ kept: number }>(
    `SELECT (SELECT count(*) FROM tech_sheets WHERE title = $1)
       + (SELECT count(*) FROM user_products WHERE name = $1) AS kept`,
    [sheet.title],
  )
  expect(rows).toEqual([{ kept: 0 }])
  expect((await other.post('/api/tech-sheets', sheet)).status).toBe(201)
})

test('nor does that of an account that is no more', async () => {
  const { chef, cookie } = await signedIn()
  await chef.done(chef.delete('/api/account', { password: 'un mot de passe' }))
  expect(await statuses(cookie)).toEqual([401, 401, 401, 401])
})
