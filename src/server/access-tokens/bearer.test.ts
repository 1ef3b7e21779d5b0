import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { makeTokenOf } from '../testing/make-token.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let other: Member
let reading: string
let writing: string
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  other = await api.signUp()
  reading = (await makeTokenOf(chef)).token
  writing = (await makeTokenOf(chef, { rights: 'write' })).token
})
afterAll(() => api.close())

const unknown = `gramme_${'x'.repeat(43)}`
const wholeOf = (member: Member, authorization: string | undefined) =>
  member.send<{ id?: string; code?: string }>('GET', '/api/account', { headers: { authorization } })

describe('a request with a token', () => {
  test('belongs to the account of the token, whatever cookies it has', async () => {
    expect((await wholeOf(other, `Bearer ${reading}`)).body.id).toBe(chef.userId)
    expect((await wholeOf(other, `bearer   ${reading} `)).body.id).toBe(chef.userId)
  })

  test.each(['Bearer', 'Bearer ', `Bearer ${unknown}`, 'Bearer x.y.z', 'BEARER é'])(
    'that is none is refused, whatever session comes with it: %s',
    async (authorization) => {
      expect(await wholeOf(chef, authorization)).toMatchObject({
        status: 401,
        body: { code: 'TOKEN_INVALID', message: expect.stringContaining('access token') },
        headers: { 'www-authenticate': 'Bearer realm="Gramme", error="invalid_token"' },
      })
    },
  )

  test('with another scheme is judged by its session', async () => {
    expect((await wholeOf(chef, `Basic ${reading}`)).body.id).toBe(chef.userId)
    expect(
      await api.visitor().send('GET', '/api/account', { headers: { authorization: reading } }),
    ).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
      headers: { 'www-authenticate': 'Bearer realm="Gramme"' },
    })
  })

  test('is no session’s cookie, and no session’s cookie is a token', async () => {
    const cookie = `gramme.session_token=${reading}`
    expect((await api.visitor().send('GET', '/api/account', { headers: { cookie } })).status).toBe(401)
    const session = chef.cookies.get('gramme.session_token') ?? ''
    expect((await api.program(session).get('/api/account')).status).toBe(401)
  })

  test('writes from wherever it comes, as no browser sends it unasked', async () => {
    const origin = 'https://ailleurs.example'
    const body = { name: 'Metro' }
    const send = (headers: Record<string, string>) =>
      chef.send('POST', '/api/suppliers', { body, headers: { origin, ...headers } })
    expect((await send({ authorization: `Bearer ${writing}` })).status).toBe(201)
    expect(await send({ authorization: `Bearer ${unknown}` })).toMatchObject({ status: 401 })
    expect(await send({})).toMatchObject({ status: 403, body: { code: 'INVALID_ORIGIN' } })
  })

  test('that names another account is refused, as a session is', async () => {
    const headers = { [ACCOUNT_HEADER]: other.userId }
    for (const path of ['/api/account', '/api/suppliers'])
      expect(await api.program(reading).send('GET', path, { headers })).toMatchObject({ status: 401 })
  })

  test('reads one thing, lists and files, and creates once under a key', async () => {
    const program = api.program(writing)
    const { id } = await deal(chef, 'Grossiste')
    expect((await program.get(`/api/suppliers/${id}`)).body).toMatchObject({ name: 'Grossiste' })
    expect((await program.get('/api/suppliers')).body).toMatchObject({ items: expect.any(Array) })
    expect((await program.get<Buffer>('/api/account/export')).body.subarray(0, 2).toString()).toBe('PK')
    const headers = { 'idempotency-key': 'one' }
    const create = () => program.send('POST', '/api/suppliers', { body: { name: 'Halles' }, headers })
    expect((await create()).body).toEqual((await create()).body)
  })
})

test('a picture is taken from a token that writes, and from no other before any of it is read', async () => {
  const facts = { title: 'Soupe', category: 'Entrée', portions: 1, ingredients: [] }
  const { id } = await chef.done(chef.post<{ id: string }>('/api/tech-sheets', facts))
  const put = (token: string) =>
    api.program(token).send<{ id?: string }>('PUT', `/api/tech-sheets/${id}/photo`, {
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    })
  expect(await put(unknown)).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } })
  expect(await put(reading)).toMatchObject({ status: 403, body: { code: 'TOKEN_READ_ONLY' } })
  const { status, body } = await put(writing)
  expect(status).toBe(200)
  const photo = `/api/tech-sheets/${id}/photo/${body.id}`
  const statuses = [reading, unknown].map(async (token) => (await api.program(token).get(photo)).status)
  expect(await Promise.all(statuses)).toEqual([200, 401])
})

test('unknown tokens are slowed down by place, and the good one is answered there all the same', async () => {
  const remoteAddress = '198.51.100.9'
  const send = (token: string) =>
    api.program(token).send<{ code: string }>('GET', '/api/account', { remoteAddress })
  const answers = await Promise.all(Array.from({ length: 60 }, () => send(unknown)))
  const slowed = answers.filter(({ status }) => status === 429)
  expect(slowed.length).toBeGreaterThanOrEqual(9)
  expect(slowed[0]).toMatchObject({
    body: { code: 'TOO_MANY_REQUESTS' },
    headers: { 'retry-after': expect.anything() },
  })
  expect((await send(reading)).status).toBe(200)
  expect((await api.program(unknown).get('/api/account')).status).toBe(401)
})

test('what tokens are refused is in the security log, with the account where it is known', async () => {
  const remoteAddress = '198.51.100.77'
  await api.program(unknown).send('GET', '/api/suppliers', { remoteAddress })
  await api.program(reading).send('POST', '/api/suppliers', { body: { name: 'Metro' }, remoteAddress })
  const logged = async () => {
    const { rows } = await api.database.pool.query(
      `select distinct event, account_id from auth.security_events where address = $1
       order by account_id nulls first`,
      [remoteAddress],
    )
    return rows
  }
  await expect.poll(logged).toEqual([
    { event: 'token-refused', account_id: null },
    { event: 'token-refused', account_id: chef.userId },
  ])
})

test('requests of programs are counted apart from those of the pages', async () => {
  const busy = await startApi({ requestsPerMinute: 2 }, { beside: api })
  const program = busy.program(reading)
  const statuses = [
    (await program.get('/api/account')).status,
    (await program.get('/api/suppliers')).status,
    (await program.get('/api/account')).status,
  ]
  expect(statuses).toEqual([200, 200, 429])
  await busy.close()
})

test('a request that fails with a token leaves nothing of it in the log', async () => {
  await api.database.pool.query('alter table public.supplier_contacts rename to hidden')
  const { status } = await api.program(writing).post('/api/suppliers', { name: 'Metro' })
  await api.database.pool.query('alter table public.hidden rename to supplier_contacts')
  await api.database.pool.query('alter table auth.access_tokens rename to hidden')
  const broken = await api.program(writing).get('/api/account')
  await api.database.pool.query('alter table auth.hidden rename to access_tokens')
  expect([status, broken.status]).toEqual([500, 500])
  expect(api.log()).toMatch(/"code":"42P01"/)
  expect(api.log()).not.toMatch(/gramme_[\w-]{20}|bearer|authorization/i)
})
