import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'
import { trustedOrigins } from './trusted-origins.ts'

const PUBLIC = 'https://gramme.exemple.fr'

test.each([
  'http://192.168.1.20:3000/api/auth/sign-out',
  'http://[fe80::1]:3000/api/auth/sign-out',
  'http://localhost:3000/api/auth/sign-out',
  'http://cuisine:3000/api/auth/sign-out',
  'http://cuisine.local/api/auth/sign-out',
])('pages of this machine are trusted on %s, where they were opened', (url) => {
  expect(trustedOrigins(PUBLIC, url)).toEqual([PUBLIC, new URL(url).origin])
})

test.each(['http://rebound.example:3000/api', 'https://192.168.1.20.example/', 'nonsense', undefined])(
  'a public name that merely leads here is not trusted: %s',
  (url) => {
    expect(trustedOrigins(`${PUBLIC}/`, url)).toEqual([PUBLIC])
  },
)

describe('a request that brings cookies', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.close())

  const signOutFrom = async (headers: Record<string, string>) => {
    const chef = await api.signUp()
    return (await chef.send('POST', '/api/auth/sign-out', { body: {}, headers })).status
  }

  test('is served from a page of PUBLIC_URL, or of the address it arrived on', async () => {
    expect(await signOutFrom({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await signOutFrom({ origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' })).toBe(200)
  })

  test.each([
    ['of another site', { origin: 'https://ailleurs.example' }],
    ['of another port', { origin: 'http://10.0.0.7:8080', host: '10.0.0.7:3000' }],
    ['of a name rebound to this machine', { origin: 'http://x.example', host: 'x.example' }],
    ['that hides where it is from', { origin: 'null' }],
  ])('is refused from a page %s', async (_what, headers) => {
    expect(await signOutFrom(headers)).toBe(403)
  })

  test('signing in from another site is refused without cookies too', async () => {
    const { email } = await api.signUp()
    const { status } = await api.visitor().send('POST', '/api/auth/sign-in/email', {
      body: { email, password: 'un mot de passe' },
      headers: { origin: 'https://ailleurs.example' },
    })
    expect(status).toBe(403)
  })
})
