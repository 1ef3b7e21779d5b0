import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccessToken } from '#contract/access-tokens.ts'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { movedOn } from '../testing/moved-on.ts'
import { makeTokenOf } from '../testing/make-token.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const DAY_MS = 24 * 3_600_000

let api: Api
let chef: Member
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
})
afterAll(() => api.close())

const FULL = { status: 409, body: { code: 'TOO_MANY_TOKENS' } }
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const send = (body: object, by = chef) =>
  by.post<{ code?: string }>('/api/access-tokens', {
    name: 'Tableur',
    rights: 'read',
    expiresAt: null,
    password: PASSWORD,
    ...body,
  })
const listOf = async (member: Member) =>
  (await member.done(member.get<{ items: AccessToken[] }>('/api/access-tokens'))).items
const statusOf = async (token: string) => (await api.program(token).get('/api/account')).status
const eventsOf = ({ userId }: Member) =>
  expect.poll(async () => {
    const { rows } = await api.database.pool.query<{ event: string }>(
      "select event from auth.security_events where account_id = $1 and event like 'token%' order by event",
      [userId],
    )
    return rows.map(({ event }) => event)
  })

test('a token is shown once, and stored as what verifies it alone', async () => {
  const { token, ...listed } = await makeTokenOf(chef, { name: '  Prix du tableur ', rights: 'write' })
  expect(token).toMatch(/^gramme_[\w-]{43}$/)
  expect(listed).toMatchObject({
    name: 'Prix du tableur',
    beginning: token.slice(0, 13),
    rights: 'write',
    expiresAt: null,
    usedAt: null,
    usedFrom: null,
  })
  expect(await listOf(chef)).toContainEqual(listed)
  const { rows } = await api.database.pool.query<{ row: string; hash: string }>(
    'select t::text as row, hash from auth.access_tokens t where id = $1',
    [listed.id],
  )
  expect(rows[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'))
  expect(rows[0]?.row).not.toContain(token.slice(13))
})

test('making one takes the password, a name, the rights and an end that is to come', async () => {
  const careful = await api.signUp()
  expect(await send({ password: 'pas le bon' }, careful)).toMatchObject({
    status: 403,
    body: { code: 'WRONG_PASSWORD' },
  })
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { rights: 'all' },
    { rights: undefined },
    { expiresAt: undefined },
    { expiresAt: 'demain' },
    { expiresAt: inDays(-1) },
    { expiresAt: inDays(3_700) },
  ])
    expect(await send(wrong, careful), JSON.stringify(wrong)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION' },
    })
  expect(await listOf(careful)).toEqual([])
  await makeTokenOf(careful, { expiresAt: inDays(30) })
  await eventsOf(careful).toEqual(['token-added', 'token-change-failed'])
})

test('a visitor of the demo makes none and has none', async () => {
  const headers = { [DEMO_HEADER]: DEMO_VISITOR }
  const body = { name: 'Tableur', rights: 'read', expiresAt: null, password: PASSWORD }
  expect(await chef.send('POST', '/api/access-tokens', { headers, body })).toMatchObject({
    status: 403,
    body: { code: 'DEMO_READ_ONLY' },
  })
  expect(await chef.send('GET', '/api/access-tokens', { headers })).toMatchObject({
    status: 200,
    body: { items: [] },
  })
})

test('an account has twenty at most, also of those that are made at once', async () => {
  const keen = await api.signUp()
  await api.database.pool.query(
    `insert into auth.access_tokens (user_id, name, beginning, hash, rights)
     select $1, 'n', 'gramme_', gen_random_uuid(), 'read' from generate_series(1, 18)`,
    [keen.userId],
  )
  const answers = await Promise.all(Array.from({ length: 4 }, () => send({}, keen)))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toMatchObject([FULL, FULL])
  const items = await listOf(keen)
  expect(items).toHaveLength(20)
  await keen.done(keen.delete(`/api/access-tokens/${items[0]?.id}`))
  expect((await send({}, keen)).status).toBe(201)
})

