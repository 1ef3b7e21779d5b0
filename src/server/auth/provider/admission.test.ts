import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MadeAccessToken } from '#contract/access-tokens.ts'
import type { SignInMeans } from '#contract/security.ts'
import type { Config } from '../../config.ts'
import { earlier } from '../../testing/earlier.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import {
  enterByProvider,
  type IdentityProvider,
  startIdentityProvider,
} from '../../testing/identity-provider.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { createAuth } from '../auth.ts'
import { clearExpired } from '../housekeeping.ts'
import { makeInvitation } from '../invitations.ts'
import { createMailer } from '../../mail/mailer.ts'

const PUBLIC_URL = 'http://localhost:3000'
const PASSWORD = 'un mot de passe'

let provider: IdentityProvider
let open: Api
/** Where the provider alone signs in. */
let alone: Api
const others: Api[] = []
beforeAll(async () => {
  provider = await startIdentityProvider(PUBLIC_URL)
  open = await startApi({ provider: provider.settings })
  alone = await server({ provider: { ...provider.settings, only: true } })
})
afterAll(async () => {
  for (const api of others) await api.close()
  await open.close()
  await provider.close()
})
beforeEach(() => open.database.pool.query('truncate auth.rate_limits'))

/** A server with other settings on the same database. */
async function server(changes: Partial<Config>): Promise<Api> {
  const api = await startApi({ provider: provider.settings, ...changes }, { beside: open })
  others.push(api)
  return api
}

const isIn = async (by: ApiClient) => (await by.get('/api/account')).status === 200

