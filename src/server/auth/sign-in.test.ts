import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient, Answer } from '../testing/api-client.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const PASSWORD = 'un mot de passe'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

function setCookies({ headers }: Answer): string[] {
  const given = headers['set-cookie']
  return given === undefined ? [] : [given].flat().map(String)
}

function sessionCookie(answer: Answer): string {
  return setCookies(answer).find((cookie) => cookie.includes('session_token=')) ?? ''
}

function signIn(client: ApiClient, body: Record<string, unknown>) {
  return client.post<Record<string, unknown>>('/api/auth/sign-in/email', body)
}

test('a new account is signed in at once, in the language and the theme of the page', async () => {
  const chef = api.visitor()
  const answer = await chef.post<{ user: { id: string } }>('/api/auth/sign-up/email', {
    name: ' Léa Fontaine ',
    email: 'Lea@Exemple.FR',
    password: PASSWORD,
    language: 'en',
    theme: 'dark',
  })
  expect(answer.status).toBe(200)
  const account = await chef.done(chef.get('/api/account'))
  expect(account).toMatchObject({
    id: answer.body.user.id,
    email: 'lea@exemple.fr',
    fullName: 'Léa Fontaine',
    settings: { language: 'en', theme: 'dark', wastageMethod: 'majoration', defaultTvaRate: 10 },
  })
})

test('the session is a cookie no script can read, and its token is in no answer', async () => {
  const { email } = await api.signUp()
  const chef = api.visitor()
  const answer = await signIn(chef, { email, password: PASSWORD })
  expect(sessionCookie(answer)).toMatch(
    /^gramme\.session_token=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const session = await chef.done(chef.get('/api/auth/get-session'))
  const token = decodeURIComponent(chef.cookies.get('gramme.session_token') ?? '').split('.')[0]
  expect(token).toHaveLength(32)
  expect(JSON.stringify([answer.body, session])).not.toContain(token)
})

test('without "Se souvenir de moi" the cookie ends with the browser', async () => {
  const { email } = await api.signUp()
  const answer = await signIn(api.visitor(), { email, password: PASSWORD, rememberMe: false })
  expect(sessionCookie(answer)).toContain('HttpOnly')
  expect(sessionCookie(answer)).not.toMatch(/Max-Age|Expires/)
})

test('below a path no other path of the host is sent the cookies', async () => {
  const below = await startApi({ publicUrl: 'https://exemple.fr/gramme' })
  try {
    const chef = await below.signUp()
    const cookies = setCookies(await signIn(below.visitor(), { email: chef.email, password: PASSWORD }))
    expect(cookies.map((cookie) => /^(.*?)=.*; (Path=[^;]*)/.exec(cookie)?.slice(1))).toEqual([
      ['__Secure-gramme.session_token', 'Path=/gramme'],
      ['__Secure-gramme.device', 'Path=/gramme/api/auth'],
    ])
    for (const cookie of cookies) expect(cookie).toContain('; Secure')
    expect((await chef.get('/api/account')).status).toBe(200)
    const left = await chef.post('/api/auth/sign-out')
    expect(setCookies(left)[0]).toMatch(/^__Secure-gramme.session_token=; Max-Age=0; Path=\/gramme;/)
  } finally {
    await below.close()
  }
})

test('over https only this host sets the cookies, and only https carries them', async () => {
  const secure = await startApi({ publicUrl: 'https://gramme.exemple.fr' })
  try {
    const chef = await secure.signUp()
    const answer = await signIn(secure.visitor(), { email: chef.email, password: PASSWORD })
    const cookies = setCookies(answer)
    expect(cookies).toHaveLength(2)
    // What browsers ask of a name that begins so: https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-gramme\.\w+=/)
      expect(cookie).toContain('; Secure')
      expect(cookie).toContain('; Path=/;')
      expect(cookie).not.toContain('Domain')
    }
    expect((await chef.get('/api/account')).status).toBe(200)
  } finally {
    await secure.close()
  }
})

test.each([
  ['a wrong password', (email: string) => ({ email, password: 'un autre mot de passe' })],
  ['an unknown address', () => ({ email: 'personne@exemple.fr', password: PASSWORD })],
])('%s is refused with the same words', async (_what, body) => {
  const { email } = await api.signUp()
  const { status, body: refusal } = await signIn(api.visitor(), body(email))
  expect(status).toBe(401)
  expect(refusal).toEqual({
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'Invalid email or password',
  })
})

test('an address has one account, whatever its case', async () => {
  const { email } = await api.signUp()
  const again = await api.visitor().post('/api/auth/sign-up/email', {
    name: 'Un autre',
    email: email.toUpperCase(),
    password: PASSWORD,
  })
  expect(again.status).toBe(422)
  expect(again.body).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })
})

test('two sign-ups at once with one address make one account', async () => {
  const body = { name: 'Jumeau', email: 'jumeaux@exemple.fr', password: PASSWORD }
  const answers = await Promise.all([1, 2].map(() => api.visitor().post('/api/auth/sign-up/email', body)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  })
})

