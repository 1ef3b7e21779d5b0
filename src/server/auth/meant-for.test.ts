import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import type { Account } from '#contract/account.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let other: Member
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  other = await api.signUp()
})
afterAll(() => api.close())

const REFUSED = { status: 401, body: { code: 'UNAUTHORIZED' } }

/** The chef's browser, in a tab that shows `member`'s account. */
const showing = ({ userId }: Member) => ({ [ACCOUNT_HEADER]: userId })

test('a tab that shows another account reads nothing, by any kind of read', async () => {
  for (const path of ['/api/account', '/api/tech-sheets', '/api/user-products']) {
    // Once without a name: a session that is remembered is asked as well as one that is looked up.
    expect((await chef.get(path)).status, path).toBe(200)
    expect(await chef.send('GET', path, { headers: showing(other) }), path).toMatchObject(REFUSED)
    expect((await chef.send('GET', path, { headers: showing(chef) })).status, path).toBe(200)
  }
})

test('a tab that shows another account writes nothing', async () => {
  const settings = { theme: 'dark' }
  const write = { body: { settings }, headers: showing(other) }
  expect(await chef.send('PATCH', '/api/account', write)).toMatchObject(REFUSED)
  const name = 'Des deux comptes'
  const add = { body: { name, category: 'Autre', unit: 'kg' }, headers: showing(other) }
  expect(await chef.send('POST', '/api/user-products', add)).toMatchObject(REFUSED)
  for (const member of [chef, other]) {
    expect((await member.done(member.get<Account>('/api/account'))).settings.theme).toBe('auto')
    expect(await member.done(member.get('/api/user-products'))).toMatchObject({ total: 0 })
  }
})

test('a tab that shows another account ends nobody’s session and changes nobody’s password', async () => {
  const change = { currentPassword: 'un mot de passe', newPassword: 'une autre cuisine' }
  const request = { body: change, headers: showing(other) }
  expect(await chef.send('POST', '/api/auth/change-password', request)).toMatchObject(REFUSED)
  const leave = { body: {}, headers: showing(other) }
  expect(await chef.send('POST', '/api/auth/sign-out', leave)).toMatchObject(REFUSED)
  expect((await chef.get('/api/account')).status).toBe(200)
})

test('whoever shows their own account signs out', async () => {
  const leaving = await api.signUp()
  const sent = { body: {}, headers: showing(leaving) }
  expect((await leaving.send('POST', '/api/auth/sign-out', sent)).status).toBe(200)
  expect((await leaving.get('/api/account')).status).toBe(401)
  // A browser that received no answer sends it a second time.
  expect((await leaving.send('POST', '/api/auth/sign-out', sent)).status).toBe(200)
})
