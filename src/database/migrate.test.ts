import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { StartupError } from './startup-error.ts'
import { createEmptyDatabase } from './testing.ts'
import { catalogFaults } from './testing/catalog-faults.ts'

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let database: Database
beforeEach(async () => {
  empty = await createEmptyDatabase()
  database = await connect(empty.connectionString)
})
afterEach(async () => {
  await database.close()
  await empty.drop()
})

const applied = async () => {
  const { rows } = await database.pool.query('select from drizzle.__drizzle_migrations')
  return rows.length
}
const written = readMigrationFiles({ migrationsFolder: 'src/database/migrations' }).length

test('servers that start together migrate once', async () => {
  const others = await Promise.all([1, 2, 3].map(() => connect(empty.connectionString)))
  await Promise.all([database, ...others].map(migrate))
  await Promise.all(others.map((other) => other.close()))
  expect(await applied()).toBe(written)
  expect(await catalogFaults(database.pool)).toEqual([])
})

test('a migrated database is left as it is', async () => {
  await migrate(database)
  await migrate(database)
  expect(await applied()).toBe(written)
})

test('a migration that fails leaves nothing behind', async () => {
  await database.pool.query('create table gammes (surprise int)')
  await expect(migrate(database)).rejects.toThrow()
  const { rows } = await database.pool.query<{ sheets: string | null }>(
    "select to_regclass('tech_sheets') as sheets",
  )
  expect(rows).toEqual([{ sheets: null }])
})

test('a database ahead of the program is refused', async () => {
  await migrate(database)
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(migrate(database)).rejects.toThrow(
    "La base de données vient d'une version plus récente de Gramme.",
  )
})

test('a role without the rights it needs is told so in one sentence', async () => {
  const name = `guest_${process.pid}`
  await database.pool.query(`create role ${name} login password 'sesame'`)
  const url = new URL(empty.connectionString)
  url.username = name
  url.password = 'sesame'
  const guest = await connect(url.href)
  try {
    const error: unknown = await migrate(guest).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StartupError)
    expect(String(error)).toContain("n'a pas les droits qu'il faut")
  } finally {
    await guest.close()
    await database.pool.query(`drop role ${name}`)
  }
})
