import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { clearExpired } from '../auth/housekeeping.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { SecurityLog } from './security-log.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.security_events'))

type Row = { event: string; account_id: string | null; subject: string; address: string; count: number }

async function rows(): Promise<Row[]> {
  const found = await api.database.pool.query<Row>(
    'select * from auth.security_events order by event, minute',
  )
  return found.rows
}

/** Events are written after the answer. */
const events = () => expect.poll(async () => (await rows()).map(({ event }) => event))

test('each change of an account and each refusal is an event, with the account and without a mail address', async () => {
  const chef = await api.signUp()
  const credentials = { email: chef.email, password: PASSWORD }
  await events().toEqual(['sign-up'])
  await chef.post('/api/auth/sign-out')
  await chef.post('/api/auth/sign-in/email', { ...credentials, password: 'pas le bon du tout' })
  await chef.post('/api/auth/sign-in/email', credentials)
  await chef.post('/api/auth/change-password', {
    currentPassword: 'faux depuis hier',
    newPassword: 'encore un autre',
  })
  await chef.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'encore un autre' })
  await chef.post('/api/auth/request-password-reset', { email: chef.email })
  await chef.post('/api/auth/reset-password', { token: 'none', newPassword: 'une troisième fois' })
  await chef.send('POST', '/api/gammes', { body: {}, headers: { origin: 'https://ailleurs.example' } })
  await chef.post('/api/auth/sign-up/email', { ...credentials, name: 'Camille' })
  await chef.delete('/api/account', { password: 'pas celui-ci' })
  await chef.delete('/api/account', { password: 'encore un autre' })
  await events().toEqual([
    'account-deletion-asked',
    'account-deletion-failed',
    'cross-origin-refused',
    'password-change-failed',
    'password-changed',
    'password-reset-failed',
    'reset-requested',
    'sign-in',
    'sign-in-failed',
    'sign-out',
    'sign-up',
    'sign-up-failed',
  ])
  const stored = await rows()
  const ofChef = stored.filter(({ account_id }) => account_id === chef.userId).map(({ event }) => event)
  expect(ofChef).toEqual([
    'account-deletion-asked',
    'account-deletion-failed',
    'password-change-failed',
    'password-changed',
    'sign-in',
    'sign-out',
    'sign-up',
  ])
  const subjects = stored.filter(({ event }) => event.startsWith('sign-in')).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(1)
  expect(JSON.stringify(stored)).not.toMatch(/exemple|mot de passe|autre/)
})

test('requests without a session, writes in the demo, broken rules and unknown ids are events', async () => {
  const chef = await api.signUp()
  await chef.post('/api/gammes', { nom: 12 })
  await chef.get(`/api/menus/${crypto.randomUUID()}`)
  await api.visitor().get('/api/tech-sheets')
  await api.visitor().send('PUT', '/api/tech-sheets/none/photo')
  await api.visitor().send('POST', '/api/gammes', { headers: { [DEMO_HEADER]: DEMO_VISITOR } })
  await api.visitor().send('POST', '/api/gammes', { body: '{' })
  await api.visitor().post('/api/auth/sign-in/email', { email: 'none', password: '' })
  await events().toEqual([
    'demo-refused',
    'input-refused',
    'input-refused',
    'input-refused',
    'not-found',
    'sign-up',
    'unauthorized',
  ])
  const stored = await rows()
  const ofChef = stored.filter(({ account_id }) => account_id === chef.userId).map(({ event }) => event)
  expect(ofChef).toEqual(['input-refused', 'not-found', 'sign-up'])
  expect(stored.find(({ event }) => event === 'unauthorized')).toMatchObject({
    count: 2,
    address: '127.0.0.1',
  })
})

test('an account that asks too often is an event with its account', async () => {
  const busy = await startApi({ requestsPerMinute: 1 }, { beside: api })
  const chef = await busy.signUp({ email: 'pressee@exemple.fr' })
  await chef.get('/api/account')
  expect((await chef.get('/api/account')).status).toBe(429)
  await events().toContain('too-many-requests')
  expect((await rows()).find(({ event }) => event === 'too-many-requests')?.account_id).toBe(chef.userId)
  await busy.close()
})

