import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CartePublication } from '#contract/public-cartes.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import { clearAbandoned } from './clear-abandoned.ts'
import { clearExpired } from './auth/housekeeping.ts'
import { PER_PERSON } from './auth/sign-in-guard.ts'
import { issueTicket } from './contact/ticket.ts'
import { Outbox } from './contact/outbox.ts'
import { prepareDemo } from './demo/demo-account.ts'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import type { Mail } from './mail/mailer.ts'
import type { ApiClient } from './testing/api-client.ts'
import { entered, passwordStep, verify, withAuthenticator } from './testing/authenticator.ts'
import { buy, grams, read, write } from './testing/kitchen.ts'
import { makeTokenOf } from './testing/make-token.ts'
import { passkeyDevice } from './testing/passkey-device.ts'
import { guest, openBistrot } from './testing/public-carte.ts'
import { startTwoServers, type TwoServers } from './testing/two-servers.ts'

const PASSWORD = 'un mot de passe'
const OPERATOR = 'patron@exemple.fr'

const sent: Mail[] = []
const mailer = {
  send: async (mail: Mail) => {
    sent.push(mail)
    return true
  },
}

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers({ mailer, operatorEmail: OPERATOR })
})
afterAll(() => servers.close())
beforeEach(async () => {
  sent.length = 0
  await servers.first.database.pool.query('truncate auth.rate_limits')
})

const statusOf = async (client: ApiClient, path: string) => (await client.get(path)).status
const signIn = (at: 'first' | 'second', email: string, password = PASSWORD) =>
  servers[at].visitor().post<{ code?: string }>('/api/auth/sign-in/email', { email, password })

test('a session of one server is one of the other, which ends with it at once for lists and for writes', async () => {
  const chef = await servers.first.signUp()
  const there = servers.atSecond(chef)
  const sheet = await write(there, { title: 'Blanquette' })
  expect(await read(chef, sheet)).toMatchObject({ title: 'Blanquette' })
  expect(await statusOf(there, '/api/tech-sheets')).toBe(200)
  await chef.post('/api/auth/sign-out', {})
  expect(await statusOf(there, '/api/tech-sheets')).toBe(401)
  expect((await there.post('/api/gammes', { nom: 'Midi' })).status).toBe(401)
})

test('a new password at one server ends the sessions of the other', async () => {
  const chef = await servers.first.signUp()
  const elsewhere = servers.second.visitor()
  await elsewhere.post('/api/auth/sign-in/email', { email: chef.email, password: PASSWORD })
  expect(await statusOf(elsewhere, '/api/tech-sheets')).toBe(200)
  const changed = await chef.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'un tout autre mot',
  })
  expect(changed.status).toBe(200)
  expect(await statusOf(elsewhere, '/api/tech-sheets')).toBe(401)
})

test('wrong passwords at two servers count together', async () => {
  const { email } = await servers.first.signUp()
  for (let failed = 0; failed < PER_PERSON.free; failed += 1)
    expect((await signIn(failed % 2 === 0 ? 'first' : 'second', email, 'faux depuis hier')).status).toBe(401)
  expect((await signIn('first', email)).status).toBe(429)
  expect((await signIn('second', email)).status).toBe(429)
})

test('a passkey is asked for by one server and answered to the other', async () => {
  const chef = await servers.first.signUp()
  const device = passkeyDevice()
  const path = '/api/auth/passkey/generate-register-options'
  const { body: options } = await chef.post<{ challenge: string }>(path, { password: PASSWORD })
  const there = servers.atSecond(chef)
  const response = device.make(options)
  const added = await there.post('/api/auth/passkey/verify-registration', { response, name: 'Tablette' })
  expect(added.status).toBe(200)
})

test('a right password at one server is followed by the code at the other', async () => {
  const { chef, phone } = await withAuthenticator(servers.first)
  const tablet = servers.atSecond(await passwordStep(servers.first.visitor(), chef.email))
  expect(await verify(tablet, phone.code())).toMatchObject({ status: 200 })
  expect(await entered(tablet)).toBe(true)
})

test('an access token is good at both servers, and revoked at one it is refused by the other', async () => {
  const chef = await servers.first.signUp()
  const { token, id } = await makeTokenOf(chef)
  const program = servers.second.program(token)
  expect(await statusOf(program, '/api/tech-sheets')).toBe(200)
  expect((await chef.delete(`/api/access-tokens/${id}`)).status).toBe(200)
  expect(await statusOf(program, '/api/tech-sheets')).toBe(401)
})

