import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirming, someone } from '../testing/confirming.ts'
import { mailTo } from '../testing/mailbox.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { createMailer } from '../mail/mailer.ts'
import { createAuth } from './auth.ts'
import { clearExpired } from './housekeeping.ts'
import { invite } from './invite.ts'

const PASSWORD = 'un mot de passe'
const OTHER = 'un tout autre mot'
const ENDED = { status: 403, body: { code: 'INVITATION_ENDED' } }

let open: Api
let api: Api
let confirmed: Api
beforeAll(async () => {
  open = await startApi()
  api = await startApi({ registration: 'invited' }, { beside: open })
  confirmed = await startApi({ registration: 'confirmed' }, { beside: open })
})
afterAll(async () => {
  await confirmed.close()
  await api.close()
  await open.close()
})
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

function send(email: string, withMailer = false, language: 'fr' | 'en' = 'fr') {
  const { config, database, app } = api
  const mailer = createMailer(config, app.log)
  const auth = createAuth({ config, database, mailer, log: app.log })
  const parts = { auth, database, publicUrl: config.publicUrl, mailer: withMailer ? mailer : undefined }
  return invite(parts, email, language)
}

/** The token of a new invitation. */
async function invited(email: string): Promise<string> {
  const made = await send(email)
  return made.outcome === 'link' ? (/token=([\w-]+)/.exec(made.link)?.[1] ?? '') : ''
}

function signUp(email: string, invitation?: string, who = api.visitor(), password = PASSWORD) {
  return who.post('/api/auth/sign-up/email', { email, password, name: 'Léa Roux', invitation })
}

test('an invitation makes an account for its address, once, and opens its session', async () => {
  const email = someone()
  const invitation = await invited(email)
  const chef = api.visitor()
  const made = await signUp(` ${email.toUpperCase()} `, invitation, chef)
  expect(made).toMatchObject({ status: 200, body: { user: { email, name: 'Léa Roux' } } })
  expect(Object.keys(made.body as object)).toEqual(['user'])
  expect((await chef.get('/api/account')).body).toMatchObject({ email })
  expect((await confirming(api).signIn(email)).status).toBe(200)
  expect(await confirming(api).accountsOf(email)).toMatchObject([{ email_verified: true }])
  expect(await signUp(email, invitation)).toMatchObject(ENDED)
  await chef.done(chef.delete('/api/account', { password: PASSWORD }))
  expect(await signUp(email, invitation)).toMatchObject(ENDED)
})

test('posted straight to the server, a sign-up without an invitation or with a made-up one makes no account', async () => {
  const email = someone()
  const without = await signUp(email)
  expect(without).toMatchObject({ status: 403, body: { code: 'INVITATION_REQUIRED' } })
  expect(without.headers).not.toHaveProperty('set-cookie')
  expect(await signUp(email, 'x'.repeat(32))).toMatchObject(ENDED)
  expect((await signUp(email, '')).status).toBe(422)
  expect(await confirming(api).accountsOf(email)).toEqual([])
})

test('an invitation is for its address alone, and a wrong address does not use it up', async () => {
  const [email, other] = [someone(), someone()]
  const invitation = await invited(email)
  expect(await signUp(other, invitation)).toMatchObject(ENDED)
  expect(await confirming(api).accountsOf(other)).toEqual([])
  expect((await signUp(email, invitation)).status).toBe(200)
})

test('asking again replaces the earlier invitation, and neither is stored as it is', async () => {
  const email = someone()
  const [earlier, later] = [await invited(email), await invited(email)]
  const { rows } = await api.database.pool.query('select identifier, value from auth.verifications')
  expect(rows.filter(({ value }) => value === `invitation:${email}`)).toHaveLength(1)
  for (const token of [earlier, later]) expect(JSON.stringify(rows)).not.toContain(token)
  expect(await signUp(email, earlier)).toMatchObject(ENDED)
  expect((await signUp(email, later)).status).toBe(200)
})

test('an invitation ends after 14 days, and is cleared away', async () => {
  const email = someone()
  const invitation = await invited(email)
  const stored = () =>
    api.database.pool.query<{ days: number }>(
      `select extract(epoch from expires_at - now())::float8 / 86400 as days from auth.verifications
       where value = 'invitation:' || $1::text`,
      [email],
    )
  expect((await stored()).rows[0]?.days).toBeCloseTo(14, 2)
  await api.database.pool.query(
    "update auth.verifications set expires_at = now() - interval '1 second' where value = 'invitation:' || $1::text",
    [email],
  )
  expect(await signUp(email, invitation)).toMatchObject(ENDED)
  await clearExpired(api.database)
  expect((await stored()).rows).toEqual([])
})