function guess() {
  return api.visitor().send('POST', '/api/auth/sign-in/email', {
    body: { email: 'personne@exemple.fr', password: 'une devinette' },
    remoteAddress: '203.0.113.50',
  })
}

test('refused attempts are events, and a flood of them is one row a minute with its count', async () => {
  await Promise.all(Array.from({ length: 40 }, guess))
  await expect.poll(async () => (await rows()).reduce((sum, { count }) => sum + count, 0)).toBe(40)
  const stored = await rows()
  expect(new Set(stored.map(({ event }) => event))).toEqual(new Set(['sign-in-failed', 'too-many-attempts']))
  expect(stored.length).toBeLessThanOrEqual(4)
})

test('a database that does not take events delays and fails no request', async () => {
  await api.database.pool.query('alter table auth.security_events rename to hidden')
  const chef = await api.signUp()
  expect((await chef.get('/api/account')).status).toBe(200)
  await expect.poll(() => api.log()).toContain('security events could not be stored')
  await api.database.pool.query('alter table auth.hidden rename to security_events')
})

test('of more events than can wait the rest is dropped, and counted in the log', async () => {
  const warn = vi.fn()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const database = {
    ...api.database,
    pool: Object.assign(Object.create(api.database.pool), { query: () => held }),
  }
  const log = new SecurityLog(database, Object.assign(Object.create(api.app.log), { warn }), 200)
  // The first is being written while the others wait.
  for (let number = 0; number < 1_011; number += 1)
    log.record({ event: 'sign-in', address: `10.0.0.${number}`, userAgent: undefined })
  release()
  await log.flush()
  expect(warn).toHaveBeenCalledWith({ dropped: 10 }, 'security events were dropped')
})

test('refusals of many places leave room for what happens to accounts, and are written a few times a second', async () => {
  const query = vi.fn<(text: string, columns: unknown[][]) => Promise<void>>(() => Promise.resolve())
  const database = { ...api.database, pool: Object.assign(Object.create(api.database.pool), { query }) }
  const log = new SecurityLog(database, Object.assign(Object.create(api.app.log), { warn: vi.fn() }), 200)
  for (let number = 0; number < 2_000; number += 1)
    log.record({ event: 'unauthorized', address: `2001:db8:${number}::/64`, userAgent: undefined })
  log.record({ event: 'sign-in', address: '203.0.113.1', userAgent: undefined })
  await log.flush()
  const written = query.mock.calls.flatMap(([, [named = []]]) => named)
  expect(written.filter((event) => event === 'unauthorized')).toHaveLength(500)
  expect(written).toContain('sign-in')
  expect(query.mock.calls.length).toBeLessThan(5)
})

test('a refusal that is dropped while nothing waits does not end the writing of events', async () => {
  const log = new SecurityLog(api.database, api.app.log, 1)
  const refuse = (subject: string) =>
    log.record({ event: 'unauthorized', subject, address: '203.0.113.7', userAgent: undefined })
  for (let nth = 0; nth < 500; nth += 1) refuse(String(nth))
  await log.flush()
  refuse('one too many')
  log.record({ event: 'sign-in', subject: 'chef', address: '203.0.113.7', userAgent: undefined })
  // A flush that never ends would let no timer end the test.
  await expect.poll(async () => (await rows()).some(({ event }) => event === 'sign-in')).toBe(true)
  await log.flush()
})

test('events of more than a year are cleared away', async () => {
  await api.database.pool.query(
    `insert into auth.security_events (minute, event, subject, address, user_agent, count)
     values (now() - interval '366 days', 'sign-in', '', '', '', 1), (now() - interval '364 days', 'sign-out', '', '', '', 1)`,
  )
  await clearExpired(api.database)
  expect((await rows()).map(({ event }) => event)).toEqual(['sign-out'])
})
