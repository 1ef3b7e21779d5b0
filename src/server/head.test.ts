import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/launch.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
let url: string
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  const port = await freePort()
  await api.app.listen({ host: 'localhost', port })
  url = `http://localhost:${port}`
})
afterAll(() => api.close())

const READ = [
  '/api/health',
  '/api/tech-sheets',
  '/api/account',
  '/api/openapi.json',
  '/api/tech-sheets/none',
  '/api/none',
  '/api/auth/get-session',
]

test.each(READ)('HEAD %s has the status and the headers of GET, and no body', async (path) => {
  const cookie = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const [got, head] = [
    await fetch(url + path, { headers: { cookie } }),
    await fetch(url + path, { method: 'HEAD', headers: { cookie } }),
  ]
  expect(head.status).toBe(got.status)
  expect(await head.text()).toBe('')
  for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
    expect(head.headers.get(name), name).toBe(got.headers.get(name))
})

test('HEAD of what only a write has changes nothing', async () => {
  const cookie = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const head = await fetch(`${url}/api/contact/ticket`, { method: 'HEAD', headers: { cookie } })
  expect(head.status).toBe(405)
  expect(head.headers.get('allow')).toBe('POST')
})

test('HEAD without a session is refused as GET is', async () => {
  const head = await fetch(`${url}/api/tech-sheets`, { method: 'HEAD' })
  expect(head.status).toBe(401)
  expect(await head.text()).toBe('')
})
