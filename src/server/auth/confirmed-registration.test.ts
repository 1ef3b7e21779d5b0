import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { confirming, someone } from '../testing/confirming.ts'
import { mailsTo, mailTo, tokenIn } from '../testing/mailbox.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const OTHER = 'un tout autre mot'
const SENT = { status: 200, body: { confirmation: 'sent' } }
const NOT_CONFIRMED = { status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } }
const ENDED = { status: 400, body: { code: 'INVALID_TOKEN' } }

let open: Api
let api: Api
let people: ReturnType<typeof confirming>
beforeAll(async () => {
  open = await startApi()
  api = await startApi({ registration: 'confirmed' }, { beside: open })
  people = confirming(api)
})
afterAll(async () => {
  await api.close()
  await open.close()
})
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

test('an account opens once the link of its mail has been used, and the link serves once', async () => {
  const email = someone()
  const answer = await people.signUp(email)
  expect(answer).toMatchObject(SENT)
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(await people.signIn(email, 'pas le bon du tout')).toMatchObject({ status: 401 })
  expect(await people.signIn(email)).toMatchObject(NOT_CONFIRMED)

  const mail = await mailTo(api.config.dataDir, email)
  expect(mail.subject).toBe('Confirmez votre adresse pour Gramme')
  expect(mail.text).toContain('Bonjour Léa Roux,')
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/confirm-email#type=confirmation&token=[\w-]{32}$/m)
  expect(mail.text).toMatch(/24\u00a0heures/)
  expect(await people.confirm(tokenIn(mail))).toMatchObject({ status: 200 })
  expect(await people.signIn(email)).toMatchObject({ status: 200 })
  expect(await people.confirm(tokenIn(mail))).toMatchObject(ENDED)
})

test('only the hash of a link is stored, and a made-up one confirms nothing', async () => {
  const email = someone()
  await people.signUp(email)
  const token = await people.token(email)
  const { rows } = await api.database.pool.query('select * from auth.verifications')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await people.confirm('x'.repeat(32))).toMatchObject(ENDED)
  expect(await people.signIn(email)).toMatchObject(NOT_CONFIRMED)
})

test('someone who signs up in English is written to in English', async () => {
  const email = someone()
  const body = { email, password: OTHER, name: 'Léa', language: 'en' }
  await api.visitor().post('/api/auth/sign-up/email', body)
  const mail = await mailTo(api.config.dataDir, email)
  expect(mail.subject).toBe('Confirm your address for Gramme')
  expect(mail.text).toContain('http://localhost:3000/en/confirm-email#')
})

test('the answer does not show that an address has an account; its owner is written to, and nothing changes', async () => {
  const { email } = await open.signUp({ email: someone() })
  const timed = async (address: string) => {
    const before = performance.now()
    const { status, body, headers } = await people.signUp(address, OTHER)
    return { status, body, names: Object.keys(headers).toSorted(), ms: performance.now() - before }
  }
  const known = await timed(email)
  const unknown = await timed(someone())
  expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 })
  expect(known).toMatchObject(SENT)
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(290)

  const mail = await mailTo(api.config.dataDir, email)
  expect(mail.subject).toBe('Vous avez déjà un compte Gramme')
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/login$/m)
  expect((await people.signIn(email)).status).toBe(200)
  expect((await people.signIn(email, OTHER)).status).toBe(401)
})

test('signing up again before confirming replaces the password, and ends the earlier link', async () => {
  const email = someone()
  await people.signUp(email)
  const earlier = await people.token(email)
  await people.signUp(email, OTHER)
  const later = await people.token(email, 2)
  expect(await people.confirm(earlier)).toMatchObject(ENDED)
  expect((await people.confirm(later)).status).toBe(200)
  expect((await people.signIn(email)).status).toBe(401)
  expect((await people.signIn(email, OTHER)).status).toBe(200)
})

