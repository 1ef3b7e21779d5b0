import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'

const OLD = 'un mot de passe'
const NEW = 'un tout autre mot'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('a new password takes the current one, ends the other sessions and keeps this one', async () => {
  const chef = await api.signUp()
  const elsewhere = api.visitor()
  await elsewhere.post('/api/auth/sign-in/email', { email: chef.email, password: OLD })
  expect((await elsewhere.get('/api/account')).status).toBe(200)
  const body = { currentPassword: OLD, newPassword: NEW, revokeOtherSessions: false }
  expect((await chef.post('/api/auth/change-password', body)).status).toBe(200)
  expect((await elsewhere.get('/api/account')).status).toBe(401)
  expect((await chef.get('/api/account')).status).toBe(200)
  const signIn = { email: chef.email, password: NEW }
  expect((await api.visitor().post('/api/auth/sign-in/email', signIn)).status).toBe(200)
})

test('a wrong current password changes nothing', async () => {
  const chef = await api.signUp()
  const answer = await chef.post('/api/auth/change-password', {
    currentPassword: 'faux depuis hier',
    newPassword: NEW,
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'INVALID_PASSWORD' })
  const signIn = { email: chef.email, password: OLD }
  expect((await api.visitor().post('/api/auth/sign-in/email', signIn)).status).toBe(200)
})

test.each([
  ['camille-martin', 'password-personal'],
  ['abcabcabc', 'password-predictable'],
  ['azertyuiop', 'password-predictable'],
  ['chocolat', 'password-common'],
])('%s is no new password', async (newPassword, rule) => {
  const chef = await api.signUp()
  const answer = await chef.post('/api/auth/change-password', { currentPassword: OLD, newPassword })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ data: { fields: [{ path: 'newPassword', rule }] } })
})

test.each([
  ['as it is', 'crème brûlée'],
  ['with its accents composed otherwise', 'crème brûlée'.normalize('NFD')],
])('the current password %s is no new one', async (_how, newPassword) => {
  const chef = await api.signUp({ password: 'crème brûlée' })
  const body = { currentPassword: 'crème brûlée', newPassword }
  const answer = await chef.post('/api/auth/change-password', body)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    data: { fields: [{ path: 'newPassword', rule: 'password-unchanged' }] },
  })
})

test('nobody changes a password without a session', async () => {
  const body = { currentPassword: OLD, newPassword: NEW }
  const answer = await api.visitor().post('/api/auth/change-password', body)
  expect(answer.status).toBe(401)
  expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' })
})
