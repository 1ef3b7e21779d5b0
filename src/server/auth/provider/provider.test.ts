import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignInMeans } from '#contract/security.ts'
import { earlier } from '../../testing/earlier.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import {
  beginAtProvider,
  enterByProvider,
  type IdentityProvider,
  passThrough,
  startIdentityProvider,
} from '../../testing/identity-provider.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

const PUBLIC_URL = 'http://localhost:3000'
const PASSWORD = 'un mot de passe'

let provider: IdentityProvider
let api: Api
beforeAll(async () => {
  provider = await startIdentityProvider(PUBLIC_URL)
  api = await startApi({ provider: provider.settings })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

const meansOf = (by: ApiClient) => by.done(by.get<SignInMeans>('/api/account/security'))
const addressOf = async (by: ApiClient) => {
  const { status, body } = await by.get<{ email: string }>('/api/account')
  return status === 200 ? body.email : undefined
}

test('who signs in with the provider for the first time has an account, in the language of the page', async () => {
  provider.people.set('lea', { email: 'Lea@Lycee.FR', email_verified: true, name: 'Léa Fontaine' })
  const chef = api.visitor()
  expect(await enterByProvider(chef, 'lea', { to: '/recipes?page=2', language: 'en', theme: 'dark' })).toBe(
    '/recipes?page=2',
  )
  expect(await chef.done(chef.get('/api/account'))).toMatchObject({
    email: 'lea@lycee.fr',
    fullName: 'Léa Fontaine',
    settings: { language: 'en', theme: 'dark' },
  })
  expect(await meansOf(chef)).toMatchObject({ password: false, provider: true })
  const { rows } = await api.database.pool.query(
    `select * from auth.accounts where access_token is not null or refresh_token is not null or id_token is not null`,
  )
  expect(rows).toEqual([])
})

test('who began at one server comes back to another', async () => {
  provider.people.set('eve', { email: 'eve@lycee.fr', email_verified: true, name: 'Eve' })
  const other = await startApi({ provider: provider.settings }, { beside: api })
  const chef = api.visitor()
  const { body } = await beginAtProvider(chef)
  const back = new URL(await passThrough(body.url, 'eve'))
  const there = chef.at(other.app)
  expect(await there.get(back.pathname + back.search)).toMatchObject({ status: 303 })
  expect(await addressOf(there)).toBe('eve@lycee.fr')
  await other.close()
})

test('the second time it is the same account, whatever its address has become', async () => {
  provider.people.set('max', { email: 'max@lycee.fr', email_verified: true, name: 'Max' })
  const [first, second] = [api.visitor(), api.visitor()]
  await enterByProvider(first, 'max')
  provider.people.set('max', { email: 'maximilien@lycee.fr', email_verified: true, name: 'Maximilien' })
  expect(await enterByProvider(second, 'max')).toBe('/dashboard')
  expect(await addressOf(second)).toBe('max@lycee.fr')
})

test('an account that was made with this address is not opened before its owner has linked it', async () => {
  const { email } = await api.signUp()
  provider.people.set('autre', { email, email_verified: true })
  const other = api.visitor()
  expect(await enterByProvider(other, 'autre', { to: '/recipes' })).toBe(
    '/login?from=%2Frecipes#provider=not-linked',
  )
  expect(await addressOf(other)).toBeUndefined()
})

test('an account is linked with its password, enters by the provider then, and is unlinked', async () => {
  const chef = await api.signUp()
  provider.people.set('chef', { email: 'ailleurs@lycee.fr', email_verified: true })
  expect(await beginAtProvider(chef, { purpose: 'link', password: 'faux depuis hier' })).toMatchObject({
    status: 403,
    body: { code: 'WRONG_PASSWORD' },
  })
  const link = { purpose: 'link', password: PASSWORD, to: '/settings' }
  expect(await enterByProvider(chef, 'chef', link)).toBe('/settings')
  await expect
    .poll(() =>
      api.database.pool
        .query(`select account_id from auth.security_events where event = 'provider-linked'`)
        .then(({ rows }) => rows),
    )
    .toEqual([{ account_id: chef.userId }])
  expect(await meansOf(chef)).toMatchObject({ password: true, provider: true })
  const tablet = api.visitor()
  await enterByProvider(tablet, 'chef')
  expect(await addressOf(tablet)).toBe(chef.email)

  const other = await api.signUp()
  expect(await enterByProvider(other, 'chef', link)).toBe('/settings#provider=linked-elsewhere')

  await chef.done(chef.post('/api/auth/provider/unlink', { password: PASSWORD }))
  expect(await meansOf(chef)).toMatchObject({ password: true, provider: false })
})

test('an account without a password keeps its link', async () => {
  provider.people.set('nina', { email: 'nina@lycee.fr', email_verified: true })
  const chef = api.visitor()
  await enterByProvider(chef, 'nina')
  expect(await chef.post('/api/auth/provider/unlink', { password: '' })).toMatchObject({
    status: 409,
    body: { code: 'PROVIDER_ONLY' },
  })
})

test('a recent sign-in stands for the password that an account does not have', async () => {
  provider.people.set('omar', { email: 'omar@lycee.fr', email_verified: true })
  const chef = api.visitor()
  await enterByProvider(chef, 'omar')
  expect((await meansOf(chef)).recentUntil).not.toBeNull()
  const remove = () => chef.send('DELETE', '/api/account', { body: { password: '' } })
  await api.database.pool.query(
    `update auth.sessions set created_at = ${earlier('created_at', "interval '11 minutes'")}`,
  )
  expect((await meansOf(chef)).recentUntil).toBeNull()
  expect(await remove()).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } })
  const endOthers = () => chef.delete('/api/sessions', { password: '' })
  expect(await endOthers()).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } })
  expect(await enterByProvider(chef, 'omar', { purpose: 'confirm', to: '/settings' })).toBe('/settings')
  expect(await endOthers()).toMatchObject({ status: 200 })
  expect(await remove()).toMatchObject({ status: 200 })
  // Signing in restores the account, and says so.
  expect(await enterByProvider(api.visitor(), 'omar')).toMatch(/^\/login\?from=%2Fdashboard#restored=2/)
})

