import { afterAll, beforeAll, expect, test } from 'vitest'
import pino from 'pino'
import type { Member as HouseMember } from '#contract/members.ts'
import { eraseDeparted } from '../account/erase-departed.ts'
import type { Mail } from '../mail/mailer.ts'
import { SecurityLog } from '../security-log/security-log.ts'
import { movedOn } from '../testing/moved-on.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { engage } from '../testing/team.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const removal = (who: Member) => who.delete<{ eraseAt: string }>('/api/account', { password: PASSWORD })
const signIn = (who: Member) => who.post('/api/auth/sign-in/email', { email: who.email, password: PASSWORD })
const suppliersOf = async (by: Member) => (await by.get<{ total: number }>('/api/suppliers')).body.total
const rolesIn = async (by: Member) =>
  (await by.done(by.get<{ items: HouseMember[] }>('/api/members'))).items.map(({ role }) => role)
const accountsOf = async ({ email }: Member) =>
  (await api.database.pool.query<{ id: string }>('select id from auth.users where email = $1', [email])).rows

/** Erases what was asked to be, as after the days of grace. @returns to whom it has mailed */
async function erase(...ids: string[]): Promise<string[]> {
  for (const userId of ids) await movedOn(api.database, { userId })
  await api.database.pool.query('update auth.departures set warned_at = now()')
  const mails: Mail[] = []
  const securityLog = new SecurityLog(api.database, pino({ level: 'silent' }), 0)
  const mailer = { send: async (mail: Mail) => (mails.push(mail), true) }
  await eraseDeparted({ database: api.database, mailer, securityLog, publicUrl: api.config.publicUrl })
  await securityLog.flush()
  return mails.map(({ to }) => to)
}

/** A house with a supplier, and another owner. */
async function houseOfTwo(): Promise<[founder: Member, other: Member]> {
  const founder = await api.signUp({ name: 'Chez Léa' })
  await founder.done(founder.post('/api/suppliers', { name: 'Les Halles' }))
  return [founder, await engage(founder, 'owner', await api.signUp({ name: 'Omar' }))]
}

test('the only owner of a house that others work in does not delete the account', async () => {
  const owner = await api.signUp()
  const cook = await engage(owner, 'cook', await api.signUp())
  expect(await removal(owner)).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } })
  expect(await rolesIn(owner)).toEqual(['owner', 'cook'])
  expect((await removal(cook)).status).toBe(200)
  expect((await cook.get('/api/kitchen/sheets')).status).toBe(401)
  expect(await rolesIn(owner)).toEqual(['owner', 'cook'])
  await erase(cook.userId)
  expect(await rolesIn(owner)).toEqual(['owner'])
  expect((await removal(owner)).status).toBe(200)
})

test('a founder who deletes the account leaves the house to its other owner, and comes back to it until it is erased', async () => {
  const [founder, other] = await houseOfTwo()
  expect((await removal(founder)).status).toBe(200)
  expect((await founder.get('/api/account')).status).toBe(401)
  expect(await suppliersOf(other)).toBe(1)
  const [moved] = await accountsOf(founder)
  expect(moved?.id).not.toBe(founder.userId)
  expect(await signIn(founder)).toMatchObject({ status: 200, body: { restored: expect.anything() } })
  expect(await rolesIn(founder)).toEqual(['owner', 'owner'])
  expect(await suppliersOf(founder)).toBe(1)
  expect((await removal(founder)).status).toBe(200)
  expect(await erase(moved?.id ?? '')).toEqual([founder.email])
  expect(await accountsOf(founder)).toEqual([])
  expect(await signIn(founder)).toMatchObject({ status: 401 })
  expect(await suppliersOf(other)).toBe(1)
  const { body } = await other.get('/api/auth/get-session')
  expect(body).toMatchObject({ houseId: founder.userId, house: { name: 'Chez Léa', members: 1 } })
  const { rows } = await api.database.pool.query(
    `select (select count(*)::int from auth.accounts where user_id = $1) as means, email from auth.users where id = $1`,
    [founder.userId],
  )
  expect(rows).toEqual([{ means: 0, email: `${founder.userId}@maison.invalid` }])
})

test('of two owners who delete their accounts at once, one stays', async () => {
  const [founder, other] = await houseOfTwo()
  const statuses = (await Promise.all([removal(founder), removal(other)])).map(({ status }) => status)
  expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409])
})

test('a house is deleted with the last of its people, also by another than its founder, and sends no mail then', async () => {
  const [founder, other] = await houseOfTwo()
  await founder.done(founder.post('/api/members/leave', {}))
  expect((await removal(other)).status).toBe(200)
  expect(await erase(other.userId, founder.userId)).toEqual([other.email])
  const { rows } = await api.database.pool.query('select id from auth.users where id = any ($1)', [
    [founder.userId, other.userId],
  ])
  expect(rows).toEqual([])
  expect((await signIn(founder)).status).toBe(200)
  expect(await suppliersOf(founder)).toBe(0)
})
