import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { prepareDemo } from '../demo/demo-account.ts'
import { confirming, someone } from '../testing/confirming.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { clearExpired } from './housekeeping.ts'

const OTHER = 'un tout autre mot'
const NOT_CONFIRMED = { status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } }

let open: Api
let api: Api
let closed: Api
let people: ReturnType<typeof confirming>
beforeAll(async () => {
  open = await startApi()
  api = await startApi({ registration: 'confirmed' }, { beside: open })
  closed = await startApi({ registration: 'closed' }, { beside: open })
  people = confirming(api)
})
afterAll(async () => {
  await closed.close()
  await api.close()
  await open.close()
})
beforeEach(() => api.database.pool.query('truncate auth.rate_limits'))

describe('when the setting changes', () => {
  test('accounts that were made openly keep access, and are not deleted', async () => {
    const { email, userId } = await open.signUp({ email: someone() })
    expect((await people.signIn(email)).status).toBe(200)
    await api.database.pool.query(
      "update auth.users set created_at = now() - interval '8 days' where id = $1",
      [userId],
    )
    await clearExpired(api.database)
    expect(await people.accountsOf(email)).toMatchObject([{ email_verified: true }])
  })

  test('an account that waits signs in where all are let in, and then need not confirm any more', async () => {
    const email = someone()
    await people.signUp(email)
    expect((await confirming(open).signIn(email)).status).toBe(200)
    expect((await people.signIn(email)).status).toBe(200)
  })

  test('an account that waits can still confirm where no new ones are made', async () => {
    const email = someone()
    await people.signUp(email)
    await people.token(email)
    expect(await confirming(closed).signIn(email)).toMatchObject(NOT_CONFIRMED)
    await confirming(closed).requestAgain(email)
    expect((await confirming(closed).confirm(await confirming(closed).token(email))).status).toBe(200)
    expect((await confirming(closed).signIn(email)).status).toBe(200)
  })
})

test('a password that is chosen through a mail confirms the address', async () => {
  const email = someone()
  await people.signUp(email)
  await people.token(email)
  await api.visitor().post('/api/auth/request-password-reset', { email })
  const token = await people.token(email, 2)
  await api.visitor().post('/api/auth/reset-password', { token, newPassword: OTHER })
  expect((await people.signIn(email, OTHER)).status).toBe(200)
})

test('an account that is not confirmed is deleted after seven days, or if a clock was ahead, and its address is free', async () => {
  const [old, young, ahead] = [someone(), someone(), someone()]
  await prepareDemo(api.database)
  for (const email of [old, young, ahead]) await people.signUp(email)
  const token = await people.token(old)
  for (const [email, age] of [
    [old, '7 days 1 hour'],
    [young, '6 days 23 hours'],
    [ahead, '-1 year'],
  ])
    await api.database.pool.query(
      'update auth.users set created_at = now() - $2::interval where email = $1',
      [email, age],
    )
  await clearExpired(api.database)
  for (const email of [old, ahead]) expect(await people.accountsOf(email)).toEqual([])
  expect(await people.accountsOf(young)).toHaveLength(1)
  expect(
    (await api.database.pool.query('select from auth.users where id = $1', [DEMO_USER_ID])).rowCount,
  ).toBe(1)
  expect((await people.confirm(token)).status).toBe(400)
  expect((await people.signUp(old)).status).toBe(200)
})