test('a revoked token opens nothing from the next request on, and the others stay', async () => {
  const [lost, kept] = [await makeTokenOf(chef), await makeTokenOf(chef)]
  expect(await Promise.all([statusOf(lost.token), statusOf(kept.token)])).toEqual([200, 200])
  await chef.done(chef.delete(`/api/access-tokens/${lost.id}`))
  const lists = await api.program(lost.token).get('/api/suppliers')
  expect([await statusOf(lost.token), lists.status, await statusOf(kept.token)]).toEqual([401, 401, 200])
  expect((await chef.delete(`/api/access-tokens/${lost.id}`)).status).toBe(404)
  await eventsOf(chef).toContain('token-revoked')
})

test('the token of another account can be neither seen nor revoked', async () => {
  const { id, token } = await makeTokenOf(chef)
  const other = await api.signUp()
  expect(await listOf(other)).toEqual([])
  expect((await other.delete(`/api/access-tokens/${id}`)).status).toBe(404)
  expect(await statusOf(token)).toBe(200)
})

test('an expired token says so, stays in the list, and its use is not noted', async () => {
  const { id, token } = await makeTokenOf(chef, { expiresAt: inDays(1) })
  await api.database.pool.query(
    "update auth.access_tokens set expires_at = now() - interval '1 second' where id = $1",
    [id],
  )
  for (const path of ['/api/account', '/api/suppliers', '/api/sessions'])
    expect(await api.program(token).get(path)).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_EXPIRED' },
      headers: { 'www-authenticate': 'Bearer realm="Gramme", error="invalid_token"' },
    })
  expect((await listOf(chef)).find((listed) => listed.id === id)?.usedAt).toBeNull()
})

test('the list says when and from where a token was last used, to five minutes', async () => {
  const { id, token } = await makeTokenOf(chef)
  const use = (remoteAddress: string) => api.program(token).send('GET', '/api/account', { remoteAddress })
  const used = async () => (await listOf(chef)).find((listed) => listed.id === id)
  const at = (ago: string) =>
    api.database.pool.query(
      'update auth.access_tokens set used_at = now() - $2::interval where id = $1 returning used_at',
      [id, ago],
    )
  await use('203.0.113.7')
  const first = await used()
  expect([first?.usedFrom, first?.usedAt]).toEqual(['203.0.113.7', expect.any(String)])
  await at('4 minutes')
  const before = await used()
  await use('203.0.113.7')
  expect(await used()).toEqual(before)
  await use('2001:db8:1:2:3::4')
  expect(await used()).toMatchObject({ usedFrom: '2001:db8:1:2::/64' })
  expect((await used())?.usedAt).not.toBe(before?.usedAt)
  await at('6 minutes')
  const late = await used()
  await use('2001:db8:1:2:3::4')
  expect((await used())?.usedAt).not.toBe(late?.usedAt)
})

test('tokens that another password leaves end with the account, which does not bring them back', async () => {
  const leaving = await api.signUp()
  const { token } = await makeTokenOf(leaving)
  const changed = { currentPassword: PASSWORD, newPassword: 'une autre phrase secrète', keepTokens: true }
  await leaving.done(leaving.post('/api/auth/change-password', changed))
  expect(await statusOf(token)).toBe(200)
  await leaving.done(leaving.delete('/api/account', { password: changed.newPassword }))
  expect(await statusOf(token)).toBe(401)
  await movedOn(api.database, leaving, 1)
  const back = api.visitor()
  await back.done(
    back.post('/api/auth/sign-in/email', { email: leaving.email, password: changed.newPassword }),
  )
  expect(await statusOf(token)).toBe(401)
  expect((await back.get('/api/access-tokens')).body).toEqual({ items: [] })
})

test('no export of the account has anything of its tokens', async () => {
  const { token, beginning } = await makeTokenOf(chef, { name: 'NomDeJeton' })
  const { body } = await chef.get<Buffer>('/api/account/export')
  const { unzipSync } = await import('fflate')
  const files = Object.values(unzipSync(body)).map((file) => Buffer.from(file).toString('latin1'))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(file).not.toMatch(new RegExp(`NomDeJeton|${beginning}|${token}`))
})
