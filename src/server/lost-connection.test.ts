import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { connect } from '#database/connect.ts'
import { authTables } from '#database/auth-tables.ts'
import { remakeAccount } from '#database/remake-account.ts'
import { sessions } from '#database/schema/auth.ts'
import { sessionReader } from '#database/session-reader.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { translateError } from './translate-error.ts'

let db: TestDatabase
let userId: string

beforeAll(async () => {
  db = await createTestDatabase()
  userId = await db.createUser()
})
afterAll(() => db.drop())

const PID = 'select pg_backend_pid() as pid'

/** Ends a backend, and waits until its end has arrived, beside any statement. */
async function kill(pid: number | undefined): Promise<void> {
  await db.pool.query('select pg_terminate_backend($1::int)', [pid])
  for (let waited = 0; waited < 50; waited += 1) await db.pool.query('select pg_sleep(0.01)')
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function expectUsable(): Promise<void> {
  const seen = await asMember(db, userId, async ({ client }) => (await client.query('select 1 as one')).rows)
  expect(seen).toEqual([{ one: 1 }])
}

test('a connection lost between two statements of a transaction fails that work only', async () => {
  const failure = await failureOf(
    asMember(db, userId, async ({ client }) => {
      const { rows } = await client.query<{ pid: number }>(PID)
      await kill(rows[0]?.pid)
      await client.query('select 1')
    }),
  )
  expect(translateError(failure).code).toBe('UNAVAILABLE')
  await expectUsable()
})

test('a connection lost during a statement of a reader fails that statement only', async () => {
  const token = randomBytes(16).toString('hex')
  await authTables(db)
    .insert(sessions)
    .values({ userId, token, expiresAt: new Date(Date.now() + 3_600_000) })
  const reading = failureOf(
    sessionReader(db, { userId, houseId: userId, role: 'owner', token }).client.query(
      "select pg_sleep(60), 'to be ended'",
    ),
  )
  const running = `select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%to be ended%' and pid <> pg_backend_pid() and datname = current_database()`
  await expect.poll(async () => (await db.pool.query(running)).rowCount).toBeGreaterThan(0)
  expect(translateError(await reading).code).toBe('UNAVAILABLE')
  await expectUsable()
})

test('a connection lost while an account is remade leaves the account as it was', async () => {
  const failure = await failureOf(
    remakeAccount(db, {
      account: { id: userId, name: 'Remade', email: 'remade@exemple.fr', createdAt: '2026-01-01T00:00:00Z' },
      isNeeded: async (client) => {
        const { rows } = await client.query<{ pid: number }>(PID)
        await kill(rows[0]?.pid)
        return true
      },
      fill: async () => undefined,
      finish: async () => undefined,
    }),
  )
  expect(translateError(failure).code).toBe('UNAVAILABLE')
  const { rows } = await db.pool.query('select name from auth.users where id = $1', [userId])
  expect(rows).toEqual([{ name: 'Camille Martin' }])
})

test('a statement that a frozen database never answers fails, and its connection is not used again', async () => {
  const frozen = await connect(db.connectionString, { maxConnections: 1, queryTimeoutMs: 300 })
  const failure = await failureOf(
    asMember(frozen, userId, ({ client }) => client.query("select pg_sleep(20), 'frozen'")),
  )
  expect(translateError(failure).code).toBe('UNAVAILABLE')
  const seen = await asMember(frozen, userId, ({ client }) => client.query('select 1 as one'))
  expect(seen.rows).toEqual([{ one: 1 }])
  await frozen.close()
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%''frozen''%' and pid <> pg_backend_pid()",
  )
})

test.each([
  ['statement_timeout', 'select pg_sleep(5)'],
  ['lock_timeout', "select pg_advisory_xact_lock(hashtext('held by another'))"],
])('work that waits longer than its %s is over by the next attempt', async (limit, statement) => {
  const failure = await failureOf(
    asMember(db, userId, async ({ client: holder }) => {
      await holder.query("select pg_advisory_xact_lock(hashtext('held by another'))")
      await asMember(db, userId, async ({ client }) => {
        await client.query(`set local ${limit} = 20`)
        await client.query(statement)
      })
    }),
  )
  expect(translateError(failure).code).toBe('UNAVAILABLE')
  await expectUsable()
})
