import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
    'select * from auth.security_events order by minute, event',
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
  await chef.delete('/api/account', { password: 'encore un autre' })
  await events().toEqual([
    'account-deleted',
    'cross-origin-refused',
    'password-change-failed',
    'password-changed',
    'password-reset-failed',
    'reset-requested',
    'sign-in',
    'sign-in-failed',
    'sign-out',
    'sign-up',
  ])
  const stored = await rows()
  const ofChef = stored.filter(({ account_id }) => account_id === chef.userId).map(({ event }) => event)
  expect(ofChef).toEqual([
    'account-deleted',
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
  await expect.poll(() => api.log()).toContain('a security event could not be stored')
  await api.database.pool.query('alter table auth.hidden rename to security_events')
})

test('of more events than can wait the rest is dropped, and counted in the log', async () => {
  const warn = vi.fn()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const database = {
    ...api.database,
    pool: Object.assign(Object.create(api.database.pool), { query: () => held }),
  }
  const log = new SecurityLog(database, Object.assign(Object.create(api.app.log), { warn }))
  for (let number = 0; number < 1_010; number += 1)
    log.record({ event: 'sign-in', address: '203.0.113.1', userAgent: undefined })
  release()
  await log.flush()
  expect(warn).toHaveBeenCalledWith({ dropped: 10 }, 'security events were dropped')
})

test('events of more than a year are cleared away', async () => {
  await api.database.pool.query(
    `insert into auth.security_events (minute, event, subject, address, user_agent, count)
     values (now() - interval '366 days', 'sign-in', '', '', '', 1), (now() - interval '364 days', 'sign-out', '', '', '', 1)`,
  )
  await clearExpired(api.database)
  expect((await rows()).map(({ event }) => event)).toEqual(['sign-out'])
})
