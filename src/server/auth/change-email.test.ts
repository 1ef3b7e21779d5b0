import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirming } from '../testing/confirming.ts'
import { mailsTo, mailTo, tokenIn } from '../testing/mailbox.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'
const ENDED = { status: 400, body: { code: 'INVALID_TOKEN' } }

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

let addresses = 0
const someAddress = () => `nouvelle-${(addresses += 1)}@exemple.fr`

const requestChange = (chef: Member, newEmail: string, password = PASSWORD) =>
  chef.post('/api/auth/change-email', { newEmail, password })
const confirm = (token: string, by = api.visitor()) => by.post('/api/auth/confirm-new-email', { token })
const signIn = (email: string, password = PASSWORD) =>
  api.visitor().post('/api/auth/sign-in/email', { email, password })
const mail = (address: string, number?: number) => mailTo(api.config.dataDir, address, number)
const addressOf = async (chef: Member) => (await chef.get<{ email: string }>('/api/account')).body.email

/** A link that gives the account the address. */
async function linkTo(chef: Member, newEmail: string): Promise<string> {
  await chef.done(requestChange(chef, newEmail))
  return tokenIn(await mail(newEmail))
}

test('the link of the new address changes it, once; sessions stay, and the old address is notified twice', async () => {
  const chef = await api.signUp()
  const newEmail = someAddress()
  const answer = await requestChange(chef, ` ${newEmail.toUpperCase()} `)
  expect(answer).toMatchObject({ status: 200, body: { status: true, mailsKept: true } })
  const confirmation = await mail(chef.email)
  expect(confirmation.subject).toBe('Votre adresse Gramme va changer')
  expect(confirmation.text).toContain(newEmail)
  expect(confirmation.text).toContain('http://localhost:3000/forgot-password')
  expect(await addressOf(chef)).toBe(chef.email)
  expect((await signIn(chef.email)).status).toBe(200)

  const link = await mail(newEmail)
  expect(link.text).toMatch(/^http:\/\/localhost:3000\/confirm-email#type=address&token=[\w-]{32}$/m)
  expect(await confirm(tokenIn(link))).toMatchObject({ status: 200 })
  expect(await addressOf(chef)).toBe(newEmail)
  expect((await signIn(newEmail)).status).toBe(200)
  expect((await signIn(chef.email)).status).toBe(401)
  const notice = await mail(chef.email, 2)
  expect(notice.subject).toBe('Votre adresse Gramme a changé')
  expect(notice.text).toContain('http://localhost:3000/contact')
  expect(await confirm(tokenIn(link))).toMatchObject(ENDED)
})

test('only the hash of a link is stored, and a made-up one changes nothing', async () => {
  const chef = await api.signUp()
  const token = await linkTo(chef, someAddress())
  const { rows } = await api.database.pool.query('select * from auth.verifications')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await confirm('x'.repeat(32))).toMatchObject(ENDED)
  expect(await addressOf(chef)).toBe(chef.email)
})

test('a wrong password asks for nothing, and is counted with the others of the account', async () => {
  const chef = await api.signUp()
  const newEmail = someAddress()
  for (let tries = 0; tries < 5; tries += 1)
    expect(await requestChange(chef, newEmail, 'faux depuis hier')).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    })
  expect((await requestChange(chef, newEmail)).status).toBe(429)
  expect(await mailsTo(api.config.dataDir, newEmail)).toEqual([])
  expect(await mailsTo(api.config.dataDir, chef.email)).toEqual([])
})

test('the address that the account has, or that is none, is refused at its field, and a request without a session is refused', async () => {
  const chef = await api.signUp()
  expect(await requestChange(chef, chef.email)).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'newEmail', rule: 'email-unchanged' }] } },
  })
  expect((await requestChange(chef, 'chez moi')).status).toBe(422)
  const body = { newEmail: someAddress(), password: PASSWORD }
  expect((await api.visitor().post('/api/auth/change-email', body)).status).toBe(401)
})

test('the answer does not show that the new address has an account: its owner has a mail there', async () => {
  const [chef, other] = [await api.signUp(), await api.signUp()]
  const timed = async (address: string) => {
    const before = performance.now()
    const { status, body } = await requestChange(chef, address)
    return { answer: { status, body }, ms: performance.now() - before }
  }
  const taken = await timed(other.email)
  const free = await timed(someAddress())
  expect(taken.answer).toEqual(free.answer)
  expect(Math.min(taken.ms, free.ms)).toBeGreaterThan(300)
  expect((await mail(other.email)).subject).toBe('Cette adresse a déjà un compte Gramme')
  expect((await mail(other.email)).text).not.toContain('token')
})

test.each([
  ['a newer one', (chef: Member) => requestChange(chef, someAddress())],
  [
    'a new password',
    (chef: Member) =>
      chef.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'un tout autre mot' }),
  ],
  ['the deletion of the account', (chef: Member) => chef.delete('/api/account', { password: PASSWORD })],
])('a link ends with %s', async (_what, ending) => {
  const chef = await api.signUp()
  const token = await linkTo(chef, someAddress())
  await chef.done(ending(chef))
  // The earlier links end before the old address is notified of the newer one.
  if (_what === 'a newer one') await mail(chef.email, 2)
  expect(await confirm(token)).toMatchObject(ENDED)
})

test('a link ends after 24 hours', async () => {
  const chef = await api.signUp()
  const token = await linkTo(chef, someAddress())
  await api.database.pool.query(
    "update auth.verifications set expires_at = expires_at - interval '24 hours 1 second' where value like $1",
    [`%${chef.userId}%`],
  )
  expect(await confirm(token)).toMatchObject(ENDED)
  expect(await addressOf(chef)).toBe(chef.email)
})

test('a link to an address that has an account meanwhile says so, and one to an account that waits replaces it', async () => {
  const chef = await api.signUp()
  const address = someAddress()
  const token = await linkTo(chef, address)
  await api.signUp({ email: address })
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
  expect(await addressOf(chef)).toBe(chef.email)

  const confirmed = await startApi({ registration: 'confirmed' }, { beside: api })
  const waiting = someAddress()
  await confirming(confirmed).signUp(waiting)
  await confirm(await linkTo(chef, waiting))
  expect(await addressOf(chef)).toBe(waiting)
  await confirmed.close()
})

test('links to reset the password that came to the old address end with the change', async () => {
  const chef = await api.signUp()
  await api.visitor().post('/api/auth/request-password-reset', { email: chef.email })
  const reset = tokenIn(await mail(chef.email))
  await confirm(await linkTo(chef, someAddress()))
  const body = { token: reset, newPassword: 'un tout autre mot' }
  expect(await api.visitor().post('/api/auth/reset-password', body)).toMatchObject(ENDED)
})

test('the browser that opens the link stays known to the account, a strange one does not become so', async () => {
  const chef = await api.signUp()
  const address = someAddress()
  expect(chef.cookies.has('gramme.device')).toBe(true)
  const token = await linkTo(chef, address)
  const before = chef.cookies.get('gramme.device')
  expect(await confirm(token, chef)).toMatchObject({ status: 200 })
  expect(chef.cookies.get('gramme.device')).not.toBe(before)
  const stranger = api.visitor()
  const next = someAddress()
  await confirm(await linkTo(chef, next), stranger)
  expect(stranger.cookies.has('gramme.device')).toBe(false)
})
