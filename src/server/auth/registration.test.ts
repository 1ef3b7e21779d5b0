import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'

let open: Api
beforeAll(async () => {
  open = await startApi()
})
afterAll(() => open.close())

/** The accounts that a server has. */
async function accounts({ database }: Api): Promise<string[]> {
  const { rows } = await database.pool.query<{ email: string }>('select email from auth.users order by email')
  return rows.map(({ email }) => email)
}

describe('closed', () => {
  let api: Api
  beforeAll(async () => {
    await open.signUp({ email: 'camille@exemple.fr' })
    api = await startApi({ registration: 'closed' }, { beside: open })
  })
  afterAll(() => api.close())

  test.each(['lea@exemple.fr', 'camille@exemple.fr'])('%s makes no account', async (email) => {
    const answer = await api
      .visitor()
      .post('/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Léa' })
    expect(answer).toMatchObject({ status: 403, body: { code: 'REGISTRATION_CLOSED' } })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await accounts(api)).toEqual(['camille@exemple.fr'])
  })

  test('an account of before signs in, and the refusals are security events', async () => {
    const chef = api.visitor()
    const credentials = { email: 'camille@exemple.fr', password: PASSWORD }
    expect((await chef.post('/api/auth/sign-in/email', credentials)).status).toBe(200)
    expect((await chef.get('/api/account')).status).toBe(200)
    await expect
      .poll(async () => {
        const { rows } = await api.database.pool.query<{ event: string }>(
          'select event from auth.security_events order by event',
        )
        return new Set(rows.map(({ event }) => event))
      })
      .toContain('sign-up-failed')
  })
})
