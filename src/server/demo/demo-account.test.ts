import { OWN_TABLES } from '#database/remake-account.ts'
import type { ServicePlan } from '#contract/service-shapes.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { plusDays } from '#domain/services/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_CARTE_TOKEN, DEMO_HEADER, DEMO_USER_ID, DEMO_VISITOR } from '#contract/demo.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { DEMO_ACCOUNT, prepareDemo } from './demo-account.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await prepareDemo(api.database)
})
afterAll(() => api.close())

const headers = { [DEMO_HEADER]: DEMO_VISITOR }
const filled = async () =>
  (await api.database.pool.query('select filled_at, fingerprint from auth.demo')).rows

type Titled = { items: { id: string; title: string }[]; total: number }
const sheets = async () => {
  const { body } = await api.visitor().send<Titled>('GET', '/api/tech-sheets?limit=200', { headers })
  return body
}

describe('the account of the demo', () => {
  test('is a restaurant with sheets, made once', async () => {
    const [before, shown] = [await filled(), await sheets()]
    expect(shown.total).toBeGreaterThan(30)
    await prepareDemo(api.database)
    expect(await filled()).toEqual(before)
  })

  test('plans its next service from ten weeks of sales', async () => {
    const from = plusDays(houseDay(new Date()), 1)
    const address = `/api/services?from=${from}&days=7`
    const { body } = await api.visitor().send<ServicePlan>('GET', address, { headers })
    const services = body.days.flatMap((day) => day.services)
    // Closed on two days, and otherwise open at lunch and at dinner.
    expect(services).toHaveLength(10)
    for (const { expected, items } of services) {
      expect(expected?.from).toBeGreaterThanOrEqual(7)
      expect(items.filter((item) => item.expected === null && item.menuId === null)).toEqual([])
    }
    expect(services.filter(({ covers }) => covers !== null)).toMatchObject([{ meal: 'dinner', version: 1 }])
  })

  test('is made anew when it was filled by another program, too long ago or with another address, under the same ids', async () => {
    const before = await sheets()
    for (const aged of [
      "update auth.demo set fingerprint = 'of another'",
      "update auth.demo set filled_at = now() - interval '15 days'",
      `update auth.users set email = 'formerly@bistrot' where id = '${DEMO_USER_ID}'`,
    ]) {
      await api.database.pool.query(aged)
      const [old] = await filled()
      await prepareDemo(api.database)
      const [anew] = await filled()
      expect(anew).not.toEqual(old)
      expect((await sheets()).items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id))
    }
  })

  test('is made once by several servers that start together', async () => {
    await api.database.pool.query('delete from auth.users where id = $1', [DEMO_USER_ID])
    await Promise.all([1, 2, 3].map(() => prepareDemo(api.database)))
    expect(await filled()).toHaveLength(1)
    expect((await sheets()).total).toBeGreaterThan(30)
  })

  test('stays as it was when it cannot be made anew', async () => {
    const before = await sheets()
    await api.database.pool.query("update auth.demo set fingerprint = 'of another'")
    const taken = 'update auth.public_cartes set token = $1 where token = $2'
    const chef = await api.signUp()
    const { id } = await chef.done(chef.get<{ id: string }>('/api/carte'))
    await api.database.pool.query(taken, ['another0address', DEMO_CARTE_TOKEN])
    await chef.done(chef.post(`/api/cartes/${id}/publication`, {}))
    await api.database.pool.query('update auth.public_cartes set token = $1 where carte_id = $2', [
      DEMO_CARTE_TOKEN,
      id,
    ])
    await expect(prepareDemo(api.database)).rejects.toThrow()
    expect(await sheets()).toEqual(before)
    await api.database.pool.query('delete from auth.public_cartes where carte_id = $1', [id])
    await prepareDemo(api.database)
  })

  test('shows its carte to everyone', async () => {
    const { status, body } = await api.visitor().get<string>(`/c/${DEMO_CARTE_TOKEN}`)
    expect(status).toBe(200)
    expect(body).toContain('Le Bistrot de Camille')
  })
})

test('what is deleted for it is every table that belongs to an account directly', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'auth.users'::regclass and connamespace = 'public'::regnamespace
       -- Named beside: only an engine that distributes lets the lines of sheets go with the account directly.
       and conname <> 'tech_sheet_ingredients_user' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...OWN_TABLES].sort())
})

describe('nobody', () => {
  test.each([
    ['/sign-in/email', { password: 'un mot de passe' }],
    ['/sign-up/email', { password: 'un mot de passe', name: 'Camille' }],
    ['/request-password-reset', {}],
  ])('reaches it by %s', async (path, body) => {
    const answers = [DEMO_ACCOUNT.email, 'personne@localhost'].map((email) =>
      api.visitor().post(`/api/auth${path}`, { email, ...body }),
    )
    const [ofDemo, ofUnknown] = await Promise.all(answers)
    expect(ofDemo).toMatchObject({ status: 422, body: { code: 'VALIDATION' } })
    expect(ofDemo?.body).toEqual(ofUnknown?.body)
  })

  test('has a password or a session of it', async () => {
    const { rows } = await api.database.pool.query(
      `select from auth.accounts where user_id = $1 union all select from auth.sessions where user_id = $1
       union all select from auth.verifications where value = $1::text`,
      [DEMO_USER_ID],
    )
    expect(rows).toEqual([])
  })
})
