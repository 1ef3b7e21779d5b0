import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { type Api, type Member, startApi } from './testing/start-api.ts'

let api: Api
let chef: Member
let neighbour: Member
let holder: Client
let close: () => Promise<void>

beforeAll(async () => {
  // With the ten connections of a server: of the five of other tests one account and what goes on beside it use all.
  const first = await startApi()
  const own = await connect(first.database.connectionString, { maxConnections: 10 })
  api = await startApi({}, { beside: { database: { ...first.database, ...own } } })
  close = async () => {
    await api.close()
    await own.close()
    await first.close()
  }
  chef = await api.signUp()
  neighbour = await api.signUp()
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await close()
})

/** Takes the lock that every write of the chef's sheets waits for. */
async function holdCosts(): Promise<void> {
  await holder.query(`begin; set local role gramme_member; set local app.user_id = '${chef.userId}'`)
  await holder.query('select from account_settings where user_id = $1 for update', [chef.userId])
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

test('a write that waits too long is unavailable, with the time after which to try again', async () => {
  await holdCosts()
  const { status, headers, body } = await chef.post('/api/tech-sheets', sheet('Longue attente'))
  await holder.query('rollback')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(headers['retry-after']).toBe('5')
  expect((await chef.post('/api/tech-sheets', sheet('Longue attente'))).status).toBe(201)
})