test('sent twice at once, a sign-up makes one account', async () => {
  const email = someone()
  expect(await Promise.all([people.signUp(email), people.signUp(email)])).toMatchObject([SENT, SENT])
  expect(await people.accountsOf(email)).toHaveLength(1)
})

describe('a link', () => {
  test('ends after 24 hours, and when a newer one was asked for', async () => {
    const email = someone()
    await people.signUp(email)
    const first = await people.token(email)
    const { rows } = await api.database.pool.query<{ hours: number }>(
      `select extract(epoch from expires_at - now())::float8 / 3600 as hours from auth.verifications
       where value = 'confirm-email:' || (select id::text from auth.users where email = $1)`,
      [email],
    )
    expect(rows[0]?.hours).toBeCloseTo(24, 1)
    expect(await people.requestAgain(email)).toMatchObject({ status: 200 })
    const second = await people.token(email, 2)
    expect(await people.confirm(first)).toMatchObject(ENDED)
    await api.database.pool.query("update auth.verifications set expires_at = now() - interval '1 second'")
    expect(await people.confirm(second)).toMatchObject(ENDED)
    await people.requestAgain(email)
    expect((await people.confirm(await people.token(email, 3))).status).toBe(200)
  })

  test('is sent to an account that waits for it alone, and the answer does not show which', async () => {
    const [waiting, confirmed, unknown] = [
      someone(),
      (await open.signUp({ email: someone() })).email,
      someone(),
    ]
    await people.signUp(waiting)
    await mailTo(api.config.dataDir, waiting)
    const answers = []
    for (const email of [waiting, confirmed, unknown]) answers.push(await people.requestAgain(email))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { status: true } })
    await mailTo(api.config.dataDir, waiting, 2)
    for (const email of [confirmed, unknown]) expect(await mailsTo(api.config.dataDir, email)).toEqual([])
  })

  test('is mailed three times to one address, then not before some minutes', async () => {
    const email = someone()
    await people.signUp(email)
    for (let time = 0; time < 4; time += 1) expect((await people.requestAgain(email)).status).toBe(200)
    await mailTo(api.config.dataDir, email, 3)
    const account = await people.accountsOf(email)
    expect(await people.signUp(email, OTHER)).toMatchObject(SENT)
    expect(await mailsTo(api.config.dataDir, email)).toHaveLength(3)
    // The account stays, so that the last link that was mailed still serves.
    expect(await people.accountsOf(email)).toEqual(account)
    expect((await people.confirm(await people.token(email, 3))).status).toBe(200)
  })

  test('asked for too often from one place is refused, whatever the address', async () => {
    await people.signUp(someone())
    await api.database.pool.query('update auth.rate_limits set count = 30')
    for (const answer of [await people.signUp(someone()), await people.requestAgain(someone())])
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })
})

test('signing up, confirming, and what is refused are security events', async () => {
  // On its own database: the events of the tests above are written after their answers.
  const quiet = await startApi({ registration: 'confirmed' })
  onTestFinished(() => quiet.close())
  const newcomers = confirming(quiet)
  const email = someone()
  await newcomers.signUp(email)
  await newcomers.signIn(email)
  await newcomers.requestAgain(email)
  await newcomers.confirm(await newcomers.token(email, 2))
  await newcomers.confirm('x'.repeat(32))
  await newcomers.signUp(email)
  const [{ id } = { id: '' }] = await newcomers.accountsOf(email)
  await expect
    .poll(async () => {
      const { rows } = await quiet.database.pool.query<{ event: string; account_id: string | null }>(
        'select event, account_id from auth.security_events order by event',
      )
      return rows.map(({ event, account_id }) => [event, account_id])
    })
    .toEqual([
      ['address-confirmation-failed', null],
      ['address-confirmed', id],
      ['confirmation-requested', null],
      ['sign-in-failed', null],
      ['sign-up', id],
      ['sign-up-failed', id],
    ])
})
