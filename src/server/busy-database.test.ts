import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member

/** Every wait is too long for a read, and none for a write. */
beforeAll(async () => {
  api = await startApi({}, { timeouts: { readWaitMs: 0, writeWaitMs: Infinity } })
  chef = await api.signUp()
})
afterAll(() => api.close())

/** Uses every connection, with one request in line, while `work` runs. */
async function whileAllWait(work: () => Promise<void>): Promise<void> {
  const { pool } = api.database
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  const first = chef.get('/api/tech-sheets')
  await expect.poll(() => pool.waitingCount).toBe(1)
  try {
    await work()
  } finally {
    for (const client of clients) client.release()
  }
  expect((await first).status).toBe(200)
}

const sheet = { title: 'Blanquette', category: 'Plat', portions: 4 }

test('reads are refused at once while the line for a connection is too long, and served again afterwards', async () => {
  await whileAllWait(async () => {
    for (const path of ['/api/tech-sheets', '/api/search?search=lait', '/api/auth/get-session']) {
      const { status, headers, body } = await chef.get(path)
      expect({ path, status, body }).toMatchObject({ path, status: 503, body: { code: 'UNAVAILABLE' } })
      expect(headers['retry-after']).toBe('5')
    }
    expect(api.database.pool.waitingCount, 'none of them waits').toBe(1)
  })
  expect((await chef.get('/api/tech-sheets')).status).toBe(200)
})

test('a guest is shown a page that says so, with the time after which to try again', async () => {
  await whileAllWait(async () => {
    const { statusCode, headers, body } = await api.app.inject('/c/AbCdEfGhIjKlMnOpQrStUv')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body).toContain('Réessayez dans un instant')
  })
})

test('what was typed is not refused but waits, and so does the question whether the server is well', async () => {
  const waiting: Promise<{ status: number }>[] = []
  await whileAllWait(async () => {
    waiting.push(chef.post('/api/tech-sheets', sheet), chef.get('/api/health'))
    await expect.poll(() => api.database.pool.waitingCount).toBe(3)
    expect((await chef.get('/api/health/live')).status).toBe(200)
  })
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 200])
})

test('beyond its own bound a write is refused before anything is written', async () => {
  const beside = await startApi({}, { beside: api, timeouts: { writeWaitMs: 0 } })
  const other = await beside.signUp({ email: 'ailleurs@exemple.fr' })
  await whileAllWait(async () => {
    expect((await other.post('/api/tech-sheets', sheet)).status).toBe(503)
  })
  expect((await other.get<{ items: unknown[] }>('/api/tech-sheets')).body.items).toEqual([])
  await beside.close()
})
