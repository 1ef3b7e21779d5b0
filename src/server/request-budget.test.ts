import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { RequestBudget } from './request-budget.ts'
import { type Api, startApi } from './testing/start-api.ts'

const PER_MINUTE = 6

let api: Api
beforeAll(async () => {
  api = await startApi({ requestsPerMinute: PER_MINUTE })
})
afterAll(() => api.close())

const refused = { status: 429, body: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 10 } } }

test('an account that has spent its budget is answered 429 with Retry-After, on reads and writes, and another is served', async () => {
  const chef = await api.signUp()
  const neighbour = await api.signUp()
  for (let sent = 0; sent < PER_MINUTE; sent += 1)
    expect((await chef.get('/api/tech-sheets')).status).toBe(200)
  const read = await chef.get('/api/tech-sheets')
  expect(read).toMatchObject(refused)
  expect(read.headers['retry-after']).toBe('10')
  expect(await chef.change('/api/account', { fullName: 'Léa' })).toMatchObject(refused)
  expect((await neighbour.get('/api/tech-sheets')).status).toBe(200)
})

test('the budget of an account counts the requests of all its sessions', async () => {
  const chef = await api.signUp()
  const tablet = api.visitor()
  await tablet.done(
    tablet.send('POST', '/api/auth/sign-in/email', {
      body: { email: chef.email, password: 'un mot de passe' },
      remoteAddress: '10.1.0.1',
    }),
  )
  for (let sent = 0; sent < PER_MINUTE; sent += 1) await chef.done(chef.get('/api/account'))
  expect(await tablet.get('/api/account')).toMatchObject(refused)
})

const send = (remoteAddress: string) =>
  api.visitor().send('GET', '/api/tech-sheets', { headers: { [DEMO_HEADER]: DEMO_VISITOR }, remoteAddress })

test('visitors of the demo are counted by their address', async () => {
  for (let sent = 0; sent < PER_MINUTE; sent += 1) expect((await send('10.2.0.1')).status).toBe(200)
  expect(await send('10.2.0.1')).toMatchObject(refused)
  expect((await send('10.2.0.2')).status).toBe(200)
})

test('a budget comes back evenly, is never more than a minute’s, and forgets the oldest of too many keys', () => {
  let now = 0
  const budget = new RequestBudget(2, () => now)
  const spend = (key: string) => () => budget.spend(key)
  const spendAll = () => {
    for (let sent = 0; sent < 2; sent += 1) spend('a')()
    expect(spend('a')).toThrow('Too many')
  }
  spendAll()
  now += 29_999
  expect(spend('a')).toThrow('Too many')
  now += 1
  expect(spend('a')).not.toThrow()
  expect(spend('a')).toThrow('Too many')
  now += 3_600_000
  spendAll()
  for (let other = 0; other < 10_000; other += 1) spend(`other ${other}`)()
  expect(spend('a')).not.toThrow()
})