test('a creation that is sent to both servers under one key is made once', async () => {
  const chef = await servers.first.signUp()
  const body = { title: 'Daube', category: 'Plat', portions: 4, ingredients: [] }
  const sending = { body, headers: { [IDEMPOTENCY_KEY_HEADER]: 'daube-1' } }
  const answers = await Promise.all(
    [chef, servers.atSecond(chef)].map((at) => at.send<{ id: string }>('POST', '/api/tech-sheets', sending)),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id)
  const { body: list } = await chef.get<{ total: number }>('/api/tech-sheets')
  expect(list.total).toBe(1)
})

test('of two changes at once at two servers one is refused with what the other has stored', async () => {
  const chef = await servers.first.signUp()
  const { id, version } = await write(chef)
  const answers = await Promise.all(
    [chef, servers.atSecond(chef)].map((at, place) =>
      at.patch(`/api/tech-sheets/${id}`, { version, title: `Version ${place}` }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a price that changes at one server costs the sheets that the other reads', async () => {
  const chef = await servers.first.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const there = servers.atSecond(chef)
  const sheet = await write(there, { ingredients: [grams(butter, 500)] })
  await chef.done(chef.patch(`/api/user-products/${butter.id}`, { version: butter.version, priceHt: 20 }))
  expect(await read(there, sheet)).toMatchObject({ coutMatiere: 10 })
})

test('a public carte under a new address is gone from the old one at both servers', async () => {
  const { chef, carte, token } = await openBistrot(servers.first)
  expect(await guest(servers.second).page(token)).toContain('Tarte au beurre')
  const { address } = await chef.done(
    chef.post<CartePublication>(`/api/cartes/${carte.id}/publication`, { renew: token }),
  )
  expect(address?.token).not.toBe(token)
  expect(await guest(servers.second).page(token)).not.toContain('Tarte au beurre')
  expect(await guest(servers.second).page(address?.token ?? '')).toContain('Tarte au beurre')
})

test('the demo is made once and shown by both', async () => {
  await Promise.all([prepareDemo(servers.first.database), prepareDemo(servers.second.database)])
  const headers = { [DEMO_HEADER]: DEMO_VISITOR }
  const answers = await Promise.all(
    [servers.first, servers.second].map((at) =>
      at.visitor().send<{ total: number }>('GET', '/api/tech-sheets', { headers }),
    ),
  )
  expect(answers[0]?.body.total).toBeGreaterThan(30)
  expect(answers[1]?.body).toEqual(answers[0]?.body)
})

test('a message that is sent to both servers is stored once, and mailed once by all that try', async () => {
  const { first, second } = servers
  const message = {
    name: 'Noël',
    email: 'noel@exemple.fr',
    subject: 'Une question',
    message: 'Bonjour',
    language: 'fr',
    ticket: issueTicket(first.config.secret, Date.now() - 30_000),
    website: '',
  }
  const answers = await Promise.all([first, second].map((at) => at.visitor().post('/api/contact', message)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all(
    [first, second].map(({ database, app }) =>
      new Outbox({ database, mailer, operatorEmail: OPERATOR, log: app.log }).mailUnsent(),
    ),
  )
  await expect.poll(() => sent.filter(({ to }) => to === OPERATOR).length).toBe(1)
})

test('what is cleared away every hour may be cleared by both at once', async () => {
  const chef = await servers.first.signUp()
  const body = { title: 'Navarin', category: 'Plat', portions: 4, ingredients: [] }
  await chef.send('POST', '/api/tech-sheets', { body, headers: { [IDEMPOTENCY_KEY_HEADER]: 'navarin-1' } })
  const old = "update idempotency_keys set created_at = now() - interval '2 days'"
  await servers.first.database.pool.query(old)
  const databases = [servers.first.database, servers.second.database]
  await Promise.all(databases.flatMap((each) => [clearAbandoned(each), clearExpired(each)]))
  const { rows } = await servers.first.database.pool.query('select from idempotency_keys')
  expect(rows).toEqual([])
  expect(await statusOf(servers.atSecond(chef), '/api/tech-sheets')).toBe(200)
})
