import { afterAll, beforeAll, expect, test } from 'vitest'
import pino from 'pino'
import { publicPath } from '#contract/public-path.ts'
import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import type { Mail } from '../mail/mailer.ts'
import { SecurityLog } from '../security-log/security-log.ts'
import { mailTo, mailsTo } from '../testing/mailbox.ts'
import { movedOn } from '../testing/moved-on.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { requestDeletion } from './departures.queries.ts'
import { eraseDeparted } from './erase-departed.ts'
import { deal } from '../testing/suppliers.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const leave = (chef: Member) =>
  chef.done(chef.delete<{ eraseAt: string }>('/api/account', { password: PASSWORD }))

type SignedIn = { user?: object; restored?: { eraseAt: string } }

const signIn = ({ email }: Member, client = api.visitor()) =>
  client.post<SignedIn>('/api/auth/sign-in/email', { email, password: PASSWORD })

const isThere = async ({ userId }: Member) =>
  (await api.database.pool.query('select from auth.users where id = $1', [userId])).rowCount === 1

/** The work of one hour, by so many servers at once; the mails it has sent. */
async function anHour(servers = 1): Promise<Mail[]> {
  const mails: Mail[] = []
  const securityLog = new SecurityLog(api.database, pino({ level: 'silent' }), 0)
  const mailer = { send: async (mail: Mail) => (mails.push(mail), true) }
  const { publicUrl } = api.config
  const parts = { database: api.database, mailer, securityLog, publicUrl }
  await Promise.all(Array.from({ length: servers }, () => eraseDeparted(parts)))
  await securityLog.flush()
  return mails
}

test('a deletion ends every session and link, keeps the rows for the days of grace, and is mailed', async () => {
  const chef = await api.signUp()
  await deal(chef, 'Maison Roux')
  await api.visitor().post('/api/auth/request-password-reset', { email: chef.email })
  const token = /token=([\w-]+)/.exec((await mailTo(api.config.dataDir, chef.email)).text ?? '')?.[1]
  const { eraseAt } = await leave(chef)
  expect(Date.parse(eraseAt) - Date.now()).toBeGreaterThan((GRACE_DAYS - 0.1) * 86_400_000)
  expect(Date.parse(eraseAt) - Date.now()).toBeLessThanOrEqual(GRACE_DAYS * 86_400_000)
  expect((await chef.get('/api/account')).status).toBe(401)
  const reset = await api
    .visitor()
    .post('/api/auth/reset-password', { token, newPassword: 'un tout autre mot' })
  expect(reset.status).toBe(400)
  expect(await anHour()).toEqual([])
  expect(await isThere(chef)).toBe(true)
  const mail = await mailTo(api.config.dataDir, chef.email, 2)
  expect(mail.subject).toBe('Votre compte Gramme sera effacé')
  expect(mail.text).toContain(api.config.publicUrl + publicPath('/login', 'fr'))
})

test('signing in restores the account as it was, says when it would have been erased, and is mailed', async () => {
  const chef = await api.signUp()
  await deal(chef, 'Maison Roux')
  const { eraseAt } = await leave(chef)
  await movedOn(api.database, chef, GRACE_DAYS - 1)
  const due = new Date(Date.parse(eraseAt) - (GRACE_DAYS - 1) * 86_400_000).toISOString()
  expect(
    (await api.visitor().post('/api/auth/sign-in/email', { email: chef.email, password: 'faux mot' })).status,
  ).toBe(401)
  const back = api.visitor()
  expect(await signIn(chef, back)).toMatchObject({ status: 200, body: { restored: { eraseAt: due } } })
  expect(await back.get('/api/suppliers')).toMatchObject({ body: { items: [{ name: 'Maison Roux' }] } })
  expect((await mailTo(api.config.dataDir, chef.email, 2)).subject).toBe('Votre compte Gramme est rétabli')
  expect((await signIn(chef)).body.restored).toBeUndefined()
  await movedOn(api.database, chef)
  expect(await anHour()).toEqual([])
  expect(await isThere(chef)).toBe(true)
})

test('three days before its end the owner is warned once, and then the account is erased, with a mail each', async () => {
  const chef = await api.signUp()
  const neighbour = await api.signUp()
  await leave(chef)
  await movedOn(api.database, chef, GRACE_DAYS - 4)
  expect(await anHour()).toEqual([])
  await movedOn(api.database, chef, 1.1)
  const warnings = await anHour(3)
  expect(warnings).toMatchObject([{ to: chef.email, subject: 'Votre compte Gramme sera bientôt effacé' }])
  expect(await anHour()).toEqual([])
  await movedOn(api.database, chef, 2.8)
  expect(await anHour()).toEqual([])
  await movedOn(api.database, chef, 0.2)
  const erased = await anHour(3)
  expect(erased).toMatchObject([{ to: chef.email, subject: 'Votre compte Gramme est effacé' }])
  expect([await isThere(chef), await isThere(neighbour)]).toEqual([false, true])
  expect((await signIn(chef)).status).toBe(401)
  const { rows } = await api.database.pool.query(
    "select event from auth.security_events where account_id = $1 and event like 'account-%' order by event",
    [chef.userId],
  )
  expect(rows).toEqual([{ event: 'account-deleted' }, { event: 'account-deletion-asked' }])
})

test('after a month without a server the owner is warned first, and has three days left', async () => {
  const chef = await api.signUp()
  await leave(chef)
  await movedOn(api.database, chef, 60)
  expect(await anHour()).toHaveLength(1)
  expect(await anHour()).toEqual([])
  await movedOn(api.database, chef, 2.9)
  expect(await anHour()).toEqual([])
  expect(await signIn(chef)).toMatchObject({ body: { restored: {} } })
})

test('a sign-in at the same moment leaves an account with a session, and none that is to be erased', async () => {
  const chef = await api.signUp()
  for (let round = 0; round < 4; round += 1) {
    const client = api.visitor()
    await Promise.all([requestDeletion(api.database, chef.userId), signIn(chef, client)])
    const { rows } = await api.database.pool.query<{ sessions: number; departures: number }>(
      `select (select count(*) from auth.sessions where user_id = $1) as sessions,
         (select count(*) from auth.departures where user_id = $1) as departures`,
      [chef.userId],
    )
    expect(rows[0]).toSatisfy(
      (found: { sessions: number; departures: number }) => found.sessions > 0 !== found.departures > 0,
    )
  }
})

test('a restoration at the moment of the erasure wins, or comes too late', async () => {
  const chef = await api.signUp()
  await leave(chef)
  await movedOn(api.database, chef, GRACE_DAYS - 2.5)
  await anHour()
  await movedOn(api.database, chef, 3)
  const [answer] = await Promise.all([signIn(chef), anHour()])
  expect(await isThere(chef)).toBe(answer.status === 200)
})

test('the language of the account is that of its mails, and the address is free only after the erasure', async () => {
  const chef = await api.signUp()
  await chef.done(chef.change('/api/account', { settings: { language: 'en' } }))
  await leave(chef)
  expect((await mailTo(api.config.dataDir, chef.email)).subject).toBe('Your Gramme account will be erased')
  const again = { email: chef.email, password: 'un autre encore', name: 'Camille' }
  expect((await api.visitor().post('/api/auth/sign-up/email', again)).status).toBe(422)
  expect(await mailsTo(api.config.dataDir, chef.email)).toHaveLength(1)
})