test('an account with a password is asked for it, however recent its sign-in', async () => {
  const chef = await api.signUp()
  expect(await chef.send('DELETE', '/api/account', { body: { password: '' } })).toMatchObject({ status: 422 })
})

test('the second factor of an account is asked for after the provider too', async () => {
  const chef = await api.signUp()
  provider.people.set('paul', { email: 'paul@lycee.fr', email_verified: true })
  await enterByProvider(chef, 'paul', { purpose: 'link', password: PASSWORD })
  await api.database.pool.query('update auth.users set two_factor_enabled = true where id = $1', [
    chef.userId,
  ])
  const tablet = api.visitor()
  expect(await enterByProvider(tablet, 'paul', { to: '/recipes' })).toBe('/login?from=%2Frecipes#step=code')
  expect(await addressOf(tablet)).toBeUndefined()
  expect(tablet.cookies.has('gramme.two_factor')).toBe(true)
})

test('the way back is known by the browser that began it, and works once', async () => {
  provider.people.set('rose', { email: 'rose@lycee.fr', email_verified: true })
  const [chef, stranger] = [api.visitor(), api.visitor()]
  const { body } = await beginAtProvider(chef)
  const back = new URL(await passThrough(body.url, 'rose'))
  const path = back.pathname + back.search
  const led = async (by: ApiClient) => String((await by.get(path)).headers.location)
  expect(await led(stranger)).toMatch(/#provider=expired$/)
  await beginAtProvider(chef).then(async ({ body }) => {
    const again = new URL(await passThrough(body.url, 'rose'))
    await chef.get(again.pathname + again.search)
    expect(await addressOf(chef)).toBe('rose@lycee.fr')
    expect(String((await chef.get(again.pathname + again.search)).headers.location)).toMatch(
      /#provider=expired$/,
    )
  })
})

test('a sign-in that is cancelled at the provider, or has no address there, says why it failed', async () => {
  const chef = api.visitor()
  const { body } = await beginAtProvider(chef)
  const state = new URL(body.url).searchParams.get('state') ?? ''
  const path = `/api/auth/callback/oidc?${new URLSearchParams({ error: 'access_denied', state }).toString()}`
  expect(String((await chef.get(path)).headers.location)).toMatch(
    /\/login\?from=%2Fdashboard#provider=cancelled$/,
  )
  provider.people.set('muet', { name: 'Sans adresse' })
  expect(await enterByProvider(chef, 'muet')).toBe('/login?from=%2Fdashboard#provider=no-address')
})

test('a page of another site is not where one comes back to', async () => {
  for (const to of ['https://ailleurs.example', '//ailleurs.example', '/\\ailleurs.example', ''])
    expect(await beginAtProvider(api.visitor(), { to })).toMatchObject({ status: 422 })
})

test('at another address than the public one the provider is not begun with', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/auth/provider/begin',
    headers: { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' },
    payload: { purpose: 'sign-in' },
  })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'PROVIDER_ELSEWHERE' })
})

test('those who sign in at one place with the provider do not hold each other up', async () => {
  provider.people.set('eleve', { email: 'eleve@lycee.fr', email_verified: true })
  await beginAtProvider(api.visitor())
  // As if a class had begun before.
  await api.database.pool.query('update auth.rate_limits set count = 49')
  await enterByProvider(api.visitor(), 'eleve')
  expect(await beginAtProvider(api.visitor())).toMatchObject({ status: 200 })
})
