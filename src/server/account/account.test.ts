import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Account } from '#contract/account.ts'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { loseConnection } from '../testing/lose-connection.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => api.close())

test('a new account starts with the trade’s usual figures', async () => {
  const chef = await api.signUp({ name: 'Camille Martin' })
  const account = await chef.done(chef.get<Account>('/api/account'))
  expect(account).toMatchObject({ id: chef.userId, email: chef.email, fullName: 'Camille Martin' })
  expect(account.settings).toEqual(DEFAULT_SETTINGS)
  expect(new Date(account.createdAt).toISOString()).toBe(account.createdAt)
})

test('name and settings change, and only what was sent', async () => {
  const chef = await api.signUp()
  const change = {
    fullName: '  Ma\u00eete Iturria ',
    settings: { theme: 'dark', defaultTvaRate: 5.5, targetMargin: 72.5, coefficientPlat: 4.25 },
  }
  const changed = await chef.done(chef.change<Account>('/api/account', change))
  expect(changed).toMatchObject({ fullName: 'Maîte Iturria' })
  expect(changed.settings).toEqual({ ...DEFAULT_SETTINGS, ...change.settings })
  expect(await chef.done(chef.get('/api/account'))).toEqual(changed)
})

test('stations are names, each once, in the order that was given, and labels have a known format', async () => {
  const chef = await api.signUp()
  const settings = { stations: ['  Chaud ', 'Garde-manger', 'Pâtisserie'], labelFormat: 'a4-3x8' }
  const changed = await chef.done(chef.change<Account>('/api/account', { settings }))
  expect(changed.settings).toEqual({
    ...DEFAULT_SETTINGS,
    stations: ['Chaud', 'Garde-manger', 'Pâtisserie'],
    labelFormat: 'a4-3x8',
  })
  for (const refused of [
    { stations: ['Chaud', ' Chaud'] },
    { stations: [' '] },
    { stations: ['x'.repeat(61)] },
    { stations: Array.from({ length: 31 }, (_, place) => `Poste ${String(place)}`) },
    { labelFormat: '62x30' },
  ])
    expect(await chef.change('/api/account', { settings: refused })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION' },
    })
  expect(await chef.done(chef.get('/api/account'))).toEqual(changed)
})

test('of a name and settings that are sent together, neither changes without the other', async () => {
  const chef = await api.signUp({ name: 'Camille Martin' })
  const before = await chef.done(chef.get('/api/account'))
  const change = { fullName: 'Claude Roux', settings: { wastageMethod: 'rendement' } }
  for (const statement of [/update .*account_settings/, /update .*users/]) {
    const connection = loseConnection(statement)
    expect(await chef.change('/api/account', change)).toMatchObject({ body: { code: 'UNAVAILABLE' } })
    expect(connection.lost()).toBe(true)
    expect(await chef.done(chef.get('/api/account'))).toEqual(before)
  }
  expect(await chef.done(chef.change('/api/account', change))).toMatchObject(change)
})

test('nobody’s settings change another’s', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  await one.done(one.change('/api/account', { fullName: 'Une autre', settings: { language: 'en' } }))
  const untouched = await other.done(other.get<Account>('/api/account'))
  expect(untouched).toMatchObject({ id: other.userId, fullName: 'Camille Martin' })
  expect(untouched.settings).toEqual(DEFAULT_SETTINGS)
})

test('an account whose settings were never made gets them with their defaults', async () => {
  const chef = await api.signUp()
  await api.database.pool.query('alter table account_settings no force row level security')
  await api.database.pool.query('delete from account_settings where user_id = $1', [chef.userId])
  await api.database.pool.query('alter table account_settings force row level security')
  expect((await chef.done(chef.get<Account>('/api/account'))).settings).toEqual(DEFAULT_SETTINGS)
  const change = { settings: { theme: 'light' } }
  expect((await chef.done(chef.change<Account>('/api/account', change))).settings.theme).toBe('light')
})

describe('a change that breaks a rule names the field', () => {
  test.each([
    [{ fullName: ' ' }, 'fullName', 'required'],
    [{ fullName: 'x'.repeat(201) }, 'fullName', 'too-long'],
    [{ settings: { language: 'de' } }, 'settings.language', 'invalid'],
    [{ settings: { theme: 1 } }, 'settings.theme', 'invalid'],
    [{ settings: { wastageMethod: 'divide' } }, 'settings.wastageMethod', 'invalid'],
    [{ settings: { defaultTvaRate: 7 } }, 'settings.defaultTvaRate', 'invalid'],
    [{ settings: { targetMargin: 101 } }, 'settings.targetMargin', 'out-of-range'],
    [{ settings: { floorMargin: -1 } }, 'settings.floorMargin', 'out-of-range'],
    [{ settings: { coefficientPlat: 0.99 } }, 'settings.coefficientPlat', 'out-of-range'],
    [{ settings: { coefficientEntree: '4' } }, 'settings.coefficientEntree', 'invalid'],
    [{ settings: { floorMargin: 70.1 } }, 'settings.floorMargin', 'thresholds-crossed'],
    [{ settings: { targetMargin: 49.9 } }, 'settings.targetMargin', 'thresholds-crossed'],
  ])('%j', async (change, path, rule) => {
    const chef = await api.signUp()
    const { status, body } = await chef.change('/api/account', change)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'VALIDATION', data: { fields: [{ path, rule }] } })
    expect((await chef.done(chef.get<Account>('/api/account'))).settings).toEqual(DEFAULT_SETTINGS)
  })
})

test.each([
  ['GET', '/api/account'],
  ['PATCH', '/api/account'],
  ['DELETE', '/api/account'],
  ['GET', '/api/account/export'],
] as const)('%s %s needs a session', async (method, path) => {
  const body = method === 'GET' ? undefined : { password: 'x' }
  const answer = await api.visitor().send(method, path, { body })
  expect(answer.status).toBe(401)
  expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a body too large is refused', async () => {
  const chef = await api.signUp()
  const { status, body } = await chef.patch('/api/account', { fullName: 'x'.repeat(1_100_000) })
  expect(status).toBe(413)
  expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})
