import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { mailsTo, mailTo, tokenIn } from '../testing/mailbox.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { clearExpired } from './housekeeping.ts'

const OLD = 'un mot de passe'
const NEW = 'un tout autre mot'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

function requestReset(email: string, remoteAddress?: string) {
  return api.visitor().send('POST', '/api/auth/request-password-reset', { body: { email }, remoteAddress })
}

function reset(token: string, newPassword = NEW) {
  return api.visitor().post('/api/auth/reset-password', { token, newPassword })
}

async function signInStatus(email: string, password: string): Promise<number> {
  return (await api.visitor().post('/api/auth/sign-in/email', { email, password })).status
}

test('the mail names the person, carries the recovery link and says how long it lasts', async () => {
  const { email } = await api.signUp({ name: 'Zoé Léger' })
  await requestReset(` ${email.toUpperCase()} `)
  const mail = await mailTo(api.config.dataDir, email)
  expect(mail.subject).toBe('Réinitialisation de votre mot de passe Gramme')
  expect(mail.text).toContain('Bonjour Zoé Léger,')
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/reset-password#type=recovery&token=[\w-]{24}$/m)
  expect(mail.text).toContain('une heure')
  expect(mail.html).toContain('Choisir un nouveau mot de passe')
  expect(mail.from?.address).toBe('ne-pas-repondre@localhost')
})

test('someone who works in English is written to in English', async () => {
  const chef = await api.signUp()
  await chef.change('/api/account', { settings: { language: 'en' } })
  await requestReset(chef.email)
  expect((await mailTo(api.config.dataDir, chef.email)).subject).toBe('Reset your Gramme password')
})

test('a name that is a message to someone else is not repeated', async () => {
  const { email } = await api.signUp({ name: 'Cliquez sur http://piege.example' })
  await requestReset(email)
  const { text, html } = await mailTo(api.config.dataDir, email)
  expect(`${text}${html}`).not.toContain('piege')
})

test('a new password replaces the old one and ends every session', async () => {
  const chef = await api.signUp()
  await requestReset(chef.email)
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  expect((await reset(token)).status).toBe(200)
  expect((await chef.get('/api/account')).status).toBe(401)
  expect(await signInStatus(chef.email, OLD)).toBe(401)
  expect(await signInStatus(chef.email, NEW)).toBe(200)
})

test('the browser that used the link signs in beside any number of strangers', async () => {
  const { email } = await api.signUp()
  await requestReset(email)
  const owner = api.visitor()
  const token = tokenIn(await mailTo(api.config.dataDir, email))
  expect((await owner.post('/api/auth/reset-password', { token, newPassword: NEW })).status).toBe(200)
  await Promise.all(
    Array.from({ length: 31 }, (_, n) =>
      api.visitor().send('POST', '/api/auth/sign-in/email', {
        body: { email, password: 'une devinette' },
        remoteAddress: `192.0.2.${n}`,
      }),
    ),
  )
  // A machine that stalls takes longer for the guesses than the 5 s for which the next one waits.
  await api.database.pool.query(
    "update auth.rate_limits set last_request = extract(epoch from now()) * 1000 where key like 'sign-in-account:%'",
  )
  expect(await signInStatus(email, NEW)).toBe(429)
  expect((await owner.post('/api/auth/sign-in/email', { email, password: NEW })).status).toBe(200)
})

test('a link serves once', async () => {
  const chef = await api.signUp()
  await requestReset(chef.email)
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  const answers = await Promise.all([reset(token), reset(token, 'encore un autre mot')])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
  expect((await reset(token)).body).toMatchObject({ code: 'INVALID_TOKEN' })
})

test('a password too short is refused and leaves the link usable', async () => {
  const chef = await api.signUp()
  await requestReset(chef.email)
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  const refused = await reset(token, 'court')
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ data: { fields: [{ path: 'newPassword', rule: 'too-short' }] } })
  expect((await reset(token)).status).toBe(200)
})

test.each([
  ['is common', 'motdepasse', 'password-common'],
  ['is common, with digits behind', 'Marseille2024', 'password-common'],
  ['is a sequence', '12345678', 'password-predictable'],
  ['is the name', 'zoe.leger', 'password-personal'],
])('a password that %s is refused and leaves the link usable', async (_what, guessable, rule) => {
  const chef = await api.signUp({ name: 'Zoé Léger' })
  await requestReset(chef.email)
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  const refused = await reset(token, guessable)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ data: { fields: [{ path: 'newPassword', rule }] } })
  expect((await reset(token)).status).toBe(200)
})

