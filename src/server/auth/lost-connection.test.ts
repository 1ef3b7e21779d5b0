import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loseConnection } from '../testing/lose-connection.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => api.close())

const PASSWORD = 'un mot de passe'

const UNAVAILABLE = { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '5' } }

/** The same browser, at a server that has not seen its cookie yet. */
async function unverified(): Promise<Member> {
  const chef = await api.signUp()
  await chef.done(chef.post('/api/auth/sign-in/email', { email: chef.email, password: PASSWORD }))
  return chef
}

test('asking who is signed in is answered 503, and then who', async () => {
  const chef = await api.signUp()
  const connection = loseConnection(/sessions/)
  expect(await chef.get('/api/auth/get-session')).toMatchObject(UNAVAILABLE)
  expect(connection.lost()).toBe(true)
  expect(await chef.get('/api/auth/get-session')).toMatchObject({ body: { user: { id: chef.userId } } })
})

test('a session that is verified for the first time is not taken for one that has ended', async () => {
  const chef = await unverified()
  const connection = loseConnection(/sessions/)
  expect(await chef.get('/api/account')).toMatchObject(UNAVAILABLE)
  expect(connection.lost()).toBe(true)
  expect((await chef.get('/api/account')).status).toBe(200)
})

test('a sign-out that did not end the session is answered 503, and the browser keeps its cookie to try again', async () => {
  const chef = await api.signUp()
  const connection = loseConnection(/delete from .*sessions/)
  expect(await chef.post('/api/auth/sign-out', {})).toMatchObject(UNAVAILABLE)
  expect(connection.lost()).toBe(true)
  expect((await chef.get('/api/account')).status).toBe(200)
  expect((await chef.post('/api/auth/sign-out', {})).status).toBe(200)
  expect((await chef.get('/api/account')).status).toBe(401)
})

test('a sign-up is answered 503 and made by the next attempt', async () => {
  const visitor = api.visitor()
  const body = { email: 'encore@exemple.fr', password: PASSWORD, name: 'Camille Encore' }
  const connection = loseConnection(/insert into .*users/)
  expect(await visitor.post('/api/auth/sign-up/email', body)).toMatchObject(UNAVAILABLE)
  expect(connection.lost()).toBe(true)
  expect((await visitor.post('/api/auth/sign-up/email', body)).status).toBe(200)
  expect((await visitor.get('/api/account')).status).toBe(200)
})

test('a changed password is answered 503 when its session cannot be read', async () => {
  const chef = await api.signUp()
  await chef.get('/api/account')
  const body = { currentPassword: PASSWORD, newPassword: 'un autre mot de passe' }
  const connection = loseConnection(/auth\W{3,}sessions\W+where/)
  const answer = await chef.post('/api/auth/change-password', body)
  expect(connection.lost()).toBe(true)
  expect(answer).toMatchObject(UNAVAILABLE)
  expect((await chef.post('/api/auth/change-password', body)).status).toBe(200)
})

test.each([
  [
    'a changed password',
    '/change-password',
    (chef: Member) => chef,
    () => ({ currentPassword: PASSWORD, newPassword: 'un autre mot de passe' }),
  ],
  [
    'a sign-up',
    '/sign-up/email',
    () => api.visitor(),
    () => ({ email: 'marque@exemple.fr', password: PASSWORD, name: 'Camille Marque' }),
  ],
] as const)(
  '%s brings its session though the browser cannot be made known',
  async (_what, path, who, body) => {
    const browser = who(await api.signUp())
    const connection = loseConnection(/account\.password as hash/)
    expect((await browser.post(`/api/auth${path}`, body())).status).toBe(200)
    expect(connection.lost()).toBe(true)
    expect((await browser.get('/api/account')).status).toBe(200)
  },
)

test('a picture whose sender cannot be verified is answered 503', async () => {
  const chef = await api.signUp()
  await chef.get('/api/account')
  const connection = loseConnection(/find-member/)
  const sent = chef.send('PUT', `/api/tech-sheets/${crypto.randomUUID()}/photo`, { body: Buffer.from('PNG') })
  expect(await sent).toMatchObject(UNAVAILABLE)
  expect(connection.lost()).toBe(true)
})

test('a sign-up that cannot store the language makes no account, and is made whole by the next attempt', async () => {
  const visitor = api.visitor()
  const body = { email: 'langue@exemple.fr', password: PASSWORD, name: 'Camille Langue', language: 'en' }
  const connection = loseConnection(/insert into .*account_settings/)
  expect(await visitor.post('/api/auth/sign-up/email', body)).toMatchObject(UNAVAILABLE)
  expect(connection.lost()).toBe(true)
  expect((await visitor.post('/api/auth/sign-up/email', body)).status).toBe(200)
  expect(await visitor.get('/api/account')).toMatchObject({ body: { settings: { language: 'en' } } })
})
