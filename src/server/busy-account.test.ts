import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
let neighbour: Member
let holder: Client

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

async function waitingForLocks(): Promise<number> {
  const { rows } = await api.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

const sheet = (title: string) => ({ title, category: 'Entrée', portions: 4 })

test('while writers of one account wait for each other, every other account is served', async () => {
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
})

test('requests of a session that the server has not seen yet wait for their account alone', async () => {
  const restarted = await startApi({}, { beside: api })
  const [again, other] = [chef.at(restarted.app), neighbour.at(restarted.app)]
  await holdCosts()
  const writing = Array.from({ length: 3 }, (_, index) =>
    again.post('/api/tech-sheets', sheet(`Relevé ${index}`)),
  )
  await expect.poll(waitingForLocks).toBe(3)
  expect((await other.get('/api/tech-sheets')).status).toBe(200)
  await holder.query('commit')
  expect((await Promise.all(writing)).map(({ status }) => status)).toEqual([201, 201, 201])
  await restarted.close()
})

test('a write that waits too long is unavailable, with the time after which to try again', async () => {
  await holdCosts()
  const { status, headers, body } = await chef.post('/api/tech-sheets', sheet('Longue attente'))
  await holder.query('rollback')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(headers['retry-after']).toBe('5')
  expect((await chef.post('/api/tech-sheets', sheet('Longue attente'))).status).toBe(201)
})
