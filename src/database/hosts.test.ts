import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { addressesOf, Hosts, sessionAttrsOf } from './hosts.ts'
import { breakableLink } from './testing/breakable-link.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let db: TestDatabase
/** Where nothing listens once it is closed. */
let dead: Server
beforeAll(async () => {
  db = await createTestDatabase()
  dead = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => dead.once('listening', listening))
})
afterAll(() => db.drop())

test.each([
  ['postgresql://chef:s%40l@un:5432/cuisine', ['postgresql://chef:s%40l@un:5432/cuisine']],
  [
    'postgresql://chef:sel@un:5432,deux:5433/cuisine?target_session_attrs=read-write',
    ['postgresql://chef:sel@un:5432/cuisine', 'postgresql://chef:sel@deux:5433/cuisine'],
  ],
  [
    'postgres://un,[::1]:5433/cuisine?target_session_attrs=primary&sslmode=require',
    ['postgres://un/cuisine?sslmode=require', 'postgres://[::1]:5433/cuisine?sslmode=require'],
  ],
  [
    'postgres://un,deux/cuisine?sslmode=require&target_session_attrs=read-write',
    ['postgres://un/cuisine?sslmode=require', 'postgres://deux/cuisine?sslmode=require'],
  ],
  ['postgres:///cuisine?host=/run/postgresql', ['postgres:///cuisine?host=/run/postgresql']],
])('%s has an address for each host', (connectionString, addresses) => {
  expect(addressesOf(connectionString)).toEqual(addresses)
})

test('what is asked of the hosts is read', () => {
  expect(sessionAttrsOf('postgres://un,deux/cuisine?target_session_attrs=any')).toBe('any')
  expect(sessionAttrsOf('postgres://un,deux/cuisine')).toBeUndefined()
})

test('a host is left once, however many connections to it fail at once, and the first comes after the last', () => {
  const hosts = new Hosts('postgres://un,deux/cuisine')
  const [first, second] = addressesOf('postgres://un,deux/cuisine')
  hosts.moveOnFrom(first)
  hosts.moveOnFrom(first)
  expect(hosts.current).toBe(second)
  hosts.moveOnFrom(second ?? '')
  expect(hosts.current).toBe(first)
})

test('a dead host is passed over, at the start and by later connections, and named with the others where none answers', async () => {
  const address = dead.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((closed) => dead.close(closed))
  const { host, pathname, username, password } = new URL(db.connectionString)
  const user = `${username}:${password}`
  const several = `postgresql://${user}@127.0.0.1:${port},${host}${pathname}?target_session_attrs=read-write`
  const database = await connect(several, { retryPausesMs: [1, 1] })
  expect(database.direct()).toBe(`postgresql://${user}@${host}${pathname}`)
  await Promise.all([1, 2, 3].map(() => database.pool.query('select pg_sleep(0.05)')))
  await database.close()
  const none = `postgresql://${user}@127.0.0.1:${port},127.0.0.1:${port}${pathname}`
  await expect(connect(none, { retryPausesMs: [1, 1] })).rejects.toThrow(
    `sur 127.0.0.1:${port}, 127.0.0.1:${port} est injoignable : rien ne répond à cette adresse`,
  )
})

test('a host that answers no more is left with all its connections at its first unanswered statement', async () => {
  const link = await breakableLink(db.connectionString)
  const silent = new URL(link.connectionString)
  const { username, password, host, pathname } = new URL(db.connectionString)
  const several = `postgresql://${username}:${password}@${silent.host},${host}${pathname}`
  const database = await connect(several, { queryTimeoutMs: 400 })
  const sleep = () => database.pool.query('select pg_sleep(0.05)')
  await Promise.all([sleep(), sleep(), sleep(), sleep()])
  link.freeze()
  await expect(sleep()).rejects.toThrow('Query read timeout')
  await expect.poll(() => database.pool.totalCount).toBe(0)
  await Promise.all([sleep(), sleep(), sleep(), sleep(), sleep()])
  expect(database.direct()).toContain(host)
  await database.close()
  await link.close()
})

test('behind a pooler the role needs its settings, and no statement has a name', async () => {
  const behind = () =>
    connect(db.connectionString, { directUrl: db.connectionString, maxConnections: 1, retryPausesMs: [] })
  await expect(behind()).rejects.toThrow(/ALTER ROLE \w+ IN DATABASE \w+ SET statement_timeout = '30s'/)
  const [name, role] = [new URL(db.connectionString).pathname.slice(1), new URL(db.connectionString).username]
  for (const each of ["timezone = 'UTC'", "statement_timeout = '30s'", "lock_timeout = '5s'"])
    await db.pool.query(`alter role ${role} in database ${name} set ${each}`)
  const database = await behind()
  const named = { name: 'a-name', text: 'select $1::int as number', values: [4] }
  expect((await database.pool.query(named)).rows).toEqual([{ number: 4 }])
  expect((await database.pool.query('select name from pg_prepared_statements')).rows).toEqual([])
  await database.close()
  expect((await db.pool.query(named)).rows).toEqual([{ number: 4 }])
})
