import { hashPassword as hashScrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function storedHash(userId: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ password: string }>(
    'select password from auth.accounts where user_id = $1',
    [userId],
  )
  return rows[0]?.password ?? ''
}

function store(userId: string, hash: string) {
  return api.database.pool.query('update auth.accounts set password = $2 where user_id = $1', [userId, hash])
}

test('a hash names its parameters and its salt, and only the right password matches it', async () => {
  const [hash, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(hash).not.toBe(other)
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await verifyPassword({ hash, password: `${PASSWORD}s` })).toBe(false)
  expect(isOutdated(hash)).toBe(false)
  expect(isOutdated(hash.replace('m=19456', 'm=8192'))).toBe(true)
})

test('accents match however the keyboard composes them', async () => {
  const hash = await hashPassword('crème brûlée'.normalize('NFD'))
  expect(await verifyPassword({ hash, password: 'crème brûlée'.normalize('NFC') })).toBe(true)
})

test('a hash of better-auth still opens its account, and is replaced by one of today', async () => {
  const chef = await api.signUp()
  await store(chef.userId, await hashScrypt(PASSWORD))
  const signIn = (password: string) =>
    api.visitor().post('/api/auth/sign-in/email', { email: chef.email, password })
  expect((await signIn('pas le bon du tout')).status).toBe(401)
  expect(isOutdated(await storedHash(chef.userId))).toBe(true)
  const owner = api.visitor()
  await owner.done(owner.post('/api/auth/sign-in/email', { email: chef.email, password: PASSWORD }))
  expect((await owner.get('/api/account')).status, 'the sessions go on').toBe(200)
  const renewed = await storedHash(chef.userId)
  expect(isOutdated(renewed)).toBe(false)
  expect((await signIn(PASSWORD)).status).toBe(200)
  expect(await storedHash(chef.userId)).toBe(renewed)
})

test('hashing leaves the event loop free', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await hashPassword(PASSWORD)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})
