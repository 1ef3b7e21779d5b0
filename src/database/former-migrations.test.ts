import { afterEach, beforeEach, expect, test } from 'vitest'
import { allMigrations, applyMigrations, knownMigrations, lastApplied } from './apply-migrations.ts'
import { connect, type Database } from './connect.ts'
import { formerMigrations } from './former-migrations.ts'
import { migrate } from './migrate.ts'
import { createEmptyDatabase } from './testing.ts'
import { catalogOf } from './testing/catalog-of.ts'
import { isDistributed } from './testing/engine.ts'

type Empty = Awaited<ReturnType<typeof createEmptyDatabase>> & { database: Database }

const opened: Empty[] = []
let former: Database
let fresh: Database
beforeEach(async () => {
  ;[former, fresh] = [await open(), await open()]
})
afterEach(async () => {
  for (const { database, drop } of opened.splice(0)) {
    await database.close()
    await drop()
  }
})

async function open(): Promise<Database> {
  const empty = await createEmptyDatabase()
  const database = await connect(empty.connectionString)
  opened.push({ ...empty, database })
  return database
}

/** Brings a database to where a former migration left it. */
async function applyUpTo({ pool }: Database, createdAt: number | undefined): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await applyMigrations(client, { upTo: createdAt ?? 0 })
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** All of the former ones: an empty database that is to be as the last of them left it gets the schema of today at once. */
async function applyFormer(database: Database): Promise<void> {
  for (const migration of formerMigrations().slice(-2)) await applyUpTo(database, migration.createdAt)
}

test('the first migration has the moment of the last of the former ones', () => {
  expect(knownMigrations()[0]?.createdAt).toBe(formerMigrations().at(-1)?.createdAt)
  const moments = allMigrations().map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
})

test('the first migration makes the schema that the former ones lead to', async () => {
  await applyFormer(former)
  await applyUpTo(fresh, knownMigrations()[0]?.createdAt)
  const { rows } = await former.pool.query('select from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(formerMigrations().length)
  const catalog = await catalogOf(fresh)
  expect(catalog.length).toBeGreaterThan(1000)
  expect(await catalogOf(former)).toEqual(catalog)
})

// On an engine that distributes, src/database/distribution/migrate-distributed.test.ts does the same.
test.skipIf(isDistributed)(
  'a database of before the first release is brought on by its next start',
  async () => {
    await applyUpTo(former, formerMigrations()[30]?.createdAt)
    await migrate(former)
    await migrate(fresh)
    expect((await lastApplied(former.pool))?.createdAt).toBe((await lastApplied(fresh.pool))?.createdAt)
    expect(await catalogOf(former)).toEqual(await catalogOf(fresh))
  },
)

test('a database with all of the former migrations has nothing more to make', async () => {
  await applyFormer(former)
  await migrate(former)
  const { rows } = await former.pool.query('select from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(allMigrations().length)
})