/** The tokens of reset links that are asked for one after another. */
async function requestTimes(number: number, email: string): Promise<string[]> {
  const tokens: string[] = []
  for (let count = 1; count <= number; count += 1) {
    await requestReset(email, `10.9.1.${count}`)
    tokens.push(tokenIn(await mailTo(api.config.dataDir, email, count)))
  }
  return tokens
}

test('a new link ends the earlier ones, and its use every other', async () => {
  const chef = await api.signUp()
  const [first = '', second = ''] = await requestTimes(2, chef.email)
  expect((await reset(first)).body).toMatchObject({ code: 'INVALID_TOKEN' })
  await api.database.pool.query(
    `insert into auth.verifications (identifier, value, expires_at)
     values ('reset-password:of-another-server', $1, now() + interval '1 hour')`,
    [chef.userId],
  )
  expect((await reset(second)).status).toBe(200)
  expect((await reset('of-another-server')).body).toMatchObject({ code: 'INVALID_TOKEN' })
})

test('a link of a clock that was a year ahead ends with the next one, or within the hour', async () => {
  const [chef, other] = [await api.signUp(), await api.signUp()]
  const [first = ''] = await requestTimes(1, chef.email)
  const [lonely = ''] = await requestTimes(1, other.email)
  await api.database.pool.query(
    "update auth.verifications set expires_at = expires_at + interval '1 year', created_at = created_at + interval '1 year'",
  )
  await requestReset(chef.email, '10.9.2.1')
  const second = tokenIn(await mailTo(api.config.dataDir, chef.email, 2))
  expect((await reset(first)).body).toMatchObject({ code: 'INVALID_TOKEN' })
  await clearExpired(api.database)
  expect((await reset(lonely)).body).toMatchObject({ code: 'INVALID_TOKEN' })
  expect((await reset(second)).status).toBe(200)
})

test('a link ends when the password is changed', async () => {
  const chef = await api.signUp()
  const [token = ''] = await requestTimes(1, chef.email)
  const change = { currentPassword: OLD, newPassword: 'encore un autre mot' }
  expect((await chef.post('/api/auth/change-password', change)).status).toBe(200)
  expect((await reset(token)).body).toMatchObject({ code: 'INVALID_TOKEN' })
})

test('the database holds no token that a link could be made of', async () => {
  const chef = await api.signUp()
  const [token = ''] = await requestTimes(1, chef.email)
  const { rows } = await api.database.pool.query('select * from auth.verifications where value = $1', [
    chef.userId,
  ])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link is worth nothing after an hour', async () => {
  const chef = await api.signUp()
  await requestReset(chef.email)
  const token = tokenIn(await mailTo(api.config.dataDir, chef.email))
  await api.database.pool.query("update auth.verifications set expires_at = expires_at - interval '1 hour'")
  expect((await reset(token)).body).toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await signInStatus(chef.email, OLD)).toBe(200)
})

test('a known and an unknown address get the same answer, which waits for no mail', async () => {
  const recipients: string[] = []
  const mailer = {
    send: ({ to }: Mail) => {
      recipients.push(to)
      return new Promise<boolean>(() => undefined)
    },
  }
  const slow = await startApi({}, { mailer })
  const { email } = await slow.signUp()
  const answerTo = async (address: string) => {
    const { status, body, headers } = await slow
      .visitor()
      .send('POST', '/api/auth/request-password-reset', { body: { email: address } })
    const { date: _date, ...others } = headers
    return { status, body, others }
  }
  expect(await answerTo(email)).toEqual(await answerTo('inconnu@exemple.fr'))
  await expect.poll(() => recipients).toEqual([email])
  await slow.close()
})

test('a mailbox is not flooded, and the answer does not tell', async () => {
  const { email } = await api.signUp()
  for (let count = 0; count < 5; count += 1)
    expect((await requestReset(email, `10.9.0.${count}`)).status).toBe(200)
  await mailTo(api.config.dataDir, email, 3)
  expect(await mailsTo(api.config.dataDir, email)).toHaveLength(3)
})

test('mails are kept for the operator alone', async () => {
  const folder = join(api.config.dataDir, 'mail')
  expect((await readdir(folder)).every((name) => name.endsWith('.eml'))).toBe(true)
})