test('who signs in again ends the session that the browser had, and no other', async () => {
  const chef = await api.signUp()
  const elsewhere = api.visitor()
  const credentials = { email: chef.email, password: 'un mot de passe' }
  await elsewhere.post('/api/auth/sign-in/email', credentials)
  const copy = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const sendWithCopy = () => api.visitor().send('GET', '/api/account', { headers: { cookie: copy } })
  expect((await sendWithCopy()).status).toBe(200)
  await chef.post('/api/auth/sign-in/email', { ...credentials, password: 'pas le bon du tout' })
  expect((await sendWithCopy()).status).toBe(200)
  await chef.post('/api/auth/sign-in/email', credentials)
  expect((await sendWithCopy()).status).toBe(401)
  expect((await chef.get('/api/account')).status).toBe(200)
  expect((await elsewhere.get('/api/account')).status).toBe(200)
})

test('signing out ends the session, also for a copy of its cookie', async () => {
  const chef = await api.signUp()
  const cookie = `gramme.session_token=${encodeURIComponent(chef.cookies.get('gramme.session_token') ?? '')}`
  expect((await chef.get('/api/account')).status).toBe(200)
  expect((await chef.post('/api/auth/sign-out', {})).status).toBe(200)
  expect((await chef.get('/api/account')).status).toBe(401)
  const copied = await api.visitor().send('GET', '/api/account', { headers: { cookie } })
  expect(copied.status).toBe(401)
  expect((await chef.get('/api/auth/get-session')).body).toBeNull()
})

test.each([
  ['no name', { name: ' ', email: 'a@exemple.fr', password: PASSWORD }, 'name', 'required'],
  ['no address', { name: 'A', password: PASSWORD }, 'email', 'required'],
  ['a bad address', { name: 'A', email: 'a@', password: PASSWORD }, 'email', 'email-invalid'],
  [
    'a line break in the address',
    { name: 'A', email: 'a@x.fr\nBcc: b@x.fr', password: PASSWORD },
    'email',
    'email-invalid',
  ],
  ['a short password', { name: 'A', email: 'a@exemple.fr', password: '1234567' }, 'password', 'too-short'],
  [
    'four letters',
    { name: 'A', email: 'a@x.fr', password: 'éàôù'.normalize('NFD') },
    'password',
    'too-short',
  ],
  [
    'an endless password',
    { name: 'A', email: 'a@exemple.fr', password: 'x'.repeat(129) },
    'password',
    'too-long',
  ],
  [
    'a predictable password',
    { name: 'A', email: 'a@exemple.fr', password: '12345678' },
    'password',
    'password-predictable',
  ],
  [
    'the address for a password',
    { name: 'A', email: 'a.b@exemple.fr', password: 'a.b@exemple.fr' },
    'password',
    'password-personal',
  ],
  [
    'a common password',
    { name: 'A', email: 'a@exemple.fr', password: 'Football1' },
    'password',
    'password-common',
  ],
  ['a name with a NUL', { name: 'A\0', email: 'a@exemple.fr', password: PASSWORD }, 'name', 'invalid'],
  ['a name that is a list', { name: ['A'], email: 'a@exemple.fr', password: PASSWORD }, 'name', 'required'],
])('signing up with %s names the field', async (_what, body, path, rule) => {
  const answer = await api.visitor().post('/api/auth/sign-up/email', body)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ code: 'VALIDATION', data: { fields: [{ path, rule }] } })
})

test.each(['{', '"a"', '[]', 'null', '12'])(
  'a body that is %s is refused, not stumbled over',
  async (body) => {
    const { status } = await api.visitor().send('POST', '/api/auth/sign-in/email', { body })
    expect([400, 422]).toContain(status)
  },
)

test('a body too large is refused', async () => {
  const body = JSON.stringify({ email: 'a@exemple.fr', password: 'x'.repeat(2 * 1024 * 1024) })
  expect((await api.visitor().send('POST', '/api/auth/sign-in/email', { body })).status).toBe(413)
})

test.each([
  ['POST', '/update-user'],
  ['GET', '/passkey/list-user-passkeys'],
  ['POST', '/passkey/delete-passkey'],
  ['POST', '/passkey/update-passkey'],
  ['POST', '/two-factor/get-totp-uri'],
  ['POST', '/two-factor/send-otp'],
  ['POST', '/two-factor/verify-otp'],
  ['POST', '/delete-user'],
  ['POST', '/sign-in/social'],
  ['GET', '/list-sessions'],
  ['POST', '/verify-password'],
  ['GET', '/reset-password/abc?callbackURL=/'],
  ['GET', '/ok'],
] as const)('%s /api/auth%s does not exist', async (method, path) => {
  const chef = await api.signUp()
  const answer = await chef.send(method, `/api/auth${path}`, method === 'POST' ? { body: {} } : {})
  expect(answer.status).toBe(404)
  expect(answer.body).toMatchObject({ code: 'NOT_FOUND' })
})