test('an invitation of a clock that was a year ahead is cleared away, and another one can be made', async () => {
  const email = someone()
  const invitation = await invited(email)
  await api.database.pool.query(
    `update auth.verifications set expires_at = expires_at + interval '1 year', created_at = created_at + interval '1 year'
     where value = 'invitation:' || $1::text`,
    [email],
  )
  await clearExpired(api.database)
  expect(await signUp(email, invitation)).toMatchObject(ENDED)
  expect((await signUp(email, await invited(email))).status).toBe(200)
})

test('a password that is refused leaves the invitation usable', async () => {
  const email = someone()
  const invitation = await invited(email)
  expect((await signUp(email, invitation, api.visitor(), 'azerty1234')).status).toBe(422)
  expect((await signUp(email, invitation)).status).toBe(200)
})

test('sent six times at once, an invitation makes one account and one session, and no line of the log', async () => {
  const email = someone()
  const invitation = await invited(email)
  const logged = api.log().length
  const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(email, invitation)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const accounts = await confirming(api).accountsOf(email)
  expect(accounts).toHaveLength(1)
  const { rows } = await api.database.pool.query(
    'select from auth.sessions where user_id = (select id from auth.users where email = $1)',
    [email],
  )
  expect(rows).toHaveLength(1)
  expect(api.log().slice(logged)).toBe('')
  expect((await confirming(api).signIn(email)).status).toBe(200)
})

test('an invitation whose address has an account by now opens no session', async () => {
  const email = someone()
  const invitation = await invited(email)
  await open.signUp({ email, password: PASSWORD })
  expect(await signUp(email, invitation)).toMatchObject({
    status: 422,
    body: { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
  })
})

test('an address that has an account is not invited; one whose account waits for confirmation is, with a new password', async () => {
  const { email } = await open.signUp({ email: someone() })
  expect(await send(email)).toEqual({ email, outcome: 'has-account' })
  const waiting = someone()
  await confirming(confirmed).signUp(waiting, OTHER)
  expect((await signUp(waiting, await invited(waiting))).status).toBe(200)
  expect((await confirming(api).signIn(waiting, OTHER)).status).toBe(401)
  expect((await confirming(api).signIn(waiting)).status).toBe(200)
})

test('accounts of before sign in, and an invitation opens nothing where no new accounts are made', async () => {
  const { email } = await open.signUp({ email: someone() })
  expect((await confirming(api).signIn(email)).status).toBe(200)
  const closed = await startApi({ registration: 'closed' }, { beside: open })
  const other = someone()
  const answer = await signUp(other, await invited(other), closed.visitor())
  expect(answer).toMatchObject({ status: 403, body: { code: 'REGISTRATION_CLOSED' } })
  await closed.close()
})

test('the mail carries the link, with the address, in the language that was asked for', async () => {
  const [email, other] = [someone(), someone()]
  expect(await send(email, true)).toEqual({ email, outcome: 'mailed' })
  const mail = await mailTo(api.config.dataDir, email)
  expect(mail.subject).toBe('Votre invitation à Gramme')
  expect(mail.text).toMatch(
    /^http:\/\/localhost:3000\/register#type=invitation&token=[\w-]{32}&email=personne-\d+%40exemple\.fr$/m,
  )
  await send(other, true, 'en')
  const english = await mailTo(api.config.dataDir, other)
  expect(english.subject).toBe('Your invitation to Gramme')
  expect(english.text).toContain('http://localhost:3000/en/register#')
})

test('invitations that are tried are counted by place, and are security events', async () => {
  // Its own database: events are stored some time after the answers that other tests have had.
  const alone = await startApi({ registration: 'invited' })
  const { pool } = alone.database
  await signUp(someone(), 'x'.repeat(32), alone.visitor())
  await pool.query('update auth.rate_limits set count = 50')
  expect(await signUp(someone(), 'x'.repeat(32), alone.visitor())).toMatchObject({ status: 429 })
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ event: string }>(
        'select event from auth.security_events order by event',
      )
      return rows.map(({ event }) => event)
    })
    .toEqual(['sign-up-failed', 'too-many-attempts'])
  await alone.close()
})
