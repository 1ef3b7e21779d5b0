import { type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readAccountFile } from '../testing/account-file.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let holder: Client
beforeAll(async () => {
  // The check of answers would read an export whole before it is sent.
  api = await startApi({}, { interceptors: [] })
  chef = await api.signUp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await api.close()
})
// The last of the tables that an export reads.
beforeEach(() => holder.query('begin; lock table dish_sales in access exclusive mode'))
afterEach(() => holder.query('rollback'))

function requestExport(headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const { port } = api.app.server.address() as AddressInfo
  const cookie = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return fetch(`http://127.0.0.1:${port}/api/account/export`, {
    headers: { cookie, origin: api.config.publicUrl, ...headers },
    ...(signal && { signal }),
  })
}

/** The connections that wait for the lock. */
async function waiting(): Promise<number[]> {
  const { rows } = await holder.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.map(({ pid }) => pid)
}

test('an export begins while the account is still read', async () => {
  const answer = await requestExport()
  expect(answer.status).toBe(200)
  await expect.poll(waiting).toHaveLength(1)
  await holder.query('rollback')
  const { account, data } = readAccountFile(await answer.bytes())
  expect(account.id).toBe(chef.userId)
  expect(data).toHaveProperty('dishSales', [])
})

test('an export that fails midway is broken off', async () => {
  const answer = await requestExport({ 'accept-encoding': 'gzip' })
  expect(answer.headers.get('content-encoding')).toBe(null)
  expect(answer.status).toBe(200)
  await expect.poll(waiting).toHaveLength(1)
  await holder.query('select pg_terminate_backend($1::int)', await waiting())
  await expect(answer.text()).rejects.toThrow('terminated')
  expect(api.app.server.listening).toBe(true)
})

test('an export that its client gives up is read no further', async () => {
  const stopping = new AbortController()
  const answer = await requestExport({}, stopping.signal)
  await expect.poll(waiting).toHaveLength(1)
  stopping.abort()
  await expect(answer.text()).rejects.toThrow('abort')
  await holder.query('rollback')
  await expect
    .poll(async () => {
      const { rows } = await holder.query(
        "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      )
      return rows.length
    })
    .toBe(0)
})
