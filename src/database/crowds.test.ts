import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountBusy } from './account-slots.ts'
import { connect, type Database } from './connect.ts'
import { inCrowd } from './crowds.ts'
import { isPassing } from './passing-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'

let db: TestDatabase
let database: Database
beforeAll(async () => {
  db = await createTestDatabase()
  database = await connect(db.connectionString, { maxConnections: 5 })
})
afterAll(async () => {
  await database.close()
  await db.drop()
})

const inUse = () => database.pool.totalCount - database.pool.idleCount
const query = () => database.pool.query<{ one: number }>('select 1 as one')

/** So many who hold a connection, or wait for one, while something happens. */
async function whileCrowded(count: number, work: () => Promise<void>): Promise<void> {
  const { pool } = database
  const connecting = Array.from({ length: count }, () => inCrowd('guests', () => pool.connect()))
  await Promise.all(connecting.slice(0, 2))
  try {
    await work()
  } finally {
    for (const one of connecting) (await one).release()
  }
}

test('a crowd uses two connections, and neither who is signed in nor another crowd waits for it', async () => {
  await whileCrowded(50, async () => {
    expect(inUse()).toBe(2)
    expect(database.line.expectedMs()).toBe(0)
    expect((await query()).rows).toEqual([{ one: 1 }])
    expect((await inCrowd('demo', query)).rows).toEqual([{ one: 1 }])
  })
  expect(inUse()).toBe(0)
})

test('beyond a hundred who wait a crowd is refused for the moment, and served again afterwards', async () => {
  await whileCrowded(102, async () => {
    expect(database.pool.isFull('guests')).toBe(true)
    const refused = await inCrowd('guests', query).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AccountBusy)
    expect(isPassing(new Error('Failed query', { cause: refused }))).toBe(true)
    expect(database.pool.isFull('demo')).toBe(false)
  })
  expect(database.pool.isFull('guests')).toBe(false)
  expect((await inCrowd('guests', query)).rows).toEqual([{ one: 1 }])
})

test('transactions of a crowd that need a second connection do not wait for each other', async () => {
  const { pool } = database
  const working = Array.from({ length: 4 }, () =>
    inCrowd('accounts', () => inTransaction(pool, 'begin', async () => (await query()).rows)),
  )
  expect(await Promise.all(working)).toEqual(Array.from({ length: 4 }, () => [{ one: 1 }]))
})

test('a statement that fails gives the place of its crowd back', async () => {
  for (let failed = 0; failed < 3; failed += 1)
    await expect(inCrowd('guests', () => database.pool.query('select nothing'))).rejects.toThrow('nothing')
  expect((await inCrowd('guests', query)).rows).toEqual([{ one: 1 }])
})