test('where no new account is made, who has one still enters', async () => {
  provider.people.set('ancien', { email: 'ancien@lycee.fr', email_verified: true })
  await enterByProvider(open.visitor(), 'ancien')
  const closed = await server({ registration: 'closed' })
  const [known, unknown] = [closed.visitor(), closed.visitor()]
  await enterByProvider(known, 'ancien')
  expect(await isIn(known)).toBe(true)
  provider.people.set('nouveau', { email: 'nouveau@lycee.fr', email_verified: true })
  expect(await enterByProvider(unknown, 'nouveau')).toMatch(/#provider=closed$/)
  expect(await isIn(unknown)).toBe(false)
})

test('an invitation is for its address at the provider too, and is used up', async () => {
  const api = await server({ registration: 'invited' })
  const { config, database, app } = api
  const mailer = createMailer(config, app.log)
  const auth = createAuth({ config, database, mailer, log: app.log })
  const invitation = await makeInvitation({ auth, database }, 'invitee@lycee.fr')
  provider.people.set('invitee', { email: 'invitee@lycee.fr' })
  provider.people.set('curieux', { email: 'curieux@lycee.fr' })
  expect(await enterByProvider(api.visitor(), 'invitee')).toMatch(/#provider=not-invited$/)
  expect(await enterByProvider(api.visitor(), 'curieux', { invitation })).toMatch(/#provider=not-invited$/)
  const chef = api.visitor()
  await enterByProvider(chef, 'invitee', { invitation })
  expect(await isIn(chef)).toBe(true)
  const { rows } = await database.pool.query(
    `select from auth.verifications where value = 'invitation:invitee@lycee.fr'`,
  )
  expect(rows).toEqual([])
})

test('where addresses are confirmed, the provider has to have confirmed them', async () => {
  const api = await server({ registration: 'confirmed' })
  provider.people.set('douteux', { email: 'douteux@lycee.fr', email_verified: false })
  expect(await enterByProvider(api.visitor(), 'douteux')).toMatch(/#provider=unconfirmed-address$/)
})

test('where the provider alone signs in, it opens the account of its address, and what opened it before ends', async () => {
  const before = await open.signUp()
  provider.people.set('chef', { email: before.email, email_verified: true })
  const chef = alone.visitor()
  await enterByProvider(chef, 'chef')
  expect(await chef.done(chef.get('/api/account'))).toMatchObject({ email: before.email })
  expect(await chef.done(chef.get<SignInMeans>('/api/account/security'))).toMatchObject({
    password: false,
    provider: true,
  })
  expect(await isIn(before)).toBe(false)
  const { status } = await open
    .visitor()
    .post('/api/auth/sign-in/email', { email: before.email, password: PASSWORD })
  expect(status).toBe(401)
})

test('where the provider alone signs in, an address that it has not confirmed opens and makes no account', async () => {
  const owner = await open.signUp()
  for (const claim of [{ email_verified: false }, {}]) {
    provider.people.set('inconnu', { email: owner.email, ...claim })
    provider.people.set('nouvelle', { email: 'personne@lycee.fr', ...claim })
    for (const person of ['inconnu', 'nouvelle']) {
      const stranger = alone.visitor()
      expect(await enterByProvider(stranger, person)).toMatch(/#provider=unconfirmed-address$/)
      expect(await isIn(stranger)).toBe(false)
    }
  }
  expect(await isIn(owner)).toBe(true)
})

test('the operator may trust the addresses of a provider that does not say whether it has confirmed them', async () => {
  const owner = await open.signUp()
  const trusting = await server({ provider: { ...provider.settings, only: true, trusted: true } })
  provider.people.set('sans-mention', { email: owner.email })
  const chef = trusting.visitor()
  await enterByProvider(chef, 'sans-mention')
  expect(await chef.done(chef.get('/api/account'))).toMatchObject({ email: owner.email })
})

/** Whether an account is confirmed, and still there in eight days: others are cleared away by then. */
async function isKept(email: string): Promise<boolean> {
  const { pool } = open.database
  await pool.query(`update auth.users set created_at = created_at - interval '8 days' where email = $1`, [
    email,
  ])
  await clearExpired(open.database)
  const { rowCount } = await pool.query(
    'select from auth.users where email = $1 and email_confirmed_at is not null',
    [email],
  )
  return rowCount === 1
}

test('an account that is made with a trusted address is confirmed, and stays', async () => {
  for (const [email, only] of [
    ['recrue@lycee.fr', false],
    ['commis@lycee.fr', true],
  ] as const) {
    const settings = { ...provider.settings, only, trusted: true }
    const api = await server({ registration: 'confirmed', provider: settings })
    provider.people.set(email, { email })
    await enterByProvider(api.visitor(), email)
    expect(await isKept(email), email).toBe(true)
  }
})

test.each([
  ['has confirmed', { email_verified: true }, false],
  ['is trusted to have', {}, true],
])(
  'an account that waits for its confirmation stays once an address that the provider %s has opened it',
  async (_why, claim, trusted) => {
    const { email, userId } = await open.signUp()
    await open.database.pool.query(
      'update auth.users set email_verified = false, email_confirmed_at = null where id = $1',
      [userId],
    )
    const api = await server({
      registration: 'confirmed',
      provider: { ...provider.settings, only: true, trusted },
    })
    provider.people.set(userId, { email, ...claim })
    const chef = api.visitor()
    await enterByProvider(chef, userId)
    expect(await isKept(email)).toBe(true)
    expect(await isIn(chef)).toBe(true)
  },
)

test('an account that is linked is opened by no second identity with its address', async () => {
  const owner = await open.signUp()
  provider.people.set('premier', { email: owner.email, email_verified: true })
  await enterByProvider(alone.visitor(), 'premier')
  provider.people.set('second', { email: owner.email, email_verified: true })
  const stranger = alone.visitor()
  expect(await enterByProvider(stranger, 'second')).toMatch(/#provider=other-identity$/)
  expect(await isIn(stranger)).toBe(false)
  const again = alone.visitor()
  await enterByProvider(again, 'premier')
  expect(await isIn(again)).toBe(true)
})

test.each([
  ['/sign-up/email', { name: 'Léa', email: 'lea@lycee.fr', password: 'une phrase bien à elle' }],
  ['/sign-in/email', { email: 'lea@lycee.fr', password: PASSWORD }],
  ['/request-password-reset', { email: 'lea@lycee.fr' }],
  ['/passkey/generate-authenticate-options', {}],
])('where the provider alone signs in, %s is refused', async (path, body) => {
  expect(await alone.visitor().post(`/api/auth${path}`, body)).toMatchObject({
    status: 403,
    body: { code: 'PROVIDER_ONLY' },
  })
})

test('where the provider alone signs in, a recent sign-in makes access tokens, and they open the API', async () => {
  provider.people.set('caisse', { email: 'caisse@lycee.fr', email_verified: true })
  const chef = alone.visitor()
  await enterByProvider(chef, 'caisse')
  const make = () =>
    chef.post<MadeAccessToken>('/api/access-tokens', { name: 'Caisse', rights: 'read', expiresAt: null })
  const { token } = await chef.done(make())
  expect(await alone.program(token).get('/api/account')).toMatchObject({
    status: 200,
    body: { email: 'caisse@lycee.fr' },
  })
  await alone.database.pool.query(
    `update auth.sessions set created_at = ${earlier('created_at', "interval '11 minutes'")}`,
  )
  expect(await make()).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } })
  expect((await alone.program(token).get('/api/suppliers')).status).toBe(200)
})
