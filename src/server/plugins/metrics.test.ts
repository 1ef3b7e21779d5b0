import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { metrics } from './metrics.ts'

const TOKEN = 'a token of the tests'

let api: Api
beforeAll(async () => {
  api = await startApi({ metricsToken: TOKEN })
})
afterAll(() => api.close())

const read = (authorization?: string) =>
  api.app.inject({ url: '/metrics', ...(authorization !== undefined && { headers: { authorization } }) })

/** The value of the line that begins with `name`, or undefined. */
const valueOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('requests are counted by route, method and status', async () => {
  const chef = await api.signUp()
  await chef.send('GET', '/api/tech-sheets')
  await chef.send('GET', `/api/tech-sheets/${crypto.randomUUID()}`)
  await api.visitor().send('GET', '/api/tech-sheets')
  await api.app.inject('/nowhere')

  const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(headers['cache-control']).toBe('no-store')
  const count = (labels: string) => valueOf(body, `gramme_http_request_duration_seconds_count{${labels}}`)
  expect(count('method="GET",route="sheets.list",status="200"')).toBe('1')
  expect(count('method="GET",route="sheets.list",status="401"')).toBe('1')
  expect(count('method="GET",route="sheets.get",status="404"')).toBe('1')
  expect(body).not.toContain(chef.userId)
  expect(body).not.toContain('nowhere')
})

test('the database, its connections, the version and the process have figures', async () => {
  const { body } = await read(`Bearer ${TOKEN}`)
  expect(valueOf(body, 'gramme_database_up')).toBe('1')
  expect(Number(valueOf(body, 'gramme_database_connections{state="idle"}'))).toBeGreaterThan(0)
  expect(valueOf(body, 'gramme_database_connections{state="waiting"}')).toBe('0')
  expect(body).toMatch(/^gramme_build_info\{version="[^"]+"\} 1$/m)
  expect(Number(valueOf(body, 'process_resident_memory_bytes'))).toBeGreaterThan(1_000_000)
})

test('the last backup has a figure from when there is one', async () => {
  const { pool } = api.database
  const first = await read(`Bearer ${TOKEN}`)
  expect(first.body).not.toMatch(/^gramme_backup_last_success_timestamp_seconds \d/m)
  expect(valueOf(first.body, 'gramme_backup_failed')).toBe('0')
  expect((await api.app.inject('/api/health')).json()).toMatchObject({ status: 'ok', backup: null })
  const insert = 'insert into auth.backups (began_at, ended_at, server, file, bytes, rows, error) values'
  await pool.query(`${insert} (now() - interval '3 hours', now() - interval '2 hours', 'x', 'x', 1, 1, null)`)
  await pool.query(`${insert} (now() - interval '1 hour', now(), 'x', null, null, null, 'full')`)
  const { body } = await read(`Bearer ${TOKEN}`)
  const age = Date.now() / 1000 - Number(valueOf(body, 'gramme_backup_last_success_timestamp_seconds'))
  expect(age).toBeGreaterThan(7190)
  expect(age).toBeLessThan(7400)
  expect(valueOf(body, 'gramme_backup_failed')).toBe('1')
  const { backup } = (await api.app.inject('/api/health')).json<{ backup: { ageSeconds: number } }>()
  expect(Math.abs(backup.ageSeconds - age)).toBeLessThan(60)
})

test.each([
  ['nothing', undefined],
  ['another token', 'Bearer a token of nobody'],
  ['the token without its scheme', TOKEN],
])('%s opens nothing', async (_what, authorization) => {
  const { statusCode, headers, body } = await read(authorization)
  expect(statusCode).toBe(401)
  expect(headers['www-authenticate']).toBe('Bearer')
  expect(JSON.parse(body)).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('without a token there is no such address', async () => {
  const closed = await startApi({}, { beside: api })
  const answer = await closed.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('gramme_')
  await closed.close()
})

test('what a replica answered is counted, where there is one', async () => {
  const { database } = api
  const counts = { answered: 3, left: 1 }
  const app = Fastify()
  await metrics(app, { token: TOKEN, database: { ...database, replica: { counts } as Database['replica'] } })
  const scrape = async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    return ['replica', 'primary'].map((by) =>
      valueOf(body, `gramme_replica_reads_total{answered_by="${by}"}`),
    )
  }
  expect(await scrape()).toEqual(['3', '1'])
  counts.answered = 4
  expect(await scrape()).toEqual(['4', '1'])
  expect((await read(`Bearer ${TOKEN}`)).body).not.toContain('gramme_replica')
  await app.close()
})

test('a database that refuses, or says nothing for two seconds, is down', async () => {
  for (const query of [() => Promise.reject(new Error('gone')), () => new Promise(() => undefined)]) {
    const app = Fastify()
    const pool = { query, totalCount: 3, idleCount: 1, waitingCount: 2 } as unknown as Database['pool']
    await metrics(app, { token: TOKEN, database: { pool } as Database })
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    expect(valueOf(body, 'gramme_database_up')).toBe('0')
    expect(valueOf(body, 'gramme_database_connections{state="used"}')).toBe('2')
    expect(valueOf(body, 'gramme_database_connections{state="waiting"}')).toBe('2')
    await app.close()
  }
})
