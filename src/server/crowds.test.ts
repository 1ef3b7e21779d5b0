import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOKEN_PREFIX } from '#contract/token-limits.ts'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import { type Crowd, inCrowd } from '#database/crowds.ts'
import { openBistrot } from './testing/public-carte.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ chef, token } = await openBistrot(api))
  await chef.done(chef.get('/api/tech-sheets'))
})
afterAll(() => api.close())

const sheet = { title: 'Blanquette', category: 'Plat', portions: 4 }
const visit = (n: number) =>
  api.visitor().send('GET', '/api/tech-sheets', {
    headers: { [DEMO_HEADER]: DEMO_VISITOR },
    remoteAddress: `10.3.0.${n}`,
  })
const open = (n: number) => api.app.inject({ url: `/c/${token}`, remoteAddress: `10.4.0.${n}` })

/** Both connections of a crowd are in use, and so many more wait, while something happens. */
async function whileFull(crowd: Crowd, waiting: number, work: () => Promise<void>): Promise<void> {
  const connect = () => inCrowd(crowd, () => api.database.pool.connect())
  const holders: Promise<PoolClient>[] = Array.from({ length: 2 + waiting }, connect)
  await Promise.all(holders.slice(0, 2))
  try {
    await work()
  } finally {
    for (const holder of holders) (await holder).release()
  }
}

test('guests who read a carte in a crowd keep neither its owner nor visitors of the demo waiting', async () => {
  let reading: Promise<{ statusCode: number }[]> = Promise.resolve([])
  await whileFull('guests', 0, async () => {
    reading = Promise.all(Array.from({ length: 20 }, (_, n) => open(n)))
    expect((await chef.get('/api/tech-sheets')).status).toBe(200)
    expect((await chef.post('/api/tech-sheets', sheet)).status).toBe(201)
    expect((await visit(0)).status).toBe(200)
  })
  expect((await reading).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
})

test('a thousand visitors of the demo at once are answered or refused with the time to try again, and a chef is served', async () => {
  let visiting: Promise<{ status: number; headers: Record<string, unknown> }[]> = Promise.resolve([])
  await whileFull('demo', 0, async () => {
    visiting = Promise.all(Array.from({ length: 1_000 }, (_, n) => visit(n % 250)))
    expect((await chef.get('/api/tech-sheets')).status).toBe(200)
    expect((await open(0)).statusCode).toBe(200)
  })
  const answers = await visiting
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(900)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5' })
  expect((await visit(0)).status).toBe(200)
})

test('where too many guests wait already the next is shown a page that says so', async () => {
  await whileFull('guests', 100, async () => {
    const { statusCode, headers, body } = await open(0)
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body).toContain('Réessayez dans un instant')
    expect((await api.app.inject(`/api/public/cartes/${token}`)).statusCode).toBe(503)
    expect((await chef.get('/api/tech-sheets')).status).toBe(200)
  })
  expect((await open(0)).statusCode).toBe(200)
})

test('a made-up session or access token makes no stranger somebody who is signed in', async () => {
  await whileFull('accounts', 100, async () => {
    const statuses = [
      await api.visitor().send('POST', '/api/auth/sign-in/email', {
        body: { email: 'personne@exemple.fr', password: 'une devinette' },
        headers: { cookie: 'gramme.session_token=inconnu.signature' },
      }),
      await api.visitor().send('GET', '/api/tech-sheets', {
        headers: { authorization: `Bearer ${TOKEN_PREFIX}${'a'.repeat(43)}` },
      }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([503, 503])
    expect((await chef.get('/api/auth/get-session')).status).toBe(200)
    expect((await api.visitor().get('/api/health')).status).toBe(200)
  })
})
